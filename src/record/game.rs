//! A game: the tree, the cursor in it with its position, the result by word or clock, the names.

use super::tree::{NodeId, Tree};
use crate::rules::{ByColor, Color, Illegal, LegalMove, Move, Position, Setup, SetupError};

/// How a game ended other than on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// The other player gave up.
    Resigned {
        /// The winner.
        by: Color,
    },
    /// The other player's time ran out.
    TimeOut {
        /// The winner.
        by: Color,
    },
}

/// A game being played or replayed.
///
/// The cursor is the node on the board, and [`position`](Game::position) is always what the moves from
/// the root to the cursor make.
#[derive(Clone, Debug)]
pub struct Game {
    tree: Tree,
    cursor: NodeId,
    position: Position,
    revision: u64,
    result: Option<(NodeId, Ended)>,
    names: ByColor<String>,
}

impl Game {
    /// Most characters of a player's name; what is longer is cut.
    pub const NAME_MAX: usize = 40;

    /// A game that starts at `setup`, without names.
    ///
    /// # Errors
    /// When a stone stands off the board or on another.
    pub fn new(setup: Setup) -> Result<Game, SetupError> {
        Ok(Game {
            position: Position::new(setup)?,
            tree: Tree::new(),
            cursor: NodeId::ROOT,
            revision: 0,
            result: None,
            names: ByColor::default(),
        })
    }

    /// All moves ever played.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The node on the board.
    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Number of moves on the board.
    pub fn ply(&self) -> usize {
        self.position.ply()
    }

    /// Grows with every change of the cursor, the tree, the result or a name.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The players' names, empty where none was given.
    pub const fn names(&self) -> &ByColor<String> {
        &self.names
    }

    /// Names a player. Control characters become spaces, spaces around are cut, and so is what passes
    /// [`NAME_MAX`](Game::NAME_MAX): a name is always one line.
    pub fn set_name(&mut self, color: Color, name: &str) {
        let line: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let cut: String = line.trim().chars().take(Game::NAME_MAX).collect();
        self.names[color] = cut.trim_end().to_owned();
        self.revision += 1;
    }

    /// The result by word or clock and the node it belongs to, wherever the cursor is.
    pub const fn result(&self) -> Option<(NodeId, Ended)> {
        self.result
    }

    /// The result by word or clock, if it belongs to the node on the board.
    pub fn ended_here(&self) -> Option<Ended> {
        self.result.filter(|&(node, _)| node == self.cursor).map(|(_, ended)| ended)
    }

    /// Whether the game is over at the node on the board, by the stones, by word or by clock.
    pub fn is_over(&self) -> bool {
        self.position.status().is_over() || self.ended_here().is_some()
    }

    /// Ends the game here by word or clock. It belongs to this node: elsewhere the game goes on.
    pub fn end(&mut self, ended: Ended) {
        self.result = Some((self.cursor, ended));
        self.revision += 1;
    }

    /// Forgets a result by word or clock, so that the game goes on here.
    pub fn reopen(&mut self) {
        self.result = None;
        self.revision += 1;
    }

    /// Whether the player to move may do `mv`: as [`Position::check`], and never after a result.
    ///
    /// # Errors
    /// The reason for refusal.
    pub fn check(&self, mv: impl Into<Move>) -> Result<LegalMove, Illegal> {
        if self.ended_here().is_some() { Err(Illegal::GameOver) } else { self.position.check(mv) }
    }

    /// Makes a move that [`check`](Game::check) found legal here and answers its node: an existing one
    /// is entered, else one is added. Playing on makes a result by word or clock void.
    ///
    /// # Panics
    /// When the move was checked in another position.
    pub fn play(&mut self, legal: LegalMove) -> NodeId {
        self.position.play(legal);
        self.cursor = self.tree.enter(self.cursor, legal.mv());
        self.result = None;
        self.revision += 1;
        self.cursor
    }

    /// Moves the cursor one move back. Nothing is deleted. `false` at the start.
    pub fn undo(&mut self) -> bool {
        let Some(parent) = self.tree.parent(self.cursor) else { return false };
        self.jump(parent);
        true
    }

    /// Moves the cursor to the remembered child. `false` where there is none.
    pub fn redo(&mut self) -> bool {
        let Some(child) = self.tree.remembered(self.cursor) else { return false };
        self.jump(child);
        true
    }

    /// Moves the cursor anywhere. Redo will then follow the way that leads here. Costs one undo or play
    /// for each move between the two nodes.
    pub fn jump(&mut self, to: NodeId) {
        let path = self.tree.path(to);
        let here = self.tree.path(self.cursor);
        let common = path.iter().zip(&here).take_while(|(a, b)| a == b).count();
        for _ in common..here.len() {
            self.position.undo();
        }
        for &node in &path[common..] {
            let mv = self.tree.mv(node).expect("only the root has no move, and a path leaves it out");
            let legal = self.position.check(mv).expect("every node of the tree was played here before");
            self.position.play(legal);
        }
        self.tree.remember(to);
        self.cursor = to;
        self.revision += 1;
    }

    /// Moves the cursor before the first move.
    pub fn to_start(&mut self) {
        self.jump(NodeId::ROOT);
    }

    /// Moves the cursor to the last move of the shown line.
    pub fn to_end(&mut self) {
        self.jump(self.line().last().copied().unwrap_or(self.cursor));
    }

    /// The shown line: the nodes to the cursor, then the remembered ones. The root is left out, so
    /// that node `k` of the line stands on the board after `k + 1` moves.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.tree.path(self.cursor);
        line.extend(std::iter::successors(self.tree.remembered(self.cursor), |&at| self.tree.remembered(at)));
        line
    }

    /// Puts the cursor on a node that was just read and remembers what the text says: the last child
    /// everywhere, and then each of `next`.
    pub(super) fn settle(&mut self, cursor: NodeId, next: &[NodeId]) {
        self.jump(cursor);
        self.tree.remember_last();
        for &node in next {
            self.tree.remember_one(node);
        }
        // Whatever a text written by hand says: redo after undo comes back.
        self.tree.remember(cursor);
    }

    /// A result at any node; used when a game is read.
    pub(super) fn set_result(&mut self, at: NodeId, ended: Ended) {
        self.result = Some((at, ended));
    }
}

impl PartialEq for Game {
    /// Same set-up, tree, remembered line, cursor, result and names; the revision is not asked.
    fn eq(&self, other: &Game) -> bool {
        self.position.setup() == other.position.setup()
            && self.tree == other.tree
            && self.cursor == other.cursor
            && self.result == other.result
            && self.names == other.names
    }
}

impl Eq for Game {}
