//! The library of the bots: README.md lists what it offers.
#![allow(dead_code, unused_imports)] // No bot uses all of it.

pub mod apocalypse;
pub mod crematoria;
pub mod ork_island;
pub mod walking_dead;

pub mod debug;
pub mod grid;
pub mod json;
pub mod paths;
pub mod protocol;
pub mod random;
pub mod reading;
pub mod talk;

pub use random::Random;
pub use talk::{parameter, run, say, time_left};
