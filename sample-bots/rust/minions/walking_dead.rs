//! What a bot for The Walking Dead needs to know of the town: its view of a state, directions, distances, ways,
//! orders.

mod state;

use std::cell::RefCell;
use std::collections::{HashSet, VecDeque};

use super::grid::{digit, draw_rows};
use super::paths::{find_way, Ground};

pub use state::*;

/// The size of the documents. A smaller town has debris around it.
pub const ROWS: i32 = 60;
pub const COLUMNS: i32 = 60;
/// Farther than any way in the town.
pub const FAR: i32 = 9999;

const CELLS: usize = (ROWS * COLUMNS) as usize;

/// Where the living can go. Zombies also go diagonally.
pub const DIRECTIONS: [Direction; 4] =
    [Direction::Down, Direction::Right, Direction::Up, Direction::Left];

/// Rows and columns that a step leads on.
fn steps_of(direction: Direction) -> (i32, i32) {
    match direction {
        Direction::Down => (1, 0),
        Direction::DR => (1, 1),
        Direction::Right => (0, 1),
        Direction::RU => (-1, 1),
        Direction::Up => (-1, 0),
        Direction::UL => (-1, -1),
        Direction::Left => (0, -1),
        Direction::LD => (1, -1),
    }
}

/// The position one step away, or None beyond the edge.
pub fn step(pos: Pos, direction: Direction) -> Option<Pos> {
    let (rows, columns) = steps_of(direction);
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

pub fn order(unit: &Unit, direction: Direction) -> Order {
    Order { unit: unit.id, dir: direction }
}

/// The view of a state.
pub struct Town<'a> {
    pub state: &'a State,
    pub me: i32,
    pub units: &'a [Unit],
    pub mine: Vec<Unit>,
    pub enemies: Vec<Unit>,
    pub zombies: Vec<Unit>,
    pub food: Vec<Pos>,
    /// The place in the list of units, by index.
    unit_by_index: Vec<Option<usize>>,
    is_free: Vec<bool>,
    /// Where units of mine will be. A cell, so that a plan can claim steps while it goes
    /// through `mine`.
    claimed: RefCell<HashSet<Pos>>,
}

impl<'a> Town<'a> {
    pub fn new(state: &'a State) -> Town<'a> {
        let (me, units) = (state.player, &state.units);
        let living = || units.iter().filter(|unit| unit.kind == UnitType::Living).copied();
        let zombies = units.iter().filter(|unit| unit.kind == UnitType::Zombie);
        let mut town = Town {
            state,
            me,
            units,
            mine: living().filter(|unit| unit.clan == Some(me)).collect(),
            enemies: living().filter(|unit| unit.clan != Some(me)).collect(),
            zombies: zombies.copied().collect(),
            food: state.food.iter().map(|food| food.pos).collect(),
            unit_by_index: vec![None; CELLS],
            is_free: vec![false; CELLS],
            claimed: RefCell::default(),
        };
        for pos in positions() {
            town.is_free[index(pos)] = town.cell(pos) != Land::Debris;
        }
        for (n, unit) in units.iter().enumerate() {
            town.unit_by_index[index(unit.pos)] = Some(n);
            town.is_free[index(unit.pos)] = false;
        }
        town
    }

    pub fn cell(&self, pos: Pos) -> Land {
        match mark_at(&self.state.board, pos) {
            Some(b'.') => Land::Street,
            Some(b'M') => Land::Food,
            _ => Land::Debris,
        }
    }

    /// The clan that owns the cell, or -1.
    pub fn owner(&self, pos: Pos) -> i32 {
        match mark_at(&self.state.owners, pos) {
            Some(mark @ b'0'..=b'3') => i32::from(mark - b'0'),
            _ => -1,
        }
    }

    /// Decides the fights of this round: N against M wins N times out of N + M, unless the attacker
    /// comes as a surprise.
    pub fn strength(&self, clan: i32) -> i32 {
        self.state.clans[clan as usize].strength
    }

    pub fn unit_at(&self, pos: Pos) -> Option<&'a Unit> {
        self.unit_by_index[index(pos)].map(|n| &self.units[n])
    }

    /// The units of a clan, or of nobody (-1): all, the dead among them, or those of a type.
    pub fn units_of(&self, clan: i32, kind: Option<UnitType>) -> Vec<Unit> {
        let is_of = |unit: &&Unit| unit.clan.unwrap_or(-1) == clan;
        let is_one = |unit: &&Unit| is_of(unit) && kind.map_or(true, |kind| unit.kind == kind);
        self.units.iter().filter(is_one).copied().collect()
    }

