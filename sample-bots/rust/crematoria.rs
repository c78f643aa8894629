//! What a bot for Crematoria needs to know of the planet.
#![allow(dead_code)] // No bot uses all of it.

use std::collections::VecDeque;

use crate::json::{object, Json};
use crate::minions::player;

pub const ROWS: i32 = 40;
pub const COLUMNS: i32 = 80;
/// Farther than any way on the planet.
pub const FAR: i32 = 9999;

/// The positions of a level.
const LEVEL: usize = (ROWS * COLUMNS) as usize;

/// In the protocol it is `[row, column, level]`. Level 0 is underground, level 1 outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pos {
    pub row: i32,
    pub column: i32,
    pub level: i32,
}

impl Pos {
    pub fn read(json: &Json) -> Pos {
        Pos { row: json[0].int(), column: json[1].int(), level: json[2].int() }
    }
}

impl From<Pos> for Json {
    fn from(pos: Pos) -> Json {
        [pos.row, pos.column, pos.level].into()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dir {
    Bottom,
    BR,
    Right,
    RT,
    Top,
    TL,
    Left,
    LB,
    Up,
    Down,
    None,
}

pub const DIRECTIONS: [Dir; 11] = [
    Dir::Bottom,
    Dir::BR,
    Dir::Right,
    Dir::RT,
    Dir::Top,
    Dir::TL,
    Dir::Left,
    Dir::LB,
    Dir::Up,
    Dir::Down,
    Dir::None,
];
/// The eight directions that stay on the level.
pub const WALKS: [Dir; 8] =
    [Dir::Bottom, Dir::BR, Dir::Right, Dir::RT, Dir::Top, Dir::TL, Dir::Left, Dir::LB];

impl Dir {
    /// As the judge calls it.
    pub fn name(self) -> &'static str {
        match self {
            Dir::Bottom => "Bottom",
            Dir::BR => "BR",
            Dir::Right => "Right",
            Dir::RT => "RT",
            Dir::Top => "Top",
            Dir::TL => "TL",
            Dir::Left => "Left",
            Dir::LB => "LB",
            Dir::Up => "Up",
            Dir::Down => "Down",
            Dir::None => "None",
        }
    }

    /// Rows, columns and levels that a step leads on.
    fn steps(self) -> (i32, i32, i32) {
        match self {
            Dir::Bottom => (1, 0, 0),
            Dir::BR => (1, 1, 0),
            Dir::Right => (0, 1, 0),
            Dir::RT => (-1, 1, 0),
            Dir::Top => (-1, 0, 0),
            Dir::TL => (-1, -1, 0),
            Dir::Left => (0, -1, 0),
            Dir::LB => (1, -1, 0),
            Dir::Up => (0, 0, 1),
            Dir::Down => (0, 0, -1),
            Dir::None => (0, 0, 0),
        }
    }
}

/// The position one step away, or None beyond the edge. Columns are a ring.
pub fn step(pos: Pos, dir: Dir) -> Option<Pos> {
    let (rows, columns, levels) = dir.steps();
    let row = pos.row + rows;
    let column = (pos.column + columns).rem_euclid(COLUMNS);
    let level = pos.level + levels;
    let is_on_planet = (0..ROWS).contains(&row) && (0..=1).contains(&level);
    is_on_planet.then_some(Pos { row, column, level })
}

/// Steps from one column to another, the short way round.
pub fn ring_distance(a: i32, b: i32) -> i32 {
    let straight = (a - b).abs();
    straight.min(COLUMNS - straight)
}

/// Steps between two positions of a level, were there no rocks.
pub fn distance(a: Pos, b: Pos) -> i32 {
    (a.row - b.row).abs().max(ring_distance(a.column, b.column))
}

/// A number for each position, row by row, underground first.
pub fn index(pos: Pos) -> usize {
    ((pos.level * ROWS + pos.row) * COLUMNS + pos.column) as usize
}

/// Every position of level 0, by index.
fn underground() -> impl Iterator<Item = Pos> {
    let row_of = |row| (0..COLUMNS).map(move |column| Pos { row, column, level: 0 });
    (0..ROWS).flat_map(row_of)
}

pub fn order(unit: &Unit, dir: Dir) -> Json {
    object([("unit", unit.id.into()), ("dir", dir.name().into())])
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Pioneer,
    Furyan,
    Necromonger,
    Hellhound,
}

#[derive(Clone, Copy, Debug)]
pub struct Unit {
    pub id: i32,
    pub kind: Kind,
    /// None for necromongers and hellhounds.
    pub player: Option<usize>,
    pub pos: Pos,
    /// 0 for hellhounds, which nobody can hurt.
    pub health: i32,
}

impl Unit {
    fn read(json: &Json) -> Unit {
        let kind = match json["type"].text() {
            "pioneer" => Kind::Pioneer,
            "furyan" => Kind::Furyan,
            "necromonger" => Kind::Necromonger,
            "hellhound" => Kind::Hellhound,
            other => panic!("no such unit in Crematoria: {other}"),
        };
        Unit {
            id: json["id"].int(),
            kind,
            player: player(&json["player"]),
            pos: Pos::read(&json["pos"]),
            health: if kind == Kind::Hellhound { 0 } else { json["health"].int() },
        }
    }
}

/// By index of level 0.
pub struct Walk {
    /// To the nearest source; FAR if there is no way.
    pub steps: Vec<i32>,
    /// The place of that source in the list.
    pub source: Vec<Option<usize>>,
}

pub struct Planet {
    pub me: usize,
    pub units: Vec<Unit>,
    pub mine: Vec<Unit>,
    pub gems: Vec<Pos>,
    pub elevators: Vec<Pos>,
    board: Vec<u8>,
    owners: Vec<u8>,
    first_night: i32,
    /// The place in the list of units, by index.
    unit_by_index: Vec<Option<usize>>,
    hounds: Vec<Pos>,
    landing: Vec<Pos>,
}

impl Planet {
    pub fn new(state: &Json) -> Planet {
        let me = state["player"].int() as usize;
        let units: Vec<Unit> = state["units"].items().iter().map(Unit::read).collect();
        let levels = state["board"].items().iter();
        let board: Vec<u8> = levels.flat_map(rows).copied().collect();
        let is_hound = |unit: &&Unit| unit.kind == Kind::Hellhound;
        let is_landing = |landing: &&Json| landing["turns"].int() == 1;
        let mut unit_by_index = vec![None; 2 * LEVEL];
        for (n, unit) in units.iter().enumerate() {
            unit_by_index[index(unit.pos)] = Some(n);
        }
        Planet {
            me,
            mine: units.iter().filter(|unit| unit.player == Some(me)).copied().collect(),
            gems: state["gems"].items().iter().map(|gem| Pos::read(&gem["pos"])).collect(),
            elevators: underground().filter(|&pos| board[index(pos)] == b'E').collect(),
            owners: rows(&state["owners"]).copied().collect(),
            first_night: state["night"][0].int(),
            unit_by_index,
            hounds: units.iter().filter(is_hound).map(|hound| hound.pos).collect(),
            landing: state["landings"]
                .items()
                .iter()
                .filter(is_landing)
                .map(|landing| Pos::read(&landing["pos"]))
                .collect(),
            board,
            units,
        }
    }

