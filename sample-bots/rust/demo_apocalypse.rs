//! Moves every soldier and flies every helicopter at random, but legally.

use crate::minions::apocalypse::{around, below, cell_at, position_of, Battlefield};
use crate::minions::apocalypse::{order_helicopter, order_parachuter, order_soldier};
use crate::minions::apocalypse::{Order, Plan, State};
use crate::minions::Random;

#[derive(Default)]
pub struct Demo;

impl Plan for Demo {
    fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order> {
        let field = Battlefield::new(state);
        let is_free = |cell: &usize| field.is_open(*cell) && field.soldier_at(*cell).is_none();
        let mut orders = Vec::new();
        for helicopter in &field.my_helicopters {
            if let Some(&action) = rng.pick(&field.actions_of(helicopter)) {
                orders.push(order_helicopter(helicopter, action));
            }
            if helicopter.parachuters.is_empty() {
                continue;
            }
            let free: Vec<usize> = below(cell_at(helicopter.pos)).filter(is_free).collect();
            if let Some(&cell) = rng.pick(&free) {
                orders.push(order_parachuter(position_of(cell), helicopter));
            }
        }
        for soldier in &field.mine {
            let near = around(cell_at(soldier.pos));
            let open: Vec<usize> = near.filter(|&cell| field.is_open(cell)).collect();
            if let Some(&cell) = rng.pick(&open) {
                orders.push(order_soldier(soldier, position_of(cell)));
            }
        }
        orders
    }
}
