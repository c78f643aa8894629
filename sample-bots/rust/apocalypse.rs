//! What a bot for Apocalypse needs to know of the battlefield. A cell is a number, row by row;
//! `cell_at` and `position_of` turn the [row, column] of the protocol into a cell and back.
#![allow(dead_code)] // No bot uses all of it.

use std::collections::VecDeque;

use crate::json::{object, Json};
use crate::minions::player;

pub const SIZE: usize = 60;
pub const CELLS: usize = SIZE * SIZE;
/// A helicopter covers the cells up to this far from its centre.
pub const REACH: usize = 2;
/// The most parachuters that a player can throw in a round.
pub const THROWS: usize = 4;
/// Farther than any way on the battlefield.
pub const FAR: i32 = 9999;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    South,
    East,
    North,
    West,
}

/// Each is a quarter turn counterclockwise from the one before.
const FACINGS: [Facing; 4] = [Facing::South, Facing::East, Facing::North, Facing::West];

impl Facing {
    fn read(json: &Json) -> Facing {
        match json.text() {
            "south" => Facing::South,
            "east" => Facing::East,
            "north" => Facing::North,
            "west" => Facing::West,
            other => panic!("no helicopter can face {other}"),
        }
    }

    /// Where a helicopter faces after so many quarter turns counterclockwise.
    fn turned(self, quarters: usize) -> Facing {
        FACINGS[(self as usize + quarters) % 4]
    }

    /// Where a helicopter faces after a turn clockwise.
    fn clockwise(self) -> Facing {
        self.turned(3)
    }
}

/// What a helicopter can be told to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Clockwise,
    Counterclockwise,
    Forward1,
    Forward2,
    Napalm,
}

impl Action {
    /// As the judge calls it.
    pub fn name(self) -> &'static str {
        match self {
            Action::Clockwise => "clockwise",
            Action::Counterclockwise => "counterclockwise",
            Action::Forward1 => "forward1",
            Action::Forward2 => "forward2",
            Action::Napalm => "napalm",
        }
    }
}

pub fn cell_at([row, column]: [i32; 2]) -> usize {
    row as usize * SIZE + column as usize
}

/// Also what `debug::mark` and `debug::line` draw.
pub fn position_of(cell: usize) -> [i32; 2] {
    [(cell / SIZE) as i32, (cell % SIZE) as i32]
}

/// The next cell. There always is one: the border is all mountains, and nobody can be on it.
pub fn step(cell: usize, facing: Facing) -> usize {
    match facing {
        Facing::South => cell + SIZE,
        Facing::East => cell + 1,
        Facing::North => cell - SIZE,
        Facing::West => cell - 1,
    }
}

/// Steps of a soldier from one cell to another, were there nothing in his way.
pub fn distance(a: usize, b: usize) -> usize {
    (a / SIZE).abs_diff(b / SIZE).max((a % SIZE).abs_diff(b % SIZE))
}

/// The cells up to so many steps away: row by row, and the cell itself among them.
pub fn square(cell: usize, reach: usize) -> impl Iterator<Item = usize> {
    let near = move |n: usize| n.saturating_sub(reach)..=(n + reach).min(SIZE - 1);
    let columns = near(cell % SIZE);
    near(cell / SIZE).flat_map(move |row| columns.clone().map(move |column| row * SIZE + column))
}

/// The cells that a soldier can order: his own and the eight around it.
pub fn around(cell: usize) -> impl Iterator<Item = usize> {
    square(cell, 1)
}

/// The cells below a helicopter with this centre; just as well, the centres from which it covers
/// this cell.
pub fn below(centre: usize) -> impl Iterator<Item = usize> {
    square(centre, REACH)
}

/// What a helicopter does first on the way to a goal, another centre of its flight.
pub fn first_action(helicopter: &Helicopter, goal: usize, flight: &Flight) -> Action {
    let Helicopter { cell, facing, .. } = *helicopter;
    let mut first = goal;
    let mut second = goal;
    while flight.before[first] != cell {
        second = first;
        first = flight.before[first];
    }
    if first == step(cell, facing) {
        return if second == step(first, facing) { Action::Forward2 } else { Action::Forward1 };
    }
    if first == step(cell, facing.clockwise()) {
        Action::Clockwise
    } else {
        Action::Counterclockwise
    }
}

