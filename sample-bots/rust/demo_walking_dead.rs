//! Moves every unit at random, but legally.

use crate::json::Json;
use crate::minions::{Orders, Random};
use crate::walking_dead::{order, Dir, Town, DIRECTIONS};

pub fn play_walking_dead(state: &Json, rng: &mut Random) -> Orders {
    let town = Town::new(state);
    let mut orders = Orders::new();
    for unit in &town.mine {
        let is_open = |dir: &Dir| town.target(unit.pos, *dir).is_some();
        let open: Vec<Dir> = DIRECTIONS.into_iter().filter(is_open).collect();
        if let Some(&dir) = rng.pick(&open) {
            orders.push(order(unit, dir));
        }
    }
    orders
}
