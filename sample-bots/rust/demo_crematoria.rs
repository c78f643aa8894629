//! Moves every unit at random, but legally.

use crate::minions::crematoria::{order, Direction, Order, Plan, Planet, State, DIRECTIONS};
use crate::minions::Random;

#[derive(Default)]
pub struct Demo;

impl Plan for Demo {
    fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order> {
        let planet = Planet::new(state);
        let mut orders = Vec::new();
        for unit in &planet.mine {
            let is_open = |way: &Direction| planet.target(unit.pos, *way).is_some();
            let moves = DIRECTIONS.into_iter().filter(|&way| way != Direction::None);
            let open: Vec<Direction> = moves.filter(is_open).collect();
            if let Some(&direction) = rng.pick(&open) {
                orders.push(order(unit, direction));
            }
        }
        orders
    }
}
