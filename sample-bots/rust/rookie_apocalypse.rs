//! Every soldier goes to the nearest post that is not mine and attacks who is in his way;
//! parachuters jump where it is near to one. Helicopters fly straight on and turn at a mountain,
//! and throw no napalm: a beginning.

use crate::minions::apocalypse::{cell_at, order_helicopter, order_parachuter, order_soldier};
use crate::minions::apocalypse::{Action, Battlefield, Order, Plan, State, FAR, THROWS};
use crate::minions::Random;

/// One is made for each match and plays it to the end: what it wants to remember are its fields.
#[derive(Default)]
pub struct Rookie;

impl Plan for Rookie {
    /// The orders of a round, the most urgent first. Take chance, if any, from the generator.
    fn play(&mut self, state: &State, _rng: &mut Random) -> Vec<Order> {
        let field = Battlefield::new(state);
        let wanted = field.posts.iter().filter(|post| post.owner != field.me);
        let steps = field.walk_from(wanted.map(|post| cell_at(post.pos)), FAR);

        let mut orders = Vec::new();
        let mut throws = THROWS;
        for helicopter in &field.my_helicopters {
            for pos in field.claim_landings(helicopter, &steps, throws) {
                orders.push(order_parachuter(pos, helicopter));
                throws -= 1;
            }
            let can_fly = field.actions_of(helicopter).contains(&Action::Forward2);
            let action = if can_fly { Action::Forward2 } else { Action::Clockwise };
            orders.push(order_helicopter(helicopter, action));
        }
        for soldier in &field.mine {
            if let Some(pos) = field.claim_step(soldier, &steps) {
                orders.push(order_soldier(soldier, pos));
            }
        }
        orders
    }
}
