//! The nodes of a game: one arena, numbered in the order in which the nodes came to be.

use crate::rules::Move;

/// The number of a node in its [`Tree`]: 0 is the start of the game, and a parent's number is always
/// lower than its children's. Nodes are never deleted, so a number stays good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The start of the game, before any move.
    pub const ROOT: NodeId = NodeId(0);

    /// The number, for lists kept beside the nodes and for text forms.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Moves that were played, as a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    /// The move that leads here and where it comes from; `None` for the root.
    from: Option<(NodeId, Move)>,
    /// In the order in which they were first played.
    children: Vec<NodeId>,
    /// The child that was on the board last.
    remembered: Option<NodeId>,
    depth: u16,
}

impl Tree {
    /// A tree of its root alone.
    pub fn new() -> Tree {
        Tree { nodes: vec![Node { from: None, children: Vec::new(), remembered: None, depth: 0 }] }
    }

    /// Number of nodes, the root counted; at least 1.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes in the order in which they came to be.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// The node of that number, if there is one.
    pub fn node(&self, index: usize) -> Option<NodeId> {
        (index < self.nodes.len()).then_some(NodeId(index as u32))
    }

    /// Where the node comes from; `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.get(id).from.map(|(parent, _)| parent)
    }

    /// The move that leads to the node; `None` for the root.
    pub fn mv(&self, id: NodeId) -> Option<Move> {
        self.get(id).from.map(|(_, mv)| mv)
    }

    /// The moves that were tried here, in the order in which they were first played.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.get(id).children
    }

    /// The child that was on the board last, if the node has any.
    pub fn remembered(&self, id: NodeId) -> Option<NodeId> {
        self.get(id).remembered
    }

    /// Number of moves from the root to the node.
    pub fn depth(&self, id: NodeId) -> usize {
        usize::from(self.get(id).depth)
    }

    /// The nodes from the first move to `id`, the root left out.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(id), |&at| self.parent(at)).take(self.depth(id)).collect();
        path.reverse();
        path
    }

    /// The child of `parent` with that move: the existing one, or a new one. It becomes the remembered one.
    pub(super) fn enter(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let found = self.child(parent, mv);
        let child = found.unwrap_or_else(|| self.add(parent, mv));
        self.nodes[parent.index()].remembered = Some(child);
        child
    }

    /// The child of `parent` with that move.
    pub fn child(&self, parent: NodeId, mv: Move) -> Option<NodeId> {
        self.children(parent).iter().copied().find(|&c| self.mv(c) == Some(mv))
    }

    /// Makes every node on the way to `id` the remembered child of its parent.
    pub(super) fn remember(&mut self, id: NodeId) {
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            self.nodes[parent.index()].remembered = Some(at);
            at = parent;
        }
    }

    /// Makes one node the remembered child of its parent.
    pub(super) fn remember_one(&mut self, id: NodeId) {
        if let Some(parent) = self.parent(id) {
            self.nodes[parent.index()].remembered = Some(id);
        }
    }

    /// Makes the last child of every node the remembered one.
    pub(super) fn remember_last(&mut self) {
        for node in &mut self.nodes {
            node.remembered = node.children.last().copied();
        }
    }

    fn add(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("memory ends long before node numbers do"));
        let depth = self.get(parent).depth + 1;
        self.nodes.push(Node { from: Some((parent, mv)), children: Vec::new(), remembered: None, depth });
        self.nodes[parent.index()].children.push(id);
        id
    }

    fn get(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }
}

impl Default for Tree {
    fn default() -> Tree {
        Tree::new()
    }
}
