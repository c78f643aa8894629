//! Goes for the nearest goal, in each game: the first to beat.
//!
//! There is no chance in it, so that it is the same bot in every language: units by id, and of
//! equally good steps the first of DIRECTIONS (Apocalypse: row by row).

mod minions;

mod rookie_apocalypse;
mod rookie_crematoria;
mod rookie_ork_island;
mod rookie_walking_dead;

use minions::{apocalypse, crematoria, ork_island, run, walking_dead};

fn main() {
    run(&[
        ("crematoria", || crematoria::play_with(rookie_crematoria::Rookie)),
        ("walking-dead", || walking_dead::play_with(rookie_walking_dead::Rookie)),
        ("ork-island", || ork_island::play_with(rookie_ork_island::Rookie)),
        ("apocalypse", || apocalypse::play_with(rookie_apocalypse::Rookie)),
    ]);
}
