//! Gives no orders, in any game: what happens to those who do nothing.

mod debug;
mod json;
mod minions;

use minions::{run, Orders};

fn main() {
    run(|_, _| Orders::new());
}
