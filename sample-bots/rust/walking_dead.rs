//! What a bot for The Walking Dead needs to know of the town.
#![allow(dead_code)] // No bot uses all of it.

use std::collections::VecDeque;

use crate::json::{object, Json};
use crate::minions::player;

/// The size of the documents. A smaller town has debris around it.
pub const ROWS: i32 = 60;
pub const COLUMNS: i32 = 60;
/// Farther than any way in the town.
pub const FAR: i32 = 9999;

const CELLS: usize = (ROWS * COLUMNS) as usize;

/// In the protocol it is `[row, column]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pos {
    pub row: i32,
    pub column: i32,
}

impl Pos {
    pub fn read(json: &Json) -> Pos {
        Pos { row: json[0].int(), column: json[1].int() }
    }
}

impl From<Pos> for Json {
    fn from(pos: Pos) -> Json {
        [pos.row, pos.column].into()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dir {
    Down,
    Right,
    Up,
    Left,
}

pub const DIRECTIONS: [Dir; 4] = [Dir::Down, Dir::Right, Dir::Up, Dir::Left];

impl Dir {
    /// As the judge calls it.
    pub fn name(self) -> &'static str {
        match self {
            Dir::Down => "Down",
            Dir::Right => "Right",
            Dir::Up => "Up",
            Dir::Left => "Left",
        }
    }

    /// Rows and columns that a step leads on.
    fn steps(self) -> (i32, i32) {
        match self {
            Dir::Down => (1, 0),
            Dir::Right => (0, 1),
            Dir::Up => (-1, 0),
            Dir::Left => (0, -1),
        }
    }
}

/// The position one step away, or None beyond the edge.
pub fn step(pos: Pos, dir: Dir) -> Option<Pos> {
    let (rows, columns) = dir.steps();
    let to = Pos { row: pos.row + rows, column: pos.column + columns };
    let is_in_town = (0..ROWS).contains(&to.row) && (0..COLUMNS).contains(&to.column);
    is_in_town.then_some(to)
}

/// Steps between two positions, were there no debris. Zombies, who also go diagonally, may need
/// fewer.
pub fn distance(a: Pos, b: Pos) -> i32 {
    (a.row - b.row).abs() + (a.column - b.column).abs()
}

/// A number for each position, row by row.
pub fn index(pos: Pos) -> usize {
    (pos.row * COLUMNS + pos.column) as usize
}

pub fn order(unit: &Unit, dir: Dir) -> Json {
    object([("unit", unit.id.into()), ("dir", dir.name().into())])
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Living,
    Dead,
    Zombie,
}

#[derive(Clone, Copy, Debug)]
pub struct Unit {
    pub id: i32,
    pub kind: Kind,
    /// None for zombies.
    pub clan: Option<usize>,
    pub pos: Pos,
    /// 0 unless it is dead or bitten.
    pub turns_to_zombie: i32,
}

impl Unit {
    fn read(json: &Json) -> Unit {
        let turns = &json["turnsToZombie"];
        Unit {
            id: json["id"].int(),
            kind: match json["type"].text() {
                "living" => Kind::Living,
                "dead" => Kind::Dead,
                "zombie" => Kind::Zombie,
                other => panic!("no such unit in The Walking Dead: {other}"),
            },
            clan: player(&json["clan"]),
            pos: Pos::read(&json["pos"]),
            turns_to_zombie: if turns.is_null() { 0 } else { turns.int() },
        }
    }
}

pub struct Town {
    pub me: usize,
    pub units: Vec<Unit>,
    pub mine: Vec<Unit>,
    pub enemies: Vec<Unit>,
    pub zombies: Vec<Unit>,
    pub food: Vec<Pos>,
    board: Vec<u8>,
    owners: Vec<u8>,
    strengths: Vec<i32>,
    /// The place in the list of units, by index.
    unit_by_index: Vec<Option<usize>>,
    is_free: Vec<bool>,
}

impl Town {
    pub fn new(state: &Json) -> Town {
        let me = state["player"].int() as usize;
        let units: Vec<Unit> = state["units"].items().iter().map(Unit::read).collect();
        let living = || units.iter().filter(|unit| unit.kind == Kind::Living).copied();
        let zombies = units.iter().filter(|unit| unit.kind == Kind::Zombie);
        let board = widen(&state["board"], b'X');
        let mut unit_by_index = vec![None; CELLS];
        let mut is_free: Vec<bool> = board.iter().map(|&mark| mark != b'X').collect();
        for (n, unit) in units.iter().enumerate() {
            unit_by_index[index(unit.pos)] = Some(n);
            is_free[index(unit.pos)] = false;
        }
        Town {
            me,
            mine: living().filter(|unit| unit.clan == Some(me)).collect(),
            enemies: living().filter(|unit| unit.clan != Some(me)).collect(),
            zombies: zombies.copied().collect(),
            food: state["food"].items().iter().map(|food| Pos::read(&food["pos"])).collect(),
            board,
            owners: widen(&state["owners"], b'.'),
            strengths: state["clans"].items().iter().map(|clan| clan["strength"].int()).collect(),
            unit_by_index,
            is_free,
            units,
        }
    }

    /// X debris, M food, . any other street, whoever stands there.
    pub fn cell(&self, pos: Pos) -> char {
        char::from(self.board[index(pos)])
    }

    /// The clan that owns the cell, if any.
    pub fn owner(&self, pos: Pos) -> Option<usize> {
        char::from(self.owners[index(pos)]).to_digit(10).map(|clan| clan as usize)
    }

    /// Decides the fights of this round: N against M wins N times out of N + M, unless the attacker
    /// comes as a surprise.
    pub fn strength(&self, clan: usize) -> i32 {
        self.strengths[clan]
    }

    pub fn unit_at(&self, pos: Pos) -> Option<&Unit> {
        self.unit_by_index[index(pos)].map(|n| &self.units[n])
    }

    /// Where an order leads, or None when the town forbids it. Somebody may stand there.
    pub fn target(&self, pos: Pos, dir: Dir) -> Option<Pos> {
        step(pos, dir).filter(|&to| self.cell(to) != 'X')
    }

    /// For every index: the steps to the nearest target along streets where nobody stands, FAR if
    /// there is no way.
    pub fn steps_to(&self, targets: impl IntoIterator<Item = Pos>) -> Vec<i32> {
        let mut steps = vec![FAR; CELLS];
        let mut queue: VecDeque<Pos> = targets.into_iter().collect();
        for &target in &queue {
            steps[index(target)] = 0;
        }
        while let Some(here) = queue.pop_front() {
            for next in DIRECTIONS.into_iter().filter_map(|dir| step(here, dir)) {
                let near = index(next);
                if steps[near] == FAR && self.is_free[near] {
                    steps[near] = steps[index(here)] + 1;
                    queue.push_back(next);
                }
            }
        }
        steps
    }
}

/// The cells of a list of rows.
/// The cells of a town of this size, those of a smaller one included.
fn widen(rows: &Json, mark: u8) -> Vec<u8> {
    let mut cells = Vec::with_capacity(CELLS);
    for row in rows.items() {
        cells.extend(row.text().bytes());
        cells.resize(cells.len().next_multiple_of(COLUMNS as usize), mark);
    }
    cells.resize(CELLS, mark);
    cells
}
