//! Soldiers take posts and guard them, one each; the others hunt, and all attack the enemies they
//! meet. Helicopters fly to posts and to groups of enemies, throw parachuters as soon as they can,
//! and napalm where it hits many enemies and few of their own.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

use crate::minions::apocalypse::{around, below, cell_at, distance, first_action, position_of};
use crate::minions::apocalypse::{order_helicopter, order_parachuter, order_soldier};
use crate::minions::apocalypse::{
    Action, Battlefield, Helicopter, Order, Plan, Post, Soldier, State,
};
use crate::minions::apocalypse::{CELLS, FAR, REACH, THROWS};
use crate::minions::debug;
use crate::minions::Random;

/// The cost of a step that is not to be taken.
const FORBIDDEN: i32 = 1_000_000;
/// Conquering a post is better than any attack, and an attack better than any walk.
const CONQUEST: i32 = -200_000;
const ATTACK: i32 = -100_000;
/// What a step on foot and a step in the air cost, in points of a post.
const STEP: i32 = 10;
const FLIGHT_STEP: i32 = 3;
/// Nobody walks farther than this to a post.
const MAX_WALK: i32 = 25;
/// Guarding a post is worth this much less than conquering it.
const GUARD: i32 = 100;
/// The danger of a forest that may catch fire, and of each enemy within two steps of a soldier in
/// the forest or on grass.
const FIRE: i32 = 40;
const ENEMY_NEAR_FOREST: i32 = 2;
const ENEMY_NEAR_GRASS: i32 = 8;
/// What napalm gains with each enemy and each own soldier that it kills, and the least that it is
/// thrown for.
const ENEMY_KILLED: i32 = 30;
const OWN_KILLED: i32 = -60;
const MIN_GAIN: i32 = 60;

#[derive(Default)]
pub struct Dummy;

impl Plan for Dummy {
    fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order> {
        Turn::new(Battlefield::new(state), rng).play()
    }
}

struct Turn<'a> {
    field: Battlefield<'a>,
    rng: &'a mut Random,
    orders: Vec<Order>,
    throws: usize,
    /// Where helicopters fly.
    aims: Vec<usize>,
    /// By cell.
    taken: Vec<bool>,
    /// The value of each post that is not mine, by cell.
    wanted: BTreeMap<usize, i32>,
    to_wanted: Vec<i32>,
    enemies_near: Vec<i32>,
    napalm_gain: Vec<i32>,
}

