//! Every ork goes to the nearest city or path that is not mine. It fights whoever is in its way,
//! however strong: a beginning.

use crate::minions::ork_island::{order, Island, Order, Plan, State};
use crate::minions::Random;

/// One is made for each match and plays it to the end: what it wants to remember are its fields.
#[derive(Default)]
pub struct Rookie;

impl Plan for Rookie {
    /// The orders of a round, the most urgent first. Take chance, if any, from the generator.
    fn play(&mut self, state: &State, _rng: &mut Random) -> Vec<Order> {
        let island = Island::new(state);
        // What they go for: the first thing to change.
        let wanted = (0..island.places.len()).filter(|&n| island.places[n].owner != island.me);
        // How far each cell is from the nearest of them: the steps, and the health that they cost.
        let far = island.walk_from(wanted).far;

        let mut orders = Vec::new();
        for ork in &island.mine {
            // No two orks get the same cell, and one that no step brings nearer stays where it is.
            if let Some(direction) = island.claim_step(ork, &far) {
                orders.push(order(ork, direction));
            }
        }
        orders
    }
}
