//! Moves at random, but legally, in each game: the shortest whole bot.

mod apocalypse;
mod crematoria;
mod debug;
mod json;
mod minions;
mod ork_island;
mod walking_dead;

mod demo_apocalypse;
mod demo_crematoria;
mod demo_ork_island;
mod demo_walking_dead;

use demo_apocalypse::play_apocalypse;
use demo_crematoria::play_crematoria;
use demo_ork_island::play_ork_island;
use demo_walking_dead::play_walking_dead;
use minions::{by_game, run};

fn main() {
    run(by_game(&[
        ("crematoria", play_crematoria),
        ("walking-dead", play_walking_dead),
        ("ork-island", play_ork_island),
        ("apocalypse", play_apocalypse),
    ]));
}
