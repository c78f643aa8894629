//! Gives no orders, in any game: what happens to those who do nothing.

mod minions;

fn main() {
    minions::run(&[]);
}
