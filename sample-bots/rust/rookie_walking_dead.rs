//! Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor
//! enemies: a beginning.

use crate::minions::walking_dead::{order, Order, Plan, State, Town};
use crate::minions::Random;

#[derive(Default)]
pub struct Rookie;

impl Plan for Rookie {
    fn play(&mut self, state: &State, _rng: &mut Random) -> Vec<Order> {
        let town = Town::new(state);
        // How many steps it is from each cell to the nearest zombie.
        let steps = town.steps_to(town.zombies.iter().map(|zombie| zombie.pos));

        let mut orders = Vec::new();
        for unit in &town.mine {
            // No two units get the same cell, and one without a way stays where it is.
            if let Some(direction) = town.claim_step(unit, &steps) {
                orders.push(order(unit, direction));
            }
        }
        orders
    }
}
