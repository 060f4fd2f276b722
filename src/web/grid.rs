//! The board for somebody who does not see the canvas: a grid of named cells that lies invisibly over
//! it, cell on crossing. It is one tab stop; inside, the focus roves from cell to cell.

use std::rc::Weak;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, HtmlElement, Node};

use super::env;
use super::listener::Listener;
use super::page::{Handle, Shared, dispatch};
use crate::app::{Command, Language, Snapshot, Words};
use crate::rules::{BoardSize, Point};
use crate::view::describe::{board_summary, cell_name};

/// The grid of one board.
pub(super) struct Grid {
    host: HtmlElement,
    table: Option<Element>,
    cells: Vec<HtmlElement>,
    names: Vec<String>,
    size: BoardSize,
    cursor: Point,
    digits: u8,
    key: Option<Key>,
}

/// What the names of the cells depend on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Key {
    revision: u64,
    language: Language,
    hint: Option<Point>,
    scores: bool,
}

impl Grid {
    /// An empty grid inside `host`.
    pub(super) fn new(host: HtmlElement, size: BoardSize) -> Grid {
        let cursor = size.center();
        Grid { host, table: None, cells: Vec::new(), names: Vec::new(), size, cursor, digits: 0, key: None }
    }

    /// Number of lines.
    pub(super) fn size(&self) -> BoardSize {
        self.size
    }

    /// The cell that has the focus or would get it.
    pub(super) fn cursor(&self) -> Point {
        self.cursor
    }

    /// The row that the digits typed so far mean, from 1; `None` for none on this board.
    pub(super) fn digit(&mut self, digit: u8) -> Option<u8> {
        let lines = self.size.lines();
        let both = self.digits * 10 + digit;
        let row = if (1..=lines).contains(&both) { both } else { digit };
        self.digits = if row * 10 <= lines { row } else { 0 };
        (1..=lines).contains(&row).then_some(row)
    }

    /// The next digit begins a new row.
    pub(super) fn forget_digits(&mut self) {
        self.digits = 0;
    }

    /// Gives every cell the name that fits `snapshot`.
    pub(super) fn update(&mut self, snapshot: &Snapshot, words: &Words) {
        let key = Key {
            revision: snapshot.revision,
            language: words.language(),
            hint: snapshot.hint.as_ref().map(|hint| hint.point),
            scores: snapshot.scores.is_some(),
        };
        if self.key == Some(key) {
            return;
        }
        if self.size != snapshot.rules.size || self.table.is_none() {
            self.rebuild(snapshot.rules.size);
        }
        self.key = Some(key);
        for (index, point) in self.size.points().enumerate() {
            let name = cell_name(snapshot, point, words);
            if self.names[index] != name {
                set(&self.cells[index], "aria-label", &name);
                self.names[index] = name;
            }
        }
        if let Some(table) = &self.table {
            set(table, "aria-label", &board_summary(snapshot, words));
        }
    }

    fn rebuild(&mut self, size: BoardSize) {
        let had_focus = self.has_focus();
        let lines = size.lines();
        self.size = size;
        self.cursor = size.center();
        self.digits = 0;
        self.names = vec![String::new(); size.cells()];
        let table = element("div", "grid");
        // Crossings lie one cell apart, the first one cell from the edge: half a cell is left all around.
        let tracks = format!("0.5fr repeat({lines}, 1fr) 0.5fr");
        let style = table.unchecked_ref::<HtmlElement>().style();
        let _ = style.set_property("--tracks", &tracks);
        let mut cells: Vec<Option<HtmlElement>> = vec![None; size.cells()];
        let head = element("div", "row");
        append(&head, &element("div", "gridcell"));
        for x in 0..lines {
            append(&head, &heading("columnheader", &Point::new(x, 0).column_letter().to_string()));
        }
        append(&table, &head);
        for y in (0..lines).rev() {
            let row = element("div", "row");
            append(&row, &heading("rowheader", &(y + 1).to_string()));
            for x in 0..lines {
                let point = Point::new(x, y);
                let cell = element("div", "gridcell");
                set(&cell, "data-point", &point.to_string().to_ascii_lowercase());
                set(&cell, "tabindex", if point == self.cursor { "0" } else { "-1" });
                append(&row, &cell);
                cells[size.index(point)] = Some(cell);
            }
            append(&table, &row);
        }
        self.cells = cells.into_iter().flatten().collect();
        self.host.set_text_content(None);
        append(&self.host, &table);
        self.table = Some(table.unchecked_into());
        if had_focus {
            let _ = self.cells[self.size.index(self.cursor)].focus();
        }
    }

