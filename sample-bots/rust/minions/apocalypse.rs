//! What a bot for Apocalypse needs to know of the battlefield: its view of a state, directions, distances, ways,
//! orders. Where every cell is counted, a cell is a number, row by row: `cell_at` and `position_of` turn
//! one into the other.

mod state;

use std::cell::RefCell;
use std::collections::{HashSet, VecDeque};

use super::grid::{digit, draw_rows};
use super::paths::{find_way, Ground};

pub use state::*;

pub const SIZE: usize = 60;
pub const CELLS: usize = SIZE * SIZE;
/// A helicopter covers the cells up to this far from its centre.
pub const REACH: usize = 2;
/// The most parachuters that a player can throw in a round.
pub const THROWS: usize = 4;
/// Farther than any way on the battlefield.
pub const FAR: i32 = 9999;

/// Each is a quarter turn counterclockwise from the one before.
const FACINGS: [Facing; 4] = [Facing::South, Facing::East, Facing::North, Facing::West];

impl Facing {
    /// Where a helicopter faces after so many quarter turns counterclockwise.
    fn turned(self, quarters: usize) -> Facing {
        FACINGS[(self as usize + quarters) % 4]
    }

    /// Where a helicopter faces after a turn clockwise.
    fn clockwise(self) -> Facing {
        self.turned(3)
    }
}

pub fn cell_at(pos: Pos) -> usize {
    pos.row as usize * SIZE + pos.column as usize
}

