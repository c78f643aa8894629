//! Moves every unit at random, but legally.

use crate::crematoria::{order, Dir, Planet, DIRECTIONS};
use crate::json::Json;
use crate::minions::{Orders, Random};

pub fn play_crematoria(state: &Json, rng: &mut Random) -> Orders {
    let planet = Planet::new(state);
    let mut orders = Orders::new();
    for unit in &planet.mine {
        let is_open = |dir: &Dir| *dir != Dir::None && planet.target(unit.pos, *dir).is_some();
        let open: Vec<Dir> = DIRECTIONS.into_iter().filter(is_open).collect();
        if let Some(&dir) = rng.pick(&open) {
            orders.push(order(unit, dir));
        }
    }
    orders
}