pub fn order_soldier(soldier: &Soldier, cell: usize) -> Json {
    object([("soldier", soldier.id.into()), ("to", position_of(cell).into())])
}

pub fn order_helicopter(helicopter: &Helicopter, action: Action) -> Json {
    object([("helicopter", helicopter.id.into()), ("do", action.name().into())])
}

/// Throws the first parachuter of the helicopter.
pub fn order_parachuter(cell: usize, helicopter: &Helicopter) -> Json {
    object([("parachuter", position_of(cell).into()), ("helicopter", helicopter.id.into())])
}

#[derive(Clone, Copy, Debug)]
pub struct Post {
    pub cell: usize,
    pub value: i32,
    pub owner: Option<usize>,
}

#[derive(Clone, Copy, Debug)]
pub struct Soldier {
    pub id: i32,
    pub player: usize,
    pub cell: usize,
    pub life: i32,
}

#[derive(Clone, Debug)]
pub struct Helicopter {
    pub id: i32,
    pub player: usize,
    pub cell: usize,
    pub facing: Facing,
    /// Rounds to wait for it.
    pub napalm: i32,
    /// In how many rounds, this one included, each can still be thrown; the first goes first.
    pub parachuters: Vec<i32>,
}

impl Post {
    fn read(json: &Json) -> Post {
        Post {
            cell: read_cell(&json["pos"]),
            value: json["value"].int(),
            owner: player(&json["owner"]),
        }
    }
}

impl Soldier {
    fn read(json: &Json) -> Soldier {
        Soldier {
            id: json["id"].int(),
            player: json["player"].int() as usize,
            cell: read_cell(&json["pos"]),
            life: json["life"].int(),
        }
    }
}

impl Helicopter {
    fn read(json: &Json) -> Helicopter {
        Helicopter {
            id: json["id"].int(),
            player: json["player"].int() as usize,
            cell: read_cell(&json["pos"]),
            facing: Facing::read(&json["facing"]),
            napalm: json["napalm"].int(),
            parachuters: json["parachuters"].items().iter().map(Json::int).collect(),
        }
    }
}

fn read_cell(pos: &Json) -> usize {
    cell_at([pos[0].int(), pos[1].int()])
}

/// Where a helicopter can fly.
pub struct Flight {
    /// The centres it comes to, the nearest first.
    pub centres: Vec<usize>,
    /// The steps to each of them, by cell.
    pub steps: Vec<i32>,
    /// The centre before each of them on the way, by cell.
    pub before: Vec<usize>,
}

/// Posts, soldiers and helicopters are those of the state, each with its `cell`.
pub struct Battlefield {
    pub me: usize,
    pub posts: Vec<Post>,
    pub soldiers: Vec<Soldier>,
    pub mine: Vec<Soldier>,
    pub enemies: Vec<Soldier>,
    pub helicopters: Vec<Helicopter>,
    pub my_helicopters: Vec<Helicopter>,
    land: Vec<u8>,
    is_burning: Vec<bool>,
    is_open: Vec<bool>,
    is_over_mountain: Vec<bool>,
    /// The place in the list of soldiers, by cell.
    soldier_by_cell: Vec<Option<usize>>,
}

impl Battlefield {
    pub fn new(state: &Json) -> Battlefield {
        let me = state["player"].int() as usize;
        let soldiers: Vec<Soldier> = state["soldiers"].items().iter().map(Soldier::read).collect();
        let helicopters: Vec<Helicopter> =
            state["helicopters"].items().iter().map(Helicopter::read).collect();
        let (mine, enemies) = soldiers.iter().partition(|soldier| soldier.player == me);
        let is_mine = |helicopter: &&Helicopter| helicopter.player == me;
        let mut field = Battlefield {
            me,
            posts: state["posts"].items().iter().map(Post::read).collect(),
            mine,
            enemies,
            my_helicopters: helicopters.iter().filter(is_mine).cloned().collect(),
            land: state["board"].items().iter().flat_map(|row| row.text().bytes()).collect(),
            is_burning: vec![false; CELLS],
            is_open: vec![false; CELLS],
            is_over_mountain: vec![false; CELLS],
            soldier_by_cell: vec![None; CELLS],
            soldiers,
            helicopters,
        };
        for (n, soldier) in field.soldiers.iter().enumerate() {
            field.soldier_by_cell[soldier.cell] = Some(n);
        }
        for cell in 0..CELLS {
            field.read_land(cell);
        }
        for fire in state["fire"].items() {
            field.ignite(read_cell(&fire["pos"]));
        }
        field
    }

