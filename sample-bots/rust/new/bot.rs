//! Plays {{title}}: the judge starts this program. What the bot does is in plan.rs.

mod {{game_}};

mod debug;
mod json;
mod minions;
mod plan;

use minions::{by_game, run};

fn main() {
    run(by_game(&[("{{game}}", plan::play_{{game_}})]));
}
