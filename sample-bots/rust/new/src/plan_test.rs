//! Asks the plan about the state in example-state.json, without the judge: cargo test

use std::fs;

use crate::minions::{{game_}}::{Order, Plan, State};
use crate::minions::Random;
use crate::plan::{{From}};

fn play_example() -> Vec<Order> {
    let line = fs::read_to_string("example-state.json").unwrap();
    {{From}}::default().play(&State::parse(&line), &mut Random::new(1))
}

#[test]
fn gives_orders() {
    assert!(!play_example().is_empty());
}

#[test]
fn gives_the_same_orders_to_the_same_state() {
    assert_eq!(play_example(), play_example());
}
