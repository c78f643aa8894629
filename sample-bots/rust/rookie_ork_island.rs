//! Every ork goes to the nearest city or path that is not mine. It fights whoever is in its way,
//! however strong: a beginning.
//!
//! There is no chance in it, so that it is the same bot in every language: orks by id, and of
//! equally good steps the first of DIRECTIONS.

use std::collections::HashSet;

use crate::minions::ork_island::{order, Island, Order, Plan, Pos, State, DIRECTIONS};
use crate::minions::Random;

#[derive(Default)]
pub struct Rookie;

impl Plan for Rookie {
    fn play(&mut self, state: &State, _rng: &mut Random) -> Vec<Order> {
        let island = Island::new(state);
        let wanted = (0..island.places.len()).filter(|&n| island.places[n].owner != island.me);
        let far = island.walk_from(wanted).far;
        // The cells where orks of mine are or will be: no two of them want the same one.
        let mut taken: HashSet<Pos> = island.mine.iter().map(|ork| ork.pos).collect();
        let mut orders = Vec::new();
        for ork in &island.mine {
            // To stay where it is, unless a step brings it nearer.
            let mut least = far[island.index(ork.pos)];
            let mut best = None;
            for direction in DIRECTIONS {
                let to = match island.target(ork.pos, direction) {
                    Some(to) => to,
                    None => continue,
                };
                if !taken.contains(&to) && far[island.index(to)] < least {
                    least = far[island.index(to)];
                    best = Some((direction, to));
                }
            }
            if let Some((direction, to)) = best {
                taken.insert(to);
                orders.push(order(ork, direction));
            }
        }
        orders
    }
}
