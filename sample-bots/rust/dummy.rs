//! A first goal to beat, in each game.

mod minions;

mod dummy_apocalypse;
mod dummy_crematoria;
mod dummy_ork_island;
mod dummy_walking_dead;

use minions::{apocalypse, crematoria, ork_island, run, walking_dead};

fn main() {
    run(&[
        ("crematoria", || crematoria::play_with(dummy_crematoria::Dummy)),
        ("walking-dead", || walking_dead::play_with(dummy_walking_dead::Dummy)),
        ("ork-island", || ork_island::play_with(dummy_ork_island::Dummy)),
        ("apocalypse", || apocalypse::play_with(dummy_apocalypse::Dummy)),
    ]);
}
