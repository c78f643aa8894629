//! Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor
//! enemies: a beginning.
//!
//! There is no chance in it, so that it is the same bot in every language: units by id, and of
//! equally good steps the first of DIRECTIONS.

use std::collections::HashSet;

use crate::minions::walking_dead::{index, order, Order, Plan, State, Town, DIRECTIONS, FAR};
use crate::minions::Random;

#[derive(Default)]
pub struct Rookie;

impl Plan for Rookie {
    fn play(&mut self, state: &State, _rng: &mut Random) -> Vec<Order> {
        let town = Town::new(state);
        let steps = town.steps_to(town.zombies.iter().map(|zombie| zombie.pos));
        // The cells that units of mine go to in this round: no two of them want the same one.
        let mut taken = HashSet::new();
        let mut orders = Vec::new();
        for unit in &town.mine {
            let mut least = FAR;
            let mut best = None;
            for direction in DIRECTIONS {
                let to = match town.target(unit.pos, direction) {
                    Some(to) => to,
                    None => continue,
                };
                if !taken.contains(&to) && steps[index(to)] < least {
                    least = steps[index(to)];
                    best = Some((direction, to));
                }
            }
            // Without a way to one it stays where it is.
            if let Some((direction, to)) = best {
                taken.insert(to);
                orders.push(order(unit, direction));
            }
        }
        orders
    }
}
