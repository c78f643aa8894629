//! What a bot for Ork Island needs to know of the island: its view of a state, directions, distances, ways,
//! orders.

mod state;

use std::cell::RefCell;
use std::collections::HashSet;
use std::mem;

use super::grid::{digit, draw_rows};
use super::paths::{find_way, Ground};

pub use state::*;

/// Farther than any way on the island.
pub const FAR: i32 = 1_000_000;
/// No cell makes a way longer than this, whatever it costs.
const DEAREST: i32 = 20;

pub const DIRECTIONS: [Direction; 4] = Direction::ALL;

/// The position one step away, on the board or just beyond the edge.
pub fn step(pos: Pos, direction: Direction) -> Pos {
    let (rows, columns) = match direction {
        Direction::N => (-1, 0),
        Direction::S => (1, 0),
        Direction::W => (0, -1),
        Direction::E => (0, 1),
    };
    Pos { row: pos.row + rows, column: pos.column + columns }
}

/// Steps between two positions, were there no water.
pub fn distance(a: Pos, b: Pos) -> i32 {
    (a.row - b.row).abs() + (a.column - b.column).abs()
}

pub fn order(ork: &Unit, direction: Direction) -> Order {
    Order { unit: ork.id, dir: direction }
}

/// A city or a path.
pub struct Place {
    pub cells: Vec<Pos>,
    pub owner: i32,
}

/// By index.
pub struct Walk {
    /// To the nearest goal, in steps plus the health they cost; FAR if there is no way.
    pub far: Vec<i32>,
    /// Which place that goal is.
    pub goal: Vec<Option<usize>>,
}

/// The view of a state.
pub struct Island<'a> {
    pub state: &'a State,
    pub me: i32,
    pub units: &'a [Unit],
    pub mine: Vec<Unit>,
    /// What can be conquered, each with its cells and its owner: the cities, then the paths.
    pub places: Vec<Place>,
    width: usize,
    land: Vec<u8>,
    /// The place in the list of units, by index.
    unit_by_index: Vec<Option<usize>>,
    place_by_index: Vec<Option<usize>>,
    /// Where orks of mine are or will be. A cell, so that a plan can claim steps while it goes
    /// through `mine`.
    claimed: RefCell<HashSet<Pos>>,
}

impl<'a> Island<'a> {
    pub fn new(state: &'a State) -> Island<'a> {
        let cities = state.cities.iter().map(|city| (&city.cells, city.owner));
        let paths = state.paths.iter().map(|path| (&path.cells, path.owner));
        let place = |(cells, owner): (&Vec<Pos>, i32)| Place { cells: cells.clone(), owner };
        let is_mine = |unit: &&Unit| unit.player == state.player;
        let mine: Vec<Unit> = state.units.iter().filter(is_mine).copied().collect();
        let land = read_land(&state.board);
        let mut island = Island {
            state,
            me: state.player,
            units: &state.units,
            claimed: RefCell::new(mine.iter().map(|ork| ork.pos).collect()),
            mine,
            places: cities.chain(paths).map(place).collect(),
            width: state.board[0].len() + 1,
            unit_by_index: vec![None; land.len()],
            place_by_index: vec![None; land.len()],
            land,
        };
        for (n, unit) in island.units.iter().enumerate() {
            let here = island.index(unit.pos);
            island.unit_by_index[here] = Some(n);
        }
        for (n, place) in island.places.iter().enumerate() {
            for &pos in &place.cells {
                let here = island.index(pos);
                island.place_by_index[here] = Some(n);
            }
        }
        island
    }

    /// A number for each position, row by row, those just beyond the edge included.
    pub fn index(&self, pos: Pos) -> usize {
        ((pos.row + 1) * self.width as i32 + pos.column) as usize
    }

    pub fn cell(&self, pos: Pos) -> Land {
        match self.land[self.index(pos)] {
            b'.' => Land::Grass,
            b'F' => Land::Forest,
            b'S' => Land::Sand,
            b'C' => Land::City,
            b'P' => Land::Path,
            _ => Land::Water,
        }
    }

    /// The health it costs to enter a cell that is not water.
    pub fn cost(&self, pos: Pos) -> i32 {
        self.cost_at(self.index(pos))
    }

    fn cost_at(&self, index: usize) -> i32 {
        match self.land[index] {
            b'.' => self.state.config.cost_grass,
            b'F' => self.state.config.cost_forest,
            b'S' => self.state.config.cost_sand,
            b'C' => self.state.config.cost_city,
            _ => self.state.config.cost_path,
        }
    }

    pub fn unit_at(&self, pos: Pos) -> Option<&'a Unit> {
        self.unit_by_index[self.index(pos)].map(|n| &self.units[n])
    }

    /// The orks of a player.
    pub fn units_of(&self, player: i32) -> Vec<Unit> {
        self.units.iter().filter(|unit| unit.player == player).copied().collect()
    }

    /// Whom the ork could attack now.
    pub fn enemies_in_reach(&self, ork: &Unit) -> Vec<Unit> {
        let others = self.neighbours(ork.pos).into_iter().filter_map(|pos| self.unit_at(pos));
        others.filter(|other| other.player != self.me).copied().collect()
    }

