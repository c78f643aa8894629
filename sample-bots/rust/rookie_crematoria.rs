//! Every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy
//! pioneer, and nobody where death is sure. It leaves the gems alone, and sees furyans and
//! hellhounds too late: a beginning.

use crate::minions::crematoria::{order, Order, Plan, Planet, State, UnitType};
use crate::minions::Random;

/// One is made for each match and plays it to the end: what it wants to remember are its fields.
#[derive(Default)]
pub struct Rookie;

impl Plan for Rookie {
    /// The orders of a round, the most urgent first. Take chance, if any, from the generator.
    fn play(&mut self, state: &State, _rng: &mut Random) -> Vec<Order> {
        let planet = Planet::new(state);
        let land = planet.caves().filter(|&pos| planet.owner(pos) != planet.me);
        let to_land = planet.walk_from(land).steps;
        let enemies = planet.units.iter().filter(|unit| unit.player != planet.me);
        let pioneers = enemies.filter(|unit| unit.kind == UnitType::Pioneer);
        let prey = pioneers.map(|unit| unit.pos).filter(|pos| pos.level == 0);
        let to_prey = planet.walk_from(prey).steps;

        let mut orders = Vec::new();
        for unit in &planet.mine {
            let steps = if unit.kind == UnitType::Furyan { &to_prey } else { &to_land };
            // No two units get the same cell, and one with nowhere to go stays where it is.
            if let Some(direction) = planet.claim_step(unit, steps) {
                orders.push(order(unit, direction));
            }
        }
        orders
    }
}
