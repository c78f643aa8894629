//! What a bot for Crematoria needs to know of the planet: its view of a state, directions, distances, ways,
//! orders.

mod state;

use std::cell::RefCell;
use std::collections::{HashSet, VecDeque};

use super::grid::{digit, draw_rows};
use super::paths::{find_way, Ground};

pub use state::*;

pub const ROWS: i32 = 40;
pub const COLUMNS: i32 = 80;
/// Farther than any way on the planet.
pub const FAR: i32 = 9999;

/// The positions of a level.
const LEVEL: usize = (ROWS * COLUMNS) as usize;

/// Every direction, those that stay on the level first.
pub const DIRECTIONS: [Direction; 11] = Direction::ALL;
/// The eight directions that stay on the level.
pub const WALKS: [Direction; 8] = [
    Direction::Bottom,
    Direction::BR,
    Direction::Right,
    Direction::RT,
    Direction::Top,
    Direction::TL,
    Direction::Left,
    Direction::LB,
];

/// Rows, columns and levels that a step leads on.
fn steps_of(direction: Direction) -> (i32, i32, i32) {
    match direction {
        Direction::Bottom => (1, 0, 0),
        Direction::BR => (1, 1, 0),
        Direction::Right => (0, 1, 0),
        Direction::RT => (-1, 1, 0),
        Direction::Top => (-1, 0, 0),
        Direction::TL => (-1, -1, 0),
        Direction::Left => (0, -1, 0),
        Direction::LB => (1, -1, 0),
        Direction::Up => (0, 0, 1),
        Direction::Down => (0, 0, -1),
        Direction::None => (0, 0, 0),
    }
}

/// The position one step away, or None beyond the edge. Columns are a ring.
pub fn step(pos: Pos, direction: Direction) -> Option<Pos> {
    let (rows, columns, levels) = steps_of(direction);
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

pub fn order(unit: &Unit, direction: Direction) -> Order {
    Order { unit: unit.id, dir: direction }
}

/// By index of level 0.
pub struct Walk {
    /// To the nearest source; FAR if there is no way.
    pub steps: Vec<i32>,
    /// The place of that source in the list.
    pub source: Vec<Option<usize>>,
}

/// The view of a state.
pub struct Planet<'a> {
    pub state: &'a State,
    pub me: i32,
    pub units: &'a [Unit],
    pub mine: Vec<Unit>,
    pub gems: Vec<Pos>,
    pub elevators: Vec<Pos>,
    /// The place in the list of units, by index.
    unit_by_index: Vec<Option<usize>>,
    hounds: Vec<Pos>,
    /// Where units of mine are or will be. A cell, so that a plan can claim steps while it goes
    /// through `mine`.
    claimed: RefCell<HashSet<Pos>>,
}

impl<'a> Planet<'a> {
    pub fn new(state: &'a State) -> Planet<'a> {
        let units = &state.units;
        let hounds = units.iter().filter(|unit| unit.kind == UnitType::Hellhound);
        let is_mine = |unit: &&Unit| unit.player == state.player;
        let mine: Vec<Unit> = units.iter().filter(is_mine).copied().collect();
        let mut planet = Planet {
            state,
            me: state.player,
            units,
            claimed: RefCell::new(mine.iter().map(|unit| unit.pos).collect()),
            mine,
            gems: state.gems.iter().map(|gem| gem.pos).collect(),
            elevators: Vec::new(),
            unit_by_index: vec![None; 2 * LEVEL],
            hounds: hounds.map(|hound| hound.pos).collect(),
        };
        for (n, unit) in units.iter().enumerate() {
            planet.unit_by_index[index(unit.pos)] = Some(n);
        }
        let is_elevator = |pos: &Pos| planet.cell(*pos) == Land::Elevator;
        planet.elevators = underground().filter(is_elevator).collect();
        planet
    }

    pub fn cell(&self, pos: Pos) -> Land {
        let row = &self.state.board[pos.level as usize][pos.row as usize];
        match row.as_bytes()[pos.column as usize] {
            b'R' => Land::Rock,
            b'C' => Land::Cave,
            b'E' => Land::Elevator,
            _ => Land::Outside,
        }
    }

    /// The player who owns the cell, or -1.
    pub fn owner(&self, pos: Pos) -> i32 {
        let mark = self.state.owners[pos.row as usize].as_bytes()[pos.column as usize];
        if pos.level == 1 || mark == b'.' {
            return -1;
        }
        i32::from(mark - b'0')
    }

    pub fn unit_at(&self, pos: Pos) -> Option<&'a Unit> {
        self.unit_by_index[index(pos)].map(|n| &self.units[n])
    }

