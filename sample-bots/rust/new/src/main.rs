//! Plays {{title}}: the judge starts this program. What the bot does is in plan.rs.

mod minions;
mod plan;
#[cfg(test)]
mod plan_test;

use minions::{run, {{game_}}};

fn main() {
    run(&[("{{game}}", || {{game_}}::play_with(plan::{{From}}::default()))]);
}
