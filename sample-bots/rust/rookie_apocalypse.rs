//! Every soldier goes to the nearest post that is not mine and attacks who is in his way;
//! parachuters jump where it is near to one. Helicopters fly straight on and turn at a mountain,
//! and throw no napalm: a beginning.
//!
//! There is no chance in it, so that it is the same bot in every language: helicopters and soldiers
//! by id, and of equally good cells the first, row by row.

use std::collections::HashSet;

use crate::minions::apocalypse::{around, below, cell_at, position_of, Battlefield};
use crate::minions::apocalypse::{order_helicopter, order_parachuter, order_soldier};
use crate::minions::apocalypse::{Action, Order, Plan, State, FAR, THROWS};
use crate::minions::Random;

#[derive(Default)]
pub struct Rookie;

impl Plan for Rookie {
    fn play(&mut self, state: &State, _rng: &mut Random) -> Vec<Order> {
        let field = Battlefield::new(state);
        let wanted = field.posts.iter().filter(|post| post.owner != field.me);
        let steps = field.walk_from(wanted.map(|post| cell_at(post.pos)), FAR);
        // The cells where soldiers of mine are or will be: no two of them want the same one.
        let mut taken: HashSet<usize> = field.mine.iter().map(|one| cell_at(one.pos)).collect();
        let mut orders = Vec::new();
        let mut throws = THROWS;
        for helicopter in &field.my_helicopters {
            let is_free = |cell: &usize| field.is_open(*cell) && field.soldier_at(*cell).is_none();
            let mut landings: Vec<usize> = below(cell_at(helicopter.pos))
                .filter(|cell| is_free(cell) && !taken.contains(cell))
                .collect();
            landings.sort_by_key(|&cell| steps[cell]);
            for &cell in landings.iter().take(throws.min(helicopter.parachuters.len())) {
                taken.insert(cell);
                throws -= 1;
                orders.push(order_parachuter(position_of(cell), helicopter));
            }
            let can_fly = field.actions_of(helicopter).contains(&Action::Forward2);
            let action = if can_fly { Action::Forward2 } else { Action::Clockwise };
            orders.push(order_helicopter(helicopter, action));
        }
        for soldier in &field.mine {
            let here = cell_at(soldier.pos);
            let open = around(here).filter(|cell| field.is_open(*cell) && !taken.contains(cell));
            let best = open.min_by_key(|&cell| steps[cell]).unwrap_or(here);
            if steps[best] < steps[here] {
                taken.insert(best);
                orders.push(order_soldier(soldier, position_of(best)));
            }
        }
        orders
    }
}