impl<'a> Turn<'a> {
    fn new(field: Battlefield<'a>, rng: &'a mut Random) -> Turn<'a> {
        let not_mine = field.posts.iter().filter(|post| post.owner != field.me);
        let wanted: BTreeMap<usize, i32> =
            not_mine.map(|post| (cell_at(post.pos), post.value)).collect();
        let mut turn = Turn {
            rng,
            orders: Vec::new(),
            throws: THROWS,
            aims: Vec::new(),
            taken: vec![false; CELLS],
            to_wanted: field.walk_from(wanted.keys().copied(), FAR),
            wanted,
            enemies_near: vec![0; CELLS],
            napalm_gain: vec![0; CELLS],
            field,
        };
        turn.count_soldiers();
        turn
    }

    fn count_soldiers(&mut self) {
        for soldier in self.field.soldiers {
            let is_mine = soldier.player == self.field.me;
            self.taken[cell_at(soldier.pos)] = true;
            for near in below(cell_at(soldier.pos)) {
                self.napalm_gain[near] += if is_mine { OWN_KILLED } else { ENEMY_KILLED };
                self.enemies_near[near] += i32::from(!is_mine);
            }
        }
    }

    fn play(mut self) -> Vec<Order> {
        // Before any napalm makes ways longer.
        let enemies = self.field.enemies.iter().map(|enemy| cell_at(enemy.pos));
        let to_enemy = Rc::new(self.field.walk_from(enemies, FAR));
        for helicopter in self.field.my_helicopters.clone() {
            self.command(&helicopter);
        }
        let goals = self.assign_posts();
        for n in self.rng.permutation(self.field.mine.len()) {
            let soldier = self.field.mine[n];
            self.move_soldier(&soldier, goals.get(&soldier.id).unwrap_or(&to_enemy));
        }
        self.orders
    }

    fn command(&mut self, helicopter: &Helicopter) {
        if helicopter.napalm == 0 && self.napalm_gain[cell_at(helicopter.pos)] >= MIN_GAIN {
            self.orders.push(order_helicopter(helicopter, Action::Napalm));
            debug::note(&format!("Helicopter {} throws napalm.", helicopter.id));
            below(cell_at(helicopter.pos)).for_each(|cell| self.field.ignite(cell));
            return;
        }
        self.throw_parachuters(helicopter);
        self.fly(helicopter);
    }

    fn throw_parachuters(&mut self, helicopter: &Helicopter) {
        let mut free: Vec<usize> =
            below(cell_at(helicopter.pos)).filter(|&cell| self.is_free(cell)).collect();
        free.sort_by_key(|&cell| self.landing_cost(cell));
        free.truncate(self.throws.min(helicopter.parachuters.len()));
        for target in free {
            self.orders.push(order_parachuter(position_of(target), helicopter));
            self.throws -= 1;
            self.taken[target] = true;
            self.wanted.remove(&target);
        }
    }

    fn landing_cost(&self, cell: usize) -> i32 {
        if self.wanted.contains_key(&cell) {
            return CONQUEST;
        }
        STEP * self.to_wanted[cell] + self.danger(cell)
    }

    fn fly(&mut self, helicopter: &Helicopter) {
        let flight = self.field.fly_from(helicopter);
        let worth = self.worth_of_centres();
        let mut most = -FORBIDDEN;
        let mut goal = cell_at(helicopter.pos);
        for &centre in &flight.centres {
            let steps = flight.steps[centre];
            // It flies two steps a round.
            let is_ready = 2 * helicopter.napalm <= steps;
            let napalm_gain = if is_ready { self.napalm_gain[centre].max(0) } else { 0 };
            let value = worth[centre] + napalm_gain - FLIGHT_STEP * steps;
            if value > most {
                most = value;
                goal = centre;
            }
        }
        self.aims.push(goal);
        if goal == cell_at(helicopter.pos) {
            return;
        }
        debug::line([helicopter.pos, position_of(goal)], "white", "aim");
        self.orders.push(order_helicopter(helicopter, first_action(helicopter, goal, &flight)));
    }

    /// For each centre, the value of the posts below that a parachuter could take; not of those the
    /// other helicopter aims at.
    fn worth_of_centres(&self) -> Vec<i32> {
        let mut worth = vec![0; CELLS];
        for (&cell, value) in &self.wanted {
            if !self.is_free(cell) || self.is_aimed_at(cell) {
                continue;
            }
            below(cell).for_each(|centre| worth[centre] += value);
        }
        worth
    }

    fn is_aimed_at(&self, cell: usize) -> bool {
        let reach = REACH as i32;
        self.aims.iter().any(|&aim| distance(position_of(aim), position_of(cell)) <= reach)
    }

    /// Gives each post to at most one soldier, the best trips first. Returns each cell's steps to
    /// the post, by id of soldier.
    fn assign_posts(&self) -> HashMap<i32, Rc<Vec<i32>>> {
        let posts = self.field.posts.iter();
        let mut trips: Vec<Trip> = posts.flat_map(|post| self.trips_to(post)).collect();
        trips.sort_by_key(|trip| trip.cost);
        let mut goals = HashMap::new();
        let mut given = HashSet::new();
        for Trip { soldier, post, steps, .. } in trips {
            if !goals.contains_key(&soldier) && given.insert(post) {
                goals.insert(soldier, steps);
            }
        }
        goals
    }

    fn trips_to(&self, post: &Post) -> Vec<Trip> {
        let is_wanted = self.wanted.contains_key(&cell_at(post.pos));
        let is_guarded = !is_wanted && self.taken[cell_at(post.pos)];
        let most = if is_guarded { 1 } else { MAX_WALK };
        let steps = Rc::new(self.field.walk_from([cell_at(post.pos)], most));
        let least = if is_wanted { 0 } else { GUARD } - post.value;
        let walkers = self.field.mine.iter().filter(|soldier| steps[cell_at(soldier.pos)] != FAR);
        let trip = |soldier: &Soldier| Trip {
            soldier: soldier.id,
            post: cell_at(post.pos),
            steps: Rc::clone(&steps),
            cost: least + STEP * steps[cell_at(soldier.pos)],
        };
        walkers.map(trip).collect()
    }

    /// Frees the cell he leaves and takes the one he goes to, so that own soldiers follow but never
    /// block each other.
    fn move_soldier(&mut self, soldier: &Soldier, steps: &[i32]) {
        self.taken[cell_at(soldier.pos)] = false;
        let to = self.best_step(soldier, steps);
        let is_attack = self.taken[to];
        self.taken[if is_attack { cell_at(soldier.pos) } else { to }] = true;
        if to != cell_at(soldier.pos) {
            self.orders.push(order_soldier(soldier, position_of(to)));
        }
    }

    fn best_step(&mut self, soldier: &Soldier, steps: &[i32]) -> usize {
        let mut least = FORBIDDEN;
        let mut best = vec![cell_at(soldier.pos)];
        for to in around(cell_at(soldier.pos)) {
            let cost = self.step_cost(to, steps);
            if cost == FORBIDDEN || cost > least {
                continue;
            }
            if cost < least {
                best.clear();
            }
            least = cost;
            best.push(to);
        }
        *self.rng.pick(&best).unwrap_or(&cell_at(soldier.pos))
    }

    fn step_cost(&self, to: usize, steps: &[i32]) -> i32 {
        if !self.field.is_open(to) {
            return FORBIDDEN;
        }
        match self.field.soldier_at(to) {
            // On grass a hit takes two and a half times as much. The one who will die first is the
            // one to attack.
            Some(other) if other.player != self.field.me => {
                ATTACK + other.life * if self.field.is_forest(to) { 5 } else { 2 }
            }
            _ if self.taken[to] => FORBIDDEN,
            _ if self.wanted.contains_key(&to) => CONQUEST,
            _ => STEP * steps[to] + self.danger(to),
        }
    }

    fn danger(&self, cell: usize) -> i32 {
        let each = if self.field.is_forest(cell) { ENEMY_NEAR_FOREST } else { ENEMY_NEAR_GRASS };
        let fire = if self.field.is_endangered(cell) { FIRE } else { 0 };
        each * self.enemies_near[cell] + fire
    }

    fn is_free(&self, cell: usize) -> bool {
        self.field.is_open(cell) && !self.taken[cell]
    }
}

struct Trip {
    /// His id.
    soldier: i32,
    /// Its cell.
    post: usize,
    /// To the post, by cell.
    steps: Rc<Vec<i32>>,
    cost: i32,
}