    /// R rock, C cave, E elevator, O outside.
    pub fn cell(&self, pos: Pos) -> char {
        char::from(self.board[index(pos)])
    }

    /// The player who owns the cell, if any.
    pub fn owner(&self, pos: Pos) -> Option<usize> {
        let mark = self.owners.get(index(pos))?;
        char::from(*mark).to_digit(10).map(|player| player as usize)
    }

    pub fn unit_at(&self, pos: Pos) -> Option<&Unit> {
        self.unit_by_index[index(pos)].map(|n| &self.units[n])
    }

    /// Where an order leads, or None when the land forbids it. Somebody may stand there.
    pub fn target(&self, pos: Pos, dir: Dir) -> Option<Pos> {
        if (dir == Dir::Up || dir == Dir::Down) && self.cell(pos) != 'E' {
            return None;
        }
        step(pos, dir).filter(|&to| self.cell(to) != 'R')
    }

    pub fn is_night(&self, column: i32) -> bool {
        self.columns_into_night(column) < COLUMNS / 2
    }

    /// How many rounds the column will still be dark at the end of the round; 0 by day. The sun
    /// takes two columns a round.
    pub fn night_left(&self, column: i32) -> i32 {
        if self.is_night(column) {
            self.columns_into_night(column) / 2
        } else {
            0
        }
    }

    fn columns_into_night(&self, column: i32) -> i32 {
        (column - self.first_night).rem_euclid(COLUMNS)
    }

    /// Steps to the nearest hellhound, through rocks; FAR outside.
    pub fn hound_distance(&self, pos: Pos) -> i32 {
        if pos.level == 1 {
            return FAR;
        }
        self.hounds.iter().map(|&hound| distance(hound, pos)).min().unwrap_or(FAR)
    }

    /// Whether a unit that is there after its move is sure to die: next to a hound, in the sun, or
    /// under a landing.
    pub fn is_deadly(&self, pos: Pos) -> bool {
        if pos.level == 0 {
            return self.hound_distance(pos) <= 1;
        }
        self.night_left(pos.column) == 0 || self.landing.contains(&pos)
    }

    /// The cave positions, row by row.
    pub fn caves(&self) -> impl Iterator<Item = Pos> + '_ {
        underground().filter(move |&pos| self.cell(pos) == 'C')
    }

    /// Walks underground from all sources at once.
    pub fn walk_from(&self, sources: impl IntoIterator<Item = Pos>) -> Walk {
        let mut walk = Walk { steps: vec![FAR; LEVEL], source: vec![None; LEVEL] };
        let mut queue: VecDeque<Pos> = sources.into_iter().collect();
        for (n, &pos) in queue.iter().enumerate() {
            walk.steps[index(pos)] = 0;
            walk.source[index(pos)] = Some(n);
        }
        while let Some(pos) = queue.pop_front() {
            let here = index(pos);
            for next in WALKS.into_iter().filter_map(|dir| self.target(pos, dir)) {
                let near = index(next);
                if walk.steps[near] == FAR {
                    walk.steps[near] = walk.steps[here] + 1;
                    walk.source[near] = walk.source[here];
                    queue.push_back(next);
                }
            }
        }
        walk
    }
}

/// The cells of a list of rows.
fn rows(json: &Json) -> impl Iterator<Item = &u8> {
    json.items().iter().flat_map(|row| row.text().as_bytes())
}
