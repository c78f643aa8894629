//! What a bot for Ork Island needs to know of the island.
#![allow(dead_code)] // No bot uses all of it.

use std::mem;
use std::sync::Mutex;

use crate::json::{object, Json};
use crate::minions::player;

/// Farther than any way on the island.
pub const FAR: i32 = 1_000_000;
/// No cell makes a way longer than this, whatever it costs.
const DEAREST: i32 = 20;

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
    N,
    S,
    W,
    E,
}

pub const DIRECTIONS: [Dir; 4] = [Dir::N, Dir::S, Dir::W, Dir::E];

impl Dir {
    /// As the judge calls it.
    pub fn name(self) -> &'static str {
        match self {
            Dir::N => "N",
            Dir::S => "S",
            Dir::W => "W",
            Dir::E => "E",
        }
    }

    /// Rows and columns that a step leads on.
    fn steps(self) -> (i32, i32) {
        match self {
            Dir::N => (-1, 0),
            Dir::S => (1, 0),
            Dir::W => (0, -1),
            Dir::E => (0, 1),
        }
    }
}

/// The health it costs to enter a cell.
#[derive(Clone, Copy)]
struct Costs {
    grass: i32,
    forest: i32,
    sand: i32,
    city: i32,
    path: i32,
}

/// Only the first state tells them (until then, the usual), so they must be remembered.
static COSTS: Mutex<Costs> = Mutex::new(Costs { grass: 1, forest: 2, sand: 3, city: 0, path: 0 });

impl Costs {
    fn read(config: &Json) -> Costs {
        Costs {
            grass: config["costGrass"].int(),
            forest: config["costForest"].int(),
            sand: config["costSand"].int(),
            city: config["costCity"].int(),
            path: config["costPath"].int(),
        }
    }

    fn of(&self, cell: u8) -> i32 {
        match cell {
            b'.' => self.grass,
            b'F' => self.forest,
            b'S' => self.sand,
            b'C' => self.city,
            b'P' => self.path,
            other => panic!("nobody can enter the cell {:?}", char::from(other)),
        }
    }
}

/// The position one step away, on the board or just beyond the edge.
pub fn step(pos: Pos, dir: Dir) -> Pos {
    let (rows, columns) = dir.steps();
    Pos { row: pos.row + rows, column: pos.column + columns }
}

/// Steps between two positions, were there no water.
pub fn distance(a: Pos, b: Pos) -> i32 {
    (a.row - b.row).abs() + (a.column - b.column).abs()
}

pub fn order(unit: &Unit, dir: Dir) -> Json {
    object([("unit", unit.id.into()), ("dir", dir.name().into())])
}

#[derive(Clone, Copy, Debug)]
pub struct Unit {
    pub id: i32,
    pub player: usize,
    pub pos: Pos,
    pub health: i32,
}

impl Unit {
    fn read(json: &Json) -> Unit {
        Unit {
            id: json["id"].int(),
            player: json["player"].int() as usize,
            pos: Pos::read(&json["pos"]),
            health: json["health"].int(),
        }
    }
}

/// A city or a path.
pub struct Place {
    pub cells: Vec<Pos>,
    pub owner: Option<usize>,
}

impl Place {
    fn read(json: &Json) -> Place {
        Place {
            cells: json["cells"].items().iter().map(Pos::read).collect(),
            owner: player(&json["owner"]),
        }
    }
}

/// By index.
pub struct Walk {
    /// To the nearest goal, in steps plus the health they cost; FAR if there is no way.
    pub far: Vec<i32>,
    /// Which place that goal is.
    pub goal: Vec<Option<usize>>,
}

pub struct Island {
    pub me: usize,
    pub units: Vec<Unit>,
    pub mine: Vec<Unit>,
    /// What can be conquered, each with its cells and its owner: the cities, then the paths.
    pub places: Vec<Place>,
    costs: Costs,
    width: usize,
    land: Vec<u8>,
    /// The place in the list of units, by index.
    unit_by_index: Vec<Option<usize>>,
    place_by_index: Vec<Option<usize>>,
}

impl Island {
    pub fn new(state: &Json) -> Island {
        let me = state["player"].int() as usize;
        let units: Vec<Unit> = state["units"].items().iter().map(Unit::read).collect();
        let cities = state["cities"].items().iter();
        let paths = state["paths"].items().iter();
        let land = read_land(state["board"].items());
        let mut island = Island {
            me,
            mine: units.iter().filter(|unit| unit.player == me).copied().collect(),
            units,
            places: cities.chain(paths).map(Place::read).collect(),
            costs: read_costs(&state["start"]),
            width: state["board"][0].text().len() + 1,
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

    /// W water, . grass, F forest, S sand, C city, P path.
    pub fn cell(&self, pos: Pos) -> char {
        char::from(self.land[self.index(pos)])
    }

    /// The health it costs to enter a cell that is not water.
    pub fn cost(&self, pos: Pos) -> i32 {
        self.costs.of(self.land[self.index(pos)])
    }

    pub fn unit_at(&self, pos: Pos) -> Option<&Unit> {
        self.unit_by_index[self.index(pos)].map(|n| &self.units[n])
    }

    /// Which of the places the cell belongs to, if any.
    pub fn place_at(&self, pos: Pos) -> Option<usize> {
        self.place_by_index[self.index(pos)]
    }

    /// How many orks each player has in a place.
    pub fn count(&self, place: &Place) -> [i32; 4] {
        let mut counts = [0; 4];
        for unit in place.cells.iter().filter_map(|&pos| self.unit_at(pos)) {
            counts[unit.player] += 1;
        }
        counts
    }

    /// Where an order leads, or None into water. Somebody may stand there.
    pub fn target(&self, pos: Pos, dir: Dir) -> Option<Pos> {
        let to = step(pos, dir);
        (self.cell(to) != 'W').then_some(to)
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
        let farther = walk.far[here] + 1 + self.costs.of(self.land[here]).min(DEAREST);
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
}

fn read_costs(start: &Json) -> Costs {
    let mut costs = COSTS.lock().unwrap();
    if !start.is_null() {
        *costs = Costs::read(&start["config"]);
    }
    *costs
}

/// Water all around, so that nothing beyond the edge needs a thought.
fn read_land(board: &[Json]) -> Vec<u8> {
    let sea = vec![b'W'; board[0].text().len() + 1];
    let mut land = sea.clone();
    for row in board {
        land.extend(row.text().bytes());
        land.push(b'W');
    }
    land.extend(sea);
    land
}