    fn read_land(&mut self, cell: usize) {
        match self.land[cell] {
            b':' | b'.' => self.is_open[cell] = true,
            b'X' => below(cell).for_each(|centre| self.is_over_mountain[centre] = true),
            _ => {}
        }
    }

    pub fn is_forest(&self, cell: usize) -> bool {
        self.land[cell] == b':'
    }

    /// Sets the cell on fire: also for a bot to note where it throws napalm.
    pub fn ignite(&mut self, cell: usize) {
        self.is_burning[cell] = true;
        self.is_open[cell] = false;
    }

    /// Whether a soldier can live there: forest or grass, not on fire. Somebody may be there.
    pub fn is_open(&self, cell: usize) -> bool {
        self.is_open[cell]
    }

    /// Whether a fire next to it may spread to the cell.
    pub fn is_endangered(&self, cell: usize) -> bool {
        self.is_forest(cell) && FACINGS.iter().any(|&facing| self.is_burning[step(cell, facing)])
    }

    pub fn soldier_at(&self, cell: usize) -> Option<&Soldier> {
        self.soldier_by_cell[cell].map(|n| &self.soldiers[n])
    }

    /// For each cell, whether the helicopter can have its centre there: over no mountain, clear of
    /// other helicopters.
    pub fn sky_of(&self, helicopter: &Helicopter) -> Vec<bool> {
        let mut sky: Vec<bool> = self.is_over_mountain.iter().map(|is_over| !is_over).collect();
        for other in self.helicopters.iter().filter(|other| other.id != helicopter.id) {
            // With their centres that near, the two would share a cell of sky.
            square(other.cell, 2 * REACH).for_each(|cell| sky[cell] = false);
        }
        sky
    }

    /// What the helicopter can be told to do.
    pub fn actions_of(&self, helicopter: &Helicopter) -> Vec<Action> {
        let sky = self.sky_of(helicopter);
        let ahead = step(helicopter.cell, helicopter.facing);
        let mut actions = vec![Action::Clockwise, Action::Counterclockwise];
        if sky[ahead] {
            actions.push(Action::Forward1);
        }
        if sky[ahead] && sky[step(ahead, helicopter.facing)] {
            actions.push(Action::Forward2);
        }
        if helicopter.napalm == 0 {
            actions.push(Action::Napalm);
        }
        actions
    }

    /// Walks from all sources at once. For each cell: the steps to the nearest source, or FAR if
    /// there is no way of at most `most` steps.
    pub fn walk_from(&self, sources: impl IntoIterator<Item = usize>, most: i32) -> Vec<i32> {
        let mut steps = vec![FAR; CELLS];
        let mut queue: VecDeque<usize> = sources.into_iter().collect();
        for &cell in &queue {
            steps[cell] = 0;
        }
        while let Some(cell) = queue.pop_front() {
            if steps[cell] == most {
                break;
            }
            for near in around(cell) {
                if steps[near] == FAR && self.is_open[near] {
                    steps[near] = steps[cell] + 1;
                    queue.push_back(near);
                }
            }
        }
        steps
    }

    /// Flies everywhere, straight on as long as possible.
    pub fn fly_from(&self, helicopter: &Helicopter) -> Flight {
        let sky = self.sky_of(helicopter);
        let facings = [0, 1, 2, 3].map(|quarters| helicopter.facing.turned(quarters));
        let mut centres = vec![helicopter.cell];
        let mut steps = vec![FAR; CELLS];
        let mut before = vec![helicopter.cell; CELLS];
        steps[helicopter.cell] = 0;
        let mut n = 0;
        while n < centres.len() {
            let centre = centres[n];
            for next in facings.map(|facing| step(centre, facing)) {
                if steps[next] == FAR && sky[next] {
                    steps[next] = steps[centre] + 1;
                    before[next] = centre;
                    centres.push(next);
                }
            }
            n += 1;
        }
        Flight { centres, steps, before }
    }
}