    /// The cells of the cities, then of the paths, that a player owns; -1: that nobody owns.
    pub fn cells_of(&self, player: i32) -> Vec<Pos> {
        let places = self.places.iter().filter(|place| place.owner == player);
        places.flat_map(|place| place.cells.iter().copied()).collect()
    }

    /// Which of the places the cell belongs to, if any.
    pub fn place_at(&self, pos: Pos) -> Option<usize> {
        self.place_by_index[self.index(pos)]
    }

    /// How many orks each player has in a place.
    pub fn count(&self, place: &Place) -> [i32; 4] {
        let mut counts = [0; 4];
        for unit in place.cells.iter().filter_map(|&pos| self.unit_at(pos)) {
            counts[unit.player as usize] += 1;
        }
        counts
    }

    /// Where an order leads, or None into water. Somebody may stand there.
    pub fn target(&self, pos: Pos, direction: Direction) -> Option<Pos> {
        let to = step(pos, direction);
        (self.cell(to) != Land::Water).then_some(to)
    }

    /// The positions one step away that the land allows. Somebody may stand there.
    pub fn neighbours(&self, pos: Pos) -> Vec<Pos> {
        DIRECTIONS.into_iter().filter_map(|direction| self.target(pos, direction)).collect()
    }

    /// The cells on the way to the nearest goal, which comes last; none when there is no way.
    pub fn path(&self, from: Pos, goals: &[Pos]) -> Vec<Pos> {
        find_way(self, from, goals).map_or(Vec::new(), |way| way.cells)
    }

    /// How long that way is, in steps plus the health they cost; FAR when there is none.
    pub fn steps(&self, from: Pos, goals: &[Pos]) -> i32 {
        find_way(self, from, goals).map_or(FAR, |way| way.length)
    }

    /// The direction of its first step, if there is one.
    pub fn towards(&self, from: Pos, goals: &[Pos]) -> Option<Direction> {
        let first = *self.path(from, goals).first()?;
        DIRECTIONS.into_iter().find(|&direction| self.target(from, direction) == Some(first))
    }

    /// Walks from some of the places at once.
    pub fn walk_from(&self, goals: impl IntoIterator<Item = usize>) -> Walk {
        let cells = self.land.len();
        let mut walk = Walk { far: vec![FAR; cells], goal: vec![None; cells] };
        // The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in
        // the list.
        let mut rings = vec![Vec::new()];
        for n in goals {
            for here in self.places[n].cells.iter().map(|&pos| self.index(pos)) {
                walk.far[here] = 0;
                walk.goal[here] = Some(n);
                rings[0].push(here);
            }
        }
        let mut near = 0;
        while near < rings.len() {
            for here in mem::take(&mut rings[near]) {
                if walk.far[here] == near as i32 {
                    self.walk_on(here, &mut walk, &mut rings);
                }
            }
            near += 1;
        }
        walk
    }

    fn walk_on(&self, here: usize, walk: &mut Walk, rings: &mut Vec<Vec<usize>>) {
        let farther = walk.far[here] + 1 + self.cost_at(here).min(DEAREST);
        let ring = farther as usize;
        if rings.len() <= ring {
            rings.resize(ring + 1, Vec::new());
        }
        for there in [here - self.width, here + self.width, here - 1, here + 1] {
            if walk.far[there] > farther && self.land[there] != b'W' {
                walk.far[there] = farther;
                walk.goal[there] = walk.goal[here];
                rings[ring].push(there);
            }
        }
    }

    /// The direction of the best step for an ork of mine by a table of how far cells are, if there is
    /// one that brings it nearer. The cell is then claimed: no other ork gets it in this round.
    pub fn claim_step(&self, ork: &Unit, far: &[i32]) -> Option<Direction> {
        let mut claimed = self.claimed.borrow_mut();
        let ways = DIRECTIONS.into_iter().filter_map(|way| Some((way, self.target(ork.pos, way)?)));
        let (way, to) = ways
            .filter(|(_, to)| !claimed.contains(to))
            .min_by_key(|(_, to)| far[self.index(*to)])
            .filter(|(_, to)| far[self.index(*to)] < far[self.index(ork.pos)])?;
        claimed.insert(to);
        Some(way)
    }

    /// The board as text, for `say`: digits are players.
    pub fn grid(&self) -> String {
        let mark = |unit: &Unit| (unit.pos.row, unit.pos.column, digit(unit.player));
        draw_rows(&self.state.board, self.units.iter().map(mark))
    }
}

/// Water all around, so that nothing beyond the edge needs a thought.
fn read_land(board: &[String]) -> Vec<u8> {
    let sea = vec![b'W'; board[0].len() + 1];
    let mut land = sea.clone();
    for row in board {
        land.extend(row.bytes());
        land.push(b'W');
    }
    land.extend(sea);
    land
}

impl Ground for Island<'_> {
    type Pos = Pos;

    fn neighbours(&self, pos: Pos) -> Vec<Pos> {
        self.neighbours(pos)
    }

    fn is_taken(&self, pos: Pos) -> bool {
        self.unit_at(pos).is_some()
    }

    fn step_cost(&self, pos: Pos) -> i32 {
        1 + self.cost(pos).min(DEAREST)
    }
}
