//! A first goal to beat, in each game.

mod apocalypse;
mod crematoria;
mod debug;
mod json;
mod minions;
mod ork_island;
mod walking_dead;

mod dummy_apocalypse;
mod dummy_crematoria;
mod dummy_ork_island;
mod dummy_walking_dead;

use dummy_apocalypse::play_apocalypse;
use dummy_crematoria::play_crematoria;
use dummy_ork_island::play_ork_island;
use dummy_walking_dead::play_walking_dead;
use minions::{by_game, run};

fn main() {
    run(by_game(&[
        ("crematoria", play_crematoria),
        ("walking-dead", play_walking_dead),
        ("ork-island", play_ork_island),
        ("apocalypse", play_apocalypse),
    ]));
}
