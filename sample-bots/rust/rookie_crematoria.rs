//! Every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy
//! pioneer, and nobody where death is sure. It leaves the gems alone, and sees furyans and
//! hellhounds too late: a beginning.
//!
//! There is no chance in it, so that it is the same bot in every language: units by id, and of
//! equally good steps the first of DIRECTIONS.

use std::collections::HashSet;

use crate::minions::crematoria::{index, order, Order, Plan, Planet, Pos, State, UnitType};
use crate::minions::crematoria::{FAR, WALKS};
use crate::minions::Random;

#[derive(Default)]
pub struct Rookie;

impl Plan for Rookie {
    fn play(&mut self, state: &State, _rng: &mut Random) -> Vec<Order> {
        let planet = Planet::new(state);
        let wanted = planet.caves().filter(|&pos| planet.owner(pos) != planet.me);
        let to_land = planet.walk_from(wanted).steps;
        let enemies = planet.units.iter().filter(|unit| unit.player != planet.me);
        let pioneers = enemies.filter(|unit| unit.kind == UnitType::Pioneer);
        let prey = pioneers.map(|unit| unit.pos).filter(|pos| pos.level == 0);
        let to_prey = planet.walk_from(prey).steps;
        // The cells where units of mine are or will be: no two of them want the same one.
        let mut taken: HashSet<Pos> = planet.mine.iter().map(|unit| unit.pos).collect();
        let mut orders = Vec::new();
        for unit in &planet.mine {
            let is_pioneer = unit.kind == UnitType::Pioneer;
            let steps = if is_pioneer { &to_land } else { &to_prey };
            let mut least = FAR;
            let mut best = None;
            for direction in WALKS {
                let to = match planet.target(unit.pos, direction) {
                    Some(to) => to,
                    None => continue,
                };
                let is_closed = to.level == 1 || planet.is_deadly(to) || taken.contains(&to);
                if is_closed || (is_pioneer && planet.unit_at(to).is_some()) {
                    continue;
                }
                if steps[index(to)] < least {
                    least = steps[index(to)];
                    best = Some((direction, to));
                }
            }
            // With nowhere to go it stays where it is.
            if let Some((direction, to)) = best {
                taken.insert(to);
                orders.push(order(unit, direction));
            }
        }
        orders
    }
}
