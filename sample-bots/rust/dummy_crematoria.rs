//! Pioneers conquer the nearest cave cell, and a few fetch gems outside; furyans hunt enemy
//! pioneers. Every unit takes the step of least cost; equal costs are settled by the seeded
//! generator.

use std::collections::HashMap;

use crate::minions::crematoria::{distance, index, order, Direction, Order, Plan, Planet, Pos};
use crate::minions::crematoria::{State, Unit, UnitType, Walk, COLUMNS, DIRECTIONS, FAR, ROWS};
use crate::minions::debug;
use crate::minions::Random;

/// The cost of a step that is not to be taken.
const FORBIDDEN: i32 = 1_000_000;
/// Outside costs this more than any cave, except on the way to a gem.
const OUTSIDE: i32 = 200;
/// Pioneers at most this many steps from an elevator go up for a gem.
const NEAR_ELEVATOR: i32 = 10;
/// The most that one attack of a necromonger takes.
const NECROMONGER_DAMAGE: i32 = 40;
/// At this health two hits may be the end of a furyan.
const WEAK_FURYAN: i32 = 50;

#[derive(Default)]
pub struct Dummy;

impl Plan for Dummy {
    fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order> {
        let planet = Planet::new(state);
        Turn::new(&planet, rng).play()
    }
}

struct Turn<'a> {
    planet: &'a Planet<'a>,
    rng: &'a mut Random,
    orders: Vec<Order>,
    /// By index.
    taken: Vec<bool>,
    necromongers: Vec<Pos>,
    enemy_furyans: Vec<Pos>,
    dark_elevators: Vec<Pos>,
    to_land: Vec<i32>,
    to_prey: Vec<i32>,
    to_elevator: Walk,
    /// By id of pioneer.
    gem_of: HashMap<i32, Pos>,
}

