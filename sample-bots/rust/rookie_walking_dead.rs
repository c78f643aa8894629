//! Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor
//! enemies: a beginning.

use crate::minions::walking_dead::{order, Order, Plan, State, Town};
use crate::minions::Random;

/// One is made for each match and plays it to the end: what it wants to remember are its fields.
#[derive(Default)]
pub struct Rookie;

impl Plan for Rookie {
    /// The orders of a round, the most urgent first. Take chance, if any, from the generator.
    fn play(&mut self, state: &State, _rng: &mut Random) -> Vec<Order> {
        let town = Town::new(state);
        // What they go for: the first thing to change. Others: `town.food`, `town.enemies`.
        let goals = town.zombies.iter().map(|zombie| zombie.pos);
        // How many steps it is from each cell to the nearest of them.
        let steps = town.steps_to(goals);

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