pub fn position_of(cell: usize) -> Pos {
    Pos { row: (cell / SIZE) as i32, column: (cell % SIZE) as i32 }
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

/// Steps of a soldier from one position to another, were there nothing in his way.
pub fn distance(a: Pos, b: Pos) -> i32 {
    (a.row - b.row).abs().max((a.column - b.column).abs())
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
    let (cell, facing) = (cell_at(helicopter.pos), helicopter.facing);
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

/// He goes there, or attacks who is there: his own cell, or one of the eight around it.
pub fn order_soldier(soldier: &Soldier, pos: Pos) -> Order {
    Order::Soldier(SoldierOrder { soldier: soldier.id, to: pos })
}

pub fn order_helicopter(helicopter: &Helicopter, action: Action) -> Order {
    Order::Helicopter(HelicopterOrder { helicopter: helicopter.id, action })
}

/// Throws the first parachuter of the helicopter.
pub fn order_parachuter(pos: Pos, helicopter: &Helicopter) -> Order {
    Order::Parachuter(ParachuterOrder { parachuter: pos, helicopter: Some(helicopter.id) })
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

/// The view of a state.
pub struct Battlefield<'a> {
    pub state: &'a State,
    pub me: i32,
    pub posts: &'a [Post],
    pub soldiers: &'a [Soldier],
    pub mine: Vec<Soldier>,
    pub enemies: Vec<Soldier>,
    pub helicopters: &'a [Helicopter],
    pub my_helicopters: Vec<Helicopter>,
    is_burning: Vec<bool>,
    is_open: Vec<bool>,
    is_over_mountain: Vec<bool>,
    /// The place in the list of soldiers, by cell.
    soldier_by_cell: Vec<Option<usize>>,
    /// Where soldiers of mine are or will be. A cell, so that a plan can claim steps while it goes
    /// through `mine`.
    claimed: RefCell<HashSet<Pos>>,
}

impl<'a> Battlefield<'a> {
    pub fn new(state: &'a State) -> Battlefield<'a> {
        let me = state.player;
        let is_mine = |helicopter: &&Helicopter| helicopter.player == me;
        let (mine, enemies): (Vec<Soldier>, Vec<Soldier>) =
            state.soldiers.iter().partition(|soldier| soldier.player == me);
        let mut field = Battlefield {
            state,
            me,
            posts: &state.posts,
            soldiers: &state.soldiers,
            claimed: RefCell::new(mine.iter().map(|soldier| soldier.pos).collect()),
            mine,
            enemies,
            helicopters: &state.helicopters,
            my_helicopters: state.helicopters.iter().filter(is_mine).cloned().collect(),
            is_burning: vec![false; CELLS],
            is_open: vec![false; CELLS],
            is_over_mountain: vec![false; CELLS],
            soldier_by_cell: vec![None; CELLS],
        };
        for (n, soldier) in field.soldiers.iter().enumerate() {
            field.soldier_by_cell[cell_at(soldier.pos)] = Some(n);
        }
        for cell in 0..CELLS {
            field.read_land(cell);
        }
        for fire in &state.fire {
            field.ignite(cell_at(fire.pos));
        }
        field
    }

    fn read_land(&mut self, cell: usize) {
        match self.cell(position_of(cell)) {
            Land::Forest | Land::Grass => self.is_open[cell] = true,
            Land::Mountain => below(cell).for_each(|centre| self.is_over_mountain[centre] = true),
            Land::Water => {}
        }
    }

    pub fn cell(&self, pos: Pos) -> Land {
        match self.state.board[pos.row as usize].as_bytes()[pos.column as usize] {
            b':' => Land::Forest,
            b'.' => Land::Grass,
            b'O' => Land::Water,
            _ => Land::Mountain,
        }
    }

    pub fn is_forest(&self, cell: usize) -> bool {
        self.cell(position_of(cell)) == Land::Forest
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

    pub fn soldier_at(&self, cell: usize) -> Option<&'a Soldier> {
        self.soldier_by_cell[cell].map(|n| &self.soldiers[n])
    }

    pub fn soldiers_of(&self, player: i32) -> Vec<Soldier> {
        self.soldiers.iter().filter(|soldier| soldier.player == player).copied().collect()
    }

    pub fn helicopters_of(&self, player: i32) -> Vec<Helicopter> {
        let is_one = |helicopter: &&Helicopter| helicopter.player == player;
        self.helicopters.iter().filter(is_one).cloned().collect()
    }

    /// Whom the soldier could attack now.
    pub fn enemies_in_reach(&self, soldier: &Soldier) -> Vec<Soldier> {
        let near = self.neighbours(soldier.pos).into_iter();
        let others = near.filter_map(|pos| self.soldier_at(cell_at(pos)));
        others.filter(|other| other.player != self.me).copied().collect()
    }

    /// The posts that a player owns; -1: that nobody owns.
    pub fn cells_of(&self, player: i32) -> Vec<Pos> {
        self.posts.iter().filter(|post| post.owner == player).map(|post| post.pos).collect()
    }

    /// The eight positions around, without those that no soldier can enter, row by row. Somebody
    /// may stand there.
    pub fn neighbours(&self, pos: Pos) -> Vec<Pos> {
        let is_near = |cell: &usize| *cell != cell_at(pos) && self.is_open(*cell);
        around(cell_at(pos)).filter(is_near).map(position_of).collect()
    }

    /// The cells on the way to the nearest goal, which comes last; none when there is no way.
    pub fn path(&self, from: Pos, goals: &[Pos]) -> Vec<Pos> {
        find_way(self, from, goals).map_or(Vec::new(), |way| way.cells)
    }

    /// How many steps that way has; FAR when there is none.
    pub fn steps(&self, from: Pos, goals: &[Pos]) -> i32 {
        find_way(self, from, goals).map_or(FAR, |way| way.length)
    }

    /// The first position on that way, if there is one.
    pub fn towards(&self, from: Pos, goals: &[Pos]) -> Option<Pos> {
        self.path(from, goals).first().copied()
    }

    /// For each cell, whether the helicopter can have its centre there: over no mountain, clear of
    /// other helicopters.
    pub fn sky_of(&self, helicopter: &Helicopter) -> Vec<bool> {
        let mut sky: Vec<bool> = self.is_over_mountain.iter().map(|is_over| !is_over).collect();
        for other in self.helicopters.iter().filter(|other| other.id != helicopter.id) {
            // With their centres that near, the two would share a cell of sky.
            square(cell_at(other.pos), 2 * REACH).for_each(|cell| sky[cell] = false);
        }
        sky
    }

    /// What the helicopter can be told to do.
    pub fn actions_of(&self, helicopter: &Helicopter) -> Vec<Action> {
        let sky = self.sky_of(helicopter);
        let ahead = step(cell_at(helicopter.pos), helicopter.facing);
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

    /// The best position around a soldier of mine by a table of steps, if one is nearer than where he
    /// stands. It is then claimed: no other soldier gets it in this round.
    pub fn claim_step(&self, soldier: &Soldier, steps: &[i32]) -> Option<Pos> {
        let mut claimed = self.claimed.borrow_mut();
        let near = self.neighbours(soldier.pos).into_iter().filter(|pos| !claimed.contains(pos));
        let best = near
            .min_by_key(|&pos| steps[cell_at(pos)])
            .filter(|&pos| steps[cell_at(pos)] < steps[cell_at(soldier.pos)])?;
        claimed.insert(best);
        Some(best)
    }

    /// Where parachuters of a helicopter of mine should land, at most so many: free cells below it,
    /// the nearest by a table of steps first. They are then claimed.
    pub fn claim_landings(&self, helicopter: &Helicopter, steps: &[i32], most: usize) -> Vec<Pos> {
        let mut claimed = self.claimed.borrow_mut();
        let is_free = |cell: &usize| self.is_open(*cell) && self.soldier_at(*cell).is_none();
        let free = below(cell_at(helicopter.pos)).filter(is_free).map(position_of);
        let mut landings: Vec<Pos> = free.filter(|pos| !claimed.contains(pos)).collect();
        landings.sort_by_key(|&pos| steps[cell_at(pos)]);
        landings.truncate(most.min(helicopter.parachuters.len()));
        claimed.extend(&landings);
        landings
    }

    /// Flies everywhere, straight on as long as possible.
    pub fn fly_from(&self, helicopter: &Helicopter) -> Flight {
        let sky = self.sky_of(helicopter);
        let facings = [0, 1, 2, 3].map(|quarters| helicopter.facing.turned(quarters));
        let start = cell_at(helicopter.pos);
        let mut centres = vec![start];
        let mut steps = vec![FAR; CELLS];
        let mut before = vec![start; CELLS];
        steps[start] = 0;
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

    /// The board as text, for `say`: digits are players, * is fire. Helicopters are not shown.
    pub fn grid(&self) -> String {
        let fire = self.state.fire.iter().map(|fire| (fire.pos, '*'));
        let soldiers = self.soldiers.iter().map(|soldier| (soldier.pos, digit(soldier.player)));
        let marks = fire.chain(soldiers).map(|(pos, mark)| (pos.row, pos.column, mark));
        draw_rows(&self.state.board, marks)
    }
}

impl Ground for Battlefield<'_> {
    type Pos = Pos;

    fn neighbours(&self, pos: Pos) -> Vec<Pos> {
        self.neighbours(pos)
    }

    fn is_taken(&self, pos: Pos) -> bool {
        self.soldier_at(cell_at(pos)).is_some()
    }
}
