//! Orks go to the nearest city or path that is not theirs, as many as it takes to conquer it, and
//! hold what enemies have entered. Every ork takes the step of least cost; equal costs are settled
//! by the seeded generator.

use std::collections::{HashMap, HashSet};

use crate::minions::debug;
use crate::minions::ork_island::{order, step, Direction, Island, Order, Place, Plan, Pos};
use crate::minions::ork_island::{State, Unit, Walk, DIRECTIONS, FAR};
use crate::minions::Random;

/// The cost of a step that is not to be taken.
const FORBIDDEN: i32 = 2 * FAR;
/// A kill is worth any way, because the dead ork changes sides.
const KILL: i32 = FAR;
/// What it costs to stand beside an enemy who may win a fight.
const DANGER: i32 = 30;
/// What it costs to leave a city or path that is to be held.
const LEAVE: i32 = 50;
/// How often orks look for the nearest goal that still needs some.
const WALKS: usize = 3;

#[derive(Default)]
pub struct Dummy;

impl Plan for Dummy {
    fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order> {
        let island = Island::new(state);
        Turn::new(&island, rng).play()
    }
}

struct Turn<'a> {
    island: &'a Island<'a>,
    rng: &'a mut Random,
    orders: Vec<Order>,
    /// The indices where own orks are, or will be.
    taken: HashSet<usize>,
    /// By id.
    holders: HashSet<i32>,
    /// How many orks each place still needs.
    missing: Vec<i32>,
    walks: Vec<Walk>,
    /// Which of the walks an ork follows back, by its id.
    way_of: HashMap<i32, usize>,
}

impl<'a> Turn<'a> {
    fn new(island: &'a Island<'a>, rng: &'a mut Random) -> Turn<'a> {
        let mut turn = Turn {
            island,
            rng,
            orders: Vec::new(),
            taken: island.mine.iter().map(|ork| island.index(ork.pos)).collect(),
            holders: HashSet::new(),
            missing: Vec::new(),
            walks: Vec::new(),
            way_of: HashMap::new(),
        };
        turn.missing = island.places.iter().map(|place| turn.hold(place)).collect();
        turn.assign_goals();
        debug::metric("orks that hold", turn.holders.len() as f64);
        turn
    }

    /// Keeps as many orks in the place as it takes to own it. Returns how many more it would take.
    fn hold(&mut self, place: &Place) -> i32 {
        let me = self.island.me;
        let mut counts = self.island.count(place);
        counts[me as usize] = 0;
        let most = counts.into_iter().max().unwrap_or(0);
        // The owner loses it only to somebody with more orks.
        let mut missing = if place.owner == me { most } else { most + 1 };
        for ork in place.cells.iter().filter_map(|&pos| self.island.unit_at(pos)) {
            if missing > 0 && ork.player == me {
                self.holders.insert(ork.id);
                missing -= 1;
            }
        }
        missing
    }

    /// Sends each of the other orks to the nearest place that needs it; those that none needs, to
    /// the nearest all the same.
    fn assign_goals(&mut self) {
        let island = self.island;
        let is_free = |ork: &&Unit| !self.holders.contains(&ork.id);
        let mut free: Vec<&Unit> = island.mine.iter().filter(is_free).collect();
        for n in 0..WALKS {
            let unfinished = (0..island.places.len()).filter(|&place| self.missing[place] > 0);
            let walk = island.walk_from(unfinished);
            free.sort_by_key(|ork| walk.far[island.index(ork.pos)]);
            self.walks.push(walk);
            free.retain(|ork| !self.assign_goal(ork, n));
        }
        self.way_of.extend(free.iter().map(|ork| (ork.id, 0)));
    }

    fn assign_goal(&mut self, ork: &Unit, walk: usize) -> bool {
        match self.walks[walk].goal[self.island.index(ork.pos)] {
            Some(place) if self.missing[place] > 0 => {
                self.way_of.insert(ork.id, walk);
                // Who may not get there does not count.
                if !self.is_weak(ork) {
                    self.missing[place] -= 1;
                }
                true
            }
            _ => false,
        }
    }

    fn play(mut self) -> Vec<Order> {
        let mut orks: Vec<&Unit> = self.island.mine.iter().collect();
        // The nearest to their goals go first and make room for those behind.
        orks.sort_by_key(|ork| self.way_left(ork, ork.pos));
        for ork in orks {
            self.move_ork(ork);
        }
        self.orders
    }

    /// Frees the cell the ork leaves and takes the one it goes to, so that own orks may follow but
    /// never meet each other.
    fn move_ork(&mut self, ork: &Unit) {
        self.taken.remove(&self.island.index(ork.pos));
        let (direction, to) = self.best_step(ork);
        self.taken.insert(self.island.index(to));
        self.orders.extend(direction.map(|direction| order(ork, direction)));
    }

    fn best_step(&mut self, ork: &Unit) -> (Option<Direction>, Pos) {
        let stay = (None, ork.pos);
        let mut least = self.stand_cost(ork, ork.pos, ork.health);
        let mut best = vec![stay];
        for direction in DIRECTIONS {
            let to = match self.island.target(ork.pos, direction) {
                Some(to) if !self.taken.contains(&self.island.index(to)) => to,
                _ => continue,
            };
            let cost = self.step_cost(ork, to);
            if cost > least {
                continue;
            }
            if cost < least {
                best.clear();
            }
            least = cost;
            best.push((Some(direction), to));
        }
        *self.rng.pick(&best).unwrap_or(&stay)
    }

    fn step_cost(&self, ork: &Unit, to: Pos) -> i32 {
        let health = ork.health - self.island.cost(to);
        let cost = self.stand_cost(ork, to, health) + self.island.cost(to);
        match self.enemy_at(to) {
            None => cost,
            Some(enemy) if health > enemy.health => cost - KILL,
            Some(_) => FORBIDDEN,
        }
    }

    /// What it costs the ork to be there, with that health, at the end of its move.
    fn stand_cost(&self, ork: &Unit, pos: Pos, health: i32) -> i32 {
        let leave = if self.is_leaving(ork, pos) { LEAVE } else { 0 };
        self.danger(pos, health) + self.way_left(ork, pos) + leave
    }

    fn danger(&self, pos: Pos, health: i32) -> i32 {
        // Who attacks pays for the cell first.
        let price = self.island.cost(pos);
        let around =
            DIRECTIONS.into_iter().filter_map(|direction| self.enemy_at(step(pos, direction)));
        DANGER * around.filter(|enemy| enemy.health - price >= health).count() as i32
    }

    /// Holders stay in their place, and weak orks where walking costs nothing.
    fn is_leaving(&self, ork: &Unit, pos: Pos) -> bool {
        let here = self.island.place_at(ork.pos);
        let there = self.island.place_at(pos);
        if self.holders.contains(&ork.id) {
            return there != here;
        }
        self.is_weak(ork) && here.is_some() && there.is_none()
    }

    /// Whether the health of an ork may not be enough for its way.
    fn is_weak(&self, ork: &Unit) -> bool {
        ork.health < self.way_left(ork, ork.pos)
    }

    fn way_left(&self, ork: &Unit, pos: Pos) -> i32 {
        let way = self.way_of.get(&ork.id);
        way.map_or(0, |&walk| self.walks[walk].far[self.island.index(pos)])
    }

    fn enemy_at(&self, pos: Pos) -> Option<&Unit> {
        self.island.unit_at(pos).filter(|ork| ork.player != self.island.me)
    }
}