    fn has_focus(&self) -> bool {
        env::document().active_element().is_some_and(|active| self.host.contains(Some(&active)))
    }

    /// Moves the one tab stop, and gives the cell that has it now.
    fn set_cursor(&mut self, point: Point) -> Option<HtmlElement> {
        if !self.size.contains(point) {
            return None;
        }
        set(&self.cells[self.size.index(self.cursor)], "tabindex", "-1");
        self.cursor = point;
        let cell = self.cells[self.size.index(point)].clone();
        set(&cell, "tabindex", "0");
        Some(cell)
    }
}

/// All listeners of the grid but that for keys.
pub(super) fn listeners(host: &HtmlElement, page: &Weak<Shared>) -> Vec<Listener> {
    vec![
        Listener::new(host, "focusin", page, focus_in),
        Listener::new(host, "focusout", page, focus_out),
        Listener::new(host, "click", page, click),
    ]
}

/// Moves the focus to the cell of `point`.
pub(super) fn move_to(page: &Handle, point: Point) {
    let cell = page.borrow_mut().grid.set_cursor(point);
    // The focus calls back at once, so nothing may be borrowed here.
    if let Some(cell) = cell {
        let _ = cell.focus();
    }
}

/// Lets the focus go.
pub(super) fn leave(page: &Handle) {
    let cell = {
        let grid = &page.borrow().grid;
        grid.cells.get(grid.size.index(grid.cursor)).cloned()
    };
    if let Some(cell) = cell {
        let _ = cell.blur();
    }
}

fn focus_in(page: &Handle, event: &FocusEvent) {
    let page = &mut *page.borrow_mut();
    if let Some(point) = point_of(event) {
        let _ = page.grid.set_cursor(point);
        page.surface.phase.cursor = Some(point);
        page.frame.request();
    }
}

fn focus_out(page: &Handle, event: &FocusEvent) {
    let page = &mut *page.borrow_mut();
    let next: Option<Node> = event.related_target().and_then(|target| target.dyn_into().ok());
    // From cell to cell the focus stays on the board, and a row may still be half typed.
    if page.grid.host.contains(next.as_ref()) {
        return;
    }
    page.grid.forget_digits();
    page.surface.phase.cursor = None;
    page.frame.request();
}

/// A press by a screen reader: pointers go through to the canvas and never end here.
fn click(page: &Handle, event: &Event) {
    if let Some(point) = point_of(event) {
        move_to(page, point);
        dispatch(page, Command::Place(point));
    }
}

fn point_of(event: &Event) -> Option<Point> {
    let cell: Element = event.target()?.dyn_into().ok()?;
    cell.get_attribute("data-point")?.parse().ok()
}

fn element(name: &str, role: &str) -> HtmlElement {
    let made = env::document().create_element(name).expect("the name is a valid one");
    set(&made, "role", role);
    made.unchecked_into()
}

fn heading(role: &str, text: &str) -> HtmlElement {
    let made = element("div", role);
    made.set_text_content(Some(text));
    made
}

fn set(element: &Element, name: &str, value: &str) {
    element.set_attribute(name, value).expect("the attribute's name is a valid one");
}

fn append(parent: &Element, child: &Element) {
    parent.append_child(child).expect("a new element can stand anywhere");
}
