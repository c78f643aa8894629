//! Moves every ork at random, but legally.

use crate::json::Json;
use crate::minions::{Orders, Random};
use crate::ork_island::{order, Dir, Island, DIRECTIONS};

pub fn play_ork_island(state: &Json, rng: &mut Random) -> Orders {
    let island = Island::new(state);
    let mut orders = Orders::new();
    for ork in &island.mine {
        let is_open = |dir: &Dir| island.target(ork.pos, *dir).is_some();
        let open: Vec<Dir> = DIRECTIONS.into_iter().filter(is_open).collect();
        if let Some(&dir) = rng.pick(&open) {
            orders.push(order(ork, dir));
        }
    }
    orders
}