    /// Whom the unit could attack now: the living of other clans, and zombies.
    pub fn enemies_in_reach(&self, unit: &Unit) -> Vec<Unit> {
        let others = self.neighbours(unit.pos).into_iter().filter_map(|pos| self.unit_at(pos));
        let is_enemy = |other: &&Unit| other.clan != Some(self.me) && other.kind != UnitType::Dead;
        others.filter(is_enemy).copied().collect()
    }

    /// The streets that a clan owns, row by row; -1: that nobody owns.
    pub fn cells_of(&self, clan: i32) -> Vec<Pos> {
        let streets = positions().filter(|&pos| self.cell(pos) != Land::Debris);
        streets.filter(|&pos| self.owner(pos) == clan).collect()
    }

    /// Where an order leads, or None when the town forbids it. Somebody may stand there.
    pub fn target(&self, pos: Pos, direction: Direction) -> Option<Pos> {
        step(pos, direction).filter(|&to| self.cell(to) != Land::Debris)
    }

    /// The positions one step away that the land allows. Somebody may stand there.
    pub fn neighbours(&self, pos: Pos) -> Vec<Pos> {
        DIRECTIONS.into_iter().filter_map(|direction| self.target(pos, direction)).collect()
    }

    /// The cells on the way to the nearest goal, which comes last; none when there is no way.
    pub fn path(&self, from: Pos, goals: &[Pos]) -> Vec<Pos> {
        find_way(self, from, goals).map_or(Vec::new(), |way| way.cells)
    }

    /// How many steps that way has; FAR when there is none.
    pub fn steps(&self, from: Pos, goals: &[Pos]) -> i32 {
        find_way(self, from, goals).map_or(FAR, |way| way.length)
    }

    /// The direction of its first step, if there is one.
    pub fn towards(&self, from: Pos, goals: &[Pos]) -> Option<Direction> {
        let first = *self.path(from, goals).first()?;
        DIRECTIONS.into_iter().find(|&direction| self.target(from, direction) == Some(first))
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
            for next in DIRECTIONS.into_iter().filter_map(|direction| step(here, direction)) {
                let near = index(next);
                if steps[near] == FAR && self.is_free[near] {
                    steps[near] = steps[index(here)] + 1;
                    queue.push_back(next);
                }
            }
        }
        steps
    }

    /// The direction of the best step for a unit of mine by a table of steps, if there is one that
    /// helps. The cell is then claimed: no other unit gets it in this round.
    pub fn claim_step(&self, unit: &Unit, steps: &[i32]) -> Option<Direction> {
        let mut claimed = self.claimed.borrow_mut();
        let ways =
            DIRECTIONS.into_iter().filter_map(|way| Some((way, self.target(unit.pos, way)?)));
        let (way, to) = ways
            .filter(|(_, to)| !claimed.contains(to))
            .min_by_key(|(_, to)| steps[index(*to)])
            .filter(|(_, to)| steps[index(*to)] < FAR)?;
        claimed.insert(to);
        Some(way)
    }

    /// The board as text, for `say`: digits are clans, z zombies, d the dead.
    pub fn grid(&self) -> String {
        let mark = |unit: &Unit| (unit.pos.row, unit.pos.column, letter_of(unit));
        draw_rows(&self.state.board, self.units.iter().map(mark))
    }
}

fn letter_of(unit: &Unit) -> char {
    match (unit.kind, unit.clan) {
        (UnitType::Living, Some(clan)) => digit(clan),
        (UnitType::Dead, _) => 'd',
        _ => 'z',
    }
}

/// Every position of a town of the usual size, by index.
fn positions() -> impl Iterator<Item = Pos> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| Pos { row, column }))
}

/// None beyond a town that is smaller.
fn mark_at(rows: &[String], pos: Pos) -> Option<u8> {
    rows.get(pos.row as usize)?.as_bytes().get(pos.column as usize).copied()
}

impl Ground for Town<'_> {
    type Pos = Pos;

    fn neighbours(&self, pos: Pos) -> Vec<Pos> {
        self.neighbours(pos)
    }

    fn is_taken(&self, pos: Pos) -> bool {
        self.unit_at(pos).is_some()
    }
}