impl<'a> Turn<'a> {
    fn new(planet: &'a Planet<'a>, rng: &'a mut Random) -> Turn<'a> {
        let me = planet.me;
        let foes = |kind: UnitType| {
            let others = planet.units.iter().filter(move |unit| unit.player != me);
            others.filter(move |unit| unit.kind == kind).map(|unit| unit.pos)
        };
        let prey = foes(UnitType::Pioneer).filter(|pos| pos.level == 0);
        let is_dark = |elevator: &&Pos| planet.is_night(elevator.column);
        let dark_elevators: Vec<Pos> = planet.elevators.iter().filter(is_dark).copied().collect();
        let mut turn = Turn {
            planet,
            rng,
            orders: Vec::new(),
            taken: vec![false; (2 * ROWS * COLUMNS) as usize],
            necromongers: foes(UnitType::Necromonger).collect(),
            enemy_furyans: foes(UnitType::Furyan).collect(),
            to_land: planet.walk_from(planet.caves().filter(|&pos| planet.owner(pos) != me)).steps,
            to_prey: planet.walk_from(prey).steps,
            to_elevator: planet.walk_from(dark_elevators.iter().copied()),
            dark_elevators,
            gem_of: HashMap::new(),
        };
        for unit in planet.units {
            turn.taken[index(unit.pos)] = true;
        }
        turn.assign_gems();
        turn
    }

    fn play(mut self) -> Vec<Order> {
        let mine = &self.planet.mine;
        let shuffled = self.rng.permutation(mine.len());
        // The judge takes one order of each player in turn, so the most urgent must come first.
        for urgency in [2, 1, 0] {
            for unit in shuffled.iter().map(|&n| &mine[n]) {
                if self.urgency(unit) == urgency {
                    self.move_unit(unit);
                }
            }
        }
        self.orders
    }

    fn urgency(&self, unit: &Unit) -> i32 {
        if self.danger(unit, unit.pos) > 0 {
            return 2;
        }
        i32::from(unit.kind == UnitType::Furyan)
    }

    /// Frees the cell the unit leaves and takes the one it goes to, so that own units follow but
    /// never block each other.
    fn move_unit(&mut self, unit: &Unit) {
        self.taken[index(unit.pos)] = false;
        let (direction, to) = self.best_step(unit);
        let is_attack = self.taken[index(to)];
        self.taken[index(if is_attack { unit.pos } else { to })] = true;
        if direction != Direction::None {
            self.orders.push(order(unit, direction));
        }
    }

    fn best_step(&mut self, unit: &Unit) -> (Direction, Pos) {
        let stay = (Direction::None, unit.pos);
        let mut least = FORBIDDEN;
        let mut best = vec![stay];
        for direction in DIRECTIONS {
            let to = match self.planet.target(unit.pos, direction) {
                Some(to) if !self.planet.is_deadly(to) => to,
                _ => continue,
            };
            let cost = match unit.kind {
                UnitType::Furyan => self.furyan_cost(unit, to),
                _ => self.pioneer_cost(unit, to),
            };
            if cost == FORBIDDEN || cost > least {
                continue;
            }
            if cost < least {
                best.clear();
            }
            least = cost;
            best.push((direction, to));
        }
        *self.rng.pick(&best).unwrap_or(&stay)
    }

    fn furyan_cost(&self, unit: &Unit, to: Pos) -> i32 {
        match self.planet.unit_at(to) {
            // Who attacks stays where it is. The weakest pioneer first, then the weakest furyan.
            Some(other) if self.is_enemy(other) => {
                let worth = if other.kind == UnitType::Pioneer { 200 } else { 101 };
                self.danger(unit, unit.pos) + other.health.unwrap_or(0) - worth
            }
            _ if self.taken[index(to)] || to.level == 1 => FORBIDDEN,
            _ => self.danger(unit, to) + self.to_prey[index(to)],
        }
    }

    fn pioneer_cost(&self, unit: &Unit, to: Pos) -> i32 {
        if self.taken[index(to)] {
            return FORBIDDEN;
        }
        let is_underground = to.level == 0;
        let way = match self.gem_of.get(&unit.id) {
            None if is_underground => self.to_land[index(to)],
            None => OUTSIDE + self.way_home(to),
            Some(&gem) if !is_underground => distance(to, gem) - OUTSIDE,
            Some(_) if unit.pos.level == 0 => self.to_elevator.steps[index(to)],
            Some(_) => return FORBIDDEN,
        };
        self.danger(unit, to) + way
    }

    /// What it costs the unit to be there at the end of its move.
    fn danger(&self, unit: &Unit, pos: Pos) -> i32 {
        let mut cost = match self.planet.hound_distance(pos) {
            0..=2 => 1000,
            hound @ 3..=4 => 100 * (5 - hound),
            _ => 0,
        };
        if pos.level == 1 {
            cost += self.necromonger_danger(unit, pos);
        }
        if unit.kind == UnitType::Pioneer || unit.health.unwrap_or(0) <= WEAK_FURYAN {
            cost += self.furyan_danger(pos);
        }
        cost
    }

    fn necromonger_danger(&self, unit: &Unit, pos: Pos) -> i32 {
        let is_near = |other: &&Pos| distance(**other, pos) <= 1;
        let attackers = self.necromongers.iter().filter(is_near).count() as i32;
        attackers * if unit.health.unwrap_or(0) > attackers * NECROMONGER_DAMAGE { 10 } else { 500 }
    }

    fn furyan_danger(&self, pos: Pos) -> i32 {
        let danger = |furyan: &Pos| match distance(*furyan, pos) {
            _ if furyan.level != pos.level => 0,
            0..=1 => 40,
            2 => 10,
            _ => 0,
        };
        self.enemy_furyans.iter().map(danger).sum()
    }

    /// Steps to the nearest elevator that is still dark on arrival; when there is none, away from
    /// the sun.
    fn way_home(&self, pos: Pos) -> i32 {
        let mut least = FAR - self.planet.night_left(pos.column);
        for &elevator in &self.dark_elevators {
            let steps = distance(pos, elevator);
            if steps <= self.planet.night_left(elevator.column) {
                least = least.min(steps);
            }
        }
        least
    }

    /// Gives each gem to at most one pioneer, the shortest trips first.
    fn assign_gems(&mut self) {
        let mut trips = self.trips();
        trips.sort_by_key(|trip| trip.time);
        let mut given = vec![false; self.planet.gems.len()];
        for Trip { pioneer, gem, .. } in trips {
            if self.gem_of.contains_key(&pioneer) || given[gem] {
                continue;
            }
            let pos = self.planet.gems[gem];
            self.gem_of.insert(pioneer, pos);
            given[gem] = true;
            debug::mark([pos], "gold", "fetch");
        }
        debug::metric("gems to fetch", self.gem_of.len() as f64);
    }

    fn trips(&self) -> Vec<Trip> {
        let mut trips = Vec::new();
        for (n, &gem) in self.planet.gems.iter().enumerate() {
            for unit in self.planet.mine.iter().filter(|unit| unit.kind == UnitType::Pioneer) {
                let time = self.trip_time(unit, gem);
                trips.extend(time.map(|time| Trip { pioneer: unit.id, gem: n, time }));
            }
        }
        trips
    }

    /// Rounds until the pioneer has the gem, or None if it would not get there and back in the
    /// dark.
    fn trip_time(&self, unit: &Unit, gem: Pos) -> Option<i32> {
        let time = self.time_to_gem(unit, gem)?;
        let night_left = |pos: Pos| self.planet.night_left(pos.column);
        let is_back = |&elevator: &Pos| time + distance(gem, elevator) <= night_left(elevator);
        let is_safe = time <= night_left(gem) && self.dark_elevators.iter().any(is_back);
        is_safe.then_some(time)
    }

    fn time_to_gem(&self, unit: &Unit, gem: Pos) -> Option<i32> {
        if unit.pos.level == 1 {
            return Some(distance(unit.pos, gem));
        }
        let here = index(unit.pos);
        let elevator = self.dark_elevators[self.to_elevator.source[here]?];
        let steps = self.to_elevator.steps[here];
        (steps <= NEAR_ELEVATOR).then(|| steps + 1 + distance(elevator, gem))
    }

    fn is_enemy(&self, unit: &Unit) -> bool {
        unit.player != -1 && unit.player != self.planet.me
    }
}

struct Trip {
    pioneer: i32,
    /// Its place in the list of gems.
    gem: usize,
    time: i32,
}
