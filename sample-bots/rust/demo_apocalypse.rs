//! Moves every soldier and flies every helicopter at random, but legally.

use crate::apocalypse::{around, below, Battlefield};
use crate::apocalypse::{order_helicopter, order_parachuter, order_soldier};
use crate::json::Json;
use crate::minions::{Orders, Random};

pub fn play_apocalypse(state: &Json, rng: &mut Random) -> Orders {
    let field = Battlefield::new(state);
    let is_free = |cell: &usize| field.is_open(*cell) && field.soldier_at(*cell).is_none();
    let mut orders = Orders::new();
    for helicopter in &field.my_helicopters {
        if let Some(&action) = rng.pick(&field.actions_of(helicopter)) {
            orders.push(order_helicopter(helicopter, action));
        }
        if helicopter.parachuters.is_empty() {
            continue;
        }
        let free: Vec<usize> = below(helicopter.cell).filter(is_free).collect();
        if let Some(&cell) = rng.pick(&free) {
            orders.push(order_parachuter(cell, helicopter));
        }
    }
    for soldier in &field.mine {
        let open: Vec<usize> = around(soldier.cell).filter(|&cell| field.is_open(cell)).collect();
        if let Some(&cell) = rng.pick(&open) {
            orders.push(order_soldier(soldier, cell));
        }
    }
    orders
}
