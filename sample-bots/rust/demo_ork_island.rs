//! Moves every ork at random, but legally.

use crate::minions::ork_island::{order, Direction, Island, Order, Plan, State, DIRECTIONS};
use crate::minions::Random;

#[derive(Default)]
pub struct Demo;

impl Plan for Demo {
    fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order> {
        let island = Island::new(state);
        let mut orders = Vec::new();
        for ork in &island.mine {
            let is_open = |way: &Direction| island.target(ork.pos, *way).is_some();
            let open: Vec<Direction> = DIRECTIONS.into_iter().filter(is_open).collect();
            if let Some(&direction) = rng.pick(&open) {
                orders.push(order(ork, direction));
            }
        }
        orders
    }
}
