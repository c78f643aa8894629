//! Every unit takes a step to what is nearest: food, an enemy or a zombie. Whoever stands next to
//! it attacks, however strong it is, and units of the clan get in each other's way: there is room
//! for improvement.

use crate::minions::debug;
use crate::minions::walking_dead::{index, order, Direction, Order, Plan, State, Town, Unit};
use crate::minions::walking_dead::{DIRECTIONS, FAR};
use crate::minions::{parameter, Random};

#[derive(Default)]
pub struct Dummy;

impl Plan for Dummy {
    fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order> {
        let town = Town::new(state);
        // Food comes first: who is not hungry leaves it out.
        let goals = [
            town.steps_to(town.food.iter().copied()),
            town.steps_to(town.enemies.iter().map(|unit| unit.pos)),
            town.steps_to(town.zombies.iter().map(|unit| unit.pos)),
        ];
        // Out of 101 draws, those in which a unit cares for food.
        let appetite = parameter("hungry", 80.0);
        let mut orders = Vec::new();
        let mut hungry = 0;
        for unit in &town.mine {
            let is_hungry = f64::from(rng.random(0, 100)) < appetite;
            if is_hungry {
                hungry += 1;
            }
            let cares_for = if is_hungry { &goals[..] } else { &goals[1..] };
            orders
                .extend(best_step(&town, unit, cares_for).map(|direction| order(unit, direction)));
        }
        debug::metric("hungry units", hungry.into());
        orders
    }
}

/// The direction to what is nearest, if any. Of equals the first goal counts, and of its directions
/// the first.
fn best_step(town: &Town, unit: &Unit, goals: &[Vec<i32>]) -> Option<Direction> {
    let mut least = FAR;
    let mut best = None;
    for steps in goals {
        for direction in DIRECTIONS {
            let far = town.target(unit.pos, direction).map_or(FAR, |to| steps[index(to)]);
            if far < least {
                least = far;
                best = Some(direction);
            }
        }
    }
    best
}
