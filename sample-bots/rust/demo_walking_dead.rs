//! Moves every unit at random, but legally.

use crate::minions::walking_dead::{order, Direction, Order, Plan, State, Town, DIRECTIONS};
use crate::minions::Random;

#[derive(Default)]
pub struct Demo;

impl Plan for Demo {
    fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order> {
        let town = Town::new(state);
        let mut orders = Vec::new();
        for unit in &town.mine {
            let is_open = |way: &Direction| town.target(unit.pos, *way).is_some();
            let open: Vec<Direction> = DIRECTIONS.into_iter().filter(is_open).collect();
            if let Some(&direction) = rng.pick(&open) {
                orders.push(order(unit, direction));
            }
        }
        orders
    }
}