    /// The units of a player, or of nobody (-1): all, or those of a type.
    pub fn units_of(&self, player: i32, kind: Option<UnitType>) -> Vec<Unit> {
        let is_one =
            |unit: &&Unit| unit.player == player && kind.map_or(true, |kind| unit.kind == kind);
        self.units.iter().filter(is_one).copied().collect()
    }

    /// Whom the unit could attack now. Hellhounds are immortal.
    pub fn enemies_in_reach(&self, unit: &Unit) -> Vec<Unit> {
        let others = self.neighbours(unit.pos).into_iter().filter_map(|pos| self.unit_at(pos));
        let is_enemy = |other: &&Unit| other.player != self.me && other.kind != UnitType::Hellhound;
        others.filter(is_enemy).copied().collect()
    }

    /// The caves that a player owns, row by row; -1: that nobody owns.
    pub fn cells_of(&self, player: i32) -> Vec<Pos> {
        self.caves().filter(|&pos| self.owner(pos) == player).collect()
    }

    /// Where an order leads, or None when the land forbids it. Somebody may stand there.
    pub fn target(&self, pos: Pos, direction: Direction) -> Option<Pos> {
        let is_lift = matches!(direction, Direction::Up | Direction::Down);
        if is_lift && self.cell(pos) != Land::Elevator {
            return None;
        }
        step(pos, direction).filter(|&to| self.cell(to) != Land::Rock)
    }

    /// The positions one step away that the land allows. Somebody may stand there.
    pub fn neighbours(&self, pos: Pos) -> Vec<Pos> {
        let others = DIRECTIONS.into_iter().filter(|&direction| direction != Direction::None);
        others.filter_map(|direction| self.target(pos, direction)).collect()
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
        (column - self.state.night[0]).rem_euclid(COLUMNS)
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
        self.night_left(pos.column) == 0 || self.is_landing_site(pos)
    }

    /// Whether somebody lands there in this round.
    fn is_landing_site(&self, pos: Pos) -> bool {
        self.state.landings.iter().any(|landing| landing.turns == 1 && landing.pos == pos)
    }

    /// The cave positions, row by row.
    pub fn caves(&self) -> impl Iterator<Item = Pos> + '_ {
        underground().filter(move |&pos| self.cell(pos) == Land::Cave)
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
            for next in WALKS.into_iter().filter_map(|way| self.target(pos, way)) {
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

    /// The direction of the best step for a unit of mine by a table of steps, if there is one that
    /// helps. The cell is then claimed: no other unit gets it in this round. It never leads outside,
    /// where death is sure, or a pioneer onto anybody.
    pub fn claim_step(&self, unit: &Unit, steps: &[i32]) -> Option<Direction> {
        let mut claimed = self.claimed.borrow_mut();
        let is_pioneer = unit.kind == UnitType::Pioneer;
        let ways = WALKS.into_iter().filter_map(|way| Some((way, self.target(unit.pos, way)?)));
        let (way, to) = ways
            .filter(|(_, to)| to.level == 0 && !self.is_deadly(*to) && !claimed.contains(to))
            .filter(|(_, to)| !(is_pioneer && self.unit_at(*to).is_some()))
            .min_by_key(|(_, to)| steps[index(*to)])
            .filter(|(_, to)| steps[index(*to)] < FAR)?;
        claimed.insert(to);
        Some(way)
    }

    /// The board as text, for `say`: digits are players, n necromongers, h hellhounds, g gems.
    /// Underground first.
    pub fn grid(&self) -> String {
        let level = |n: i32| {
            let gems = self.gems.iter().map(|&gem| (gem, 'g'));
            let units = self.units.iter().map(|unit| (unit.pos, letter_of(unit)));
            let there = gems.chain(units).filter(|(pos, _)| pos.level == n);
            let marks = there.map(|(pos, mark)| (pos.row, pos.column, mark));
            draw_rows(&self.state.board[n as usize], marks)
        };
        format!("{}\n\n{}", level(0), level(1))
    }
}

fn letter_of(unit: &Unit) -> char {
    match unit.kind {
        UnitType::Necromonger => 'n',
        UnitType::Hellhound => 'h',
        _ => digit(unit.player),
    }
}

impl Ground for Planet<'_> {
    type Pos = Pos;

    fn neighbours(&self, pos: Pos) -> Vec<Pos> {
        self.neighbours(pos)
    }

    fn is_taken(&self, pos: Pos) -> bool {
        self.unit_at(pos).is_some()
    }
}
