//! Moves at random, but legally, in each game: the shortest whole bot.

mod minions;

mod demo_apocalypse;
mod demo_crematoria;
mod demo_ork_island;
mod demo_walking_dead;

use minions::{apocalypse, crematoria, ork_island, run, walking_dead};

fn main() {
    run(&[
        ("crematoria", || crematoria::play_with(demo_crematoria::Demo)),
        ("walking-dead", || walking_dead::play_with(demo_walking_dead::Demo)),
        ("ork-island", || ork_island::play_with(demo_ork_island::Demo)),
        ("apocalypse", || apocalypse::play_with(demo_apocalypse::Demo)),
    ]);
}
