//! Reads states, one on a line, into the structs of the Rust kit and writes all that these hold as
//! JSON again. How a struct is written follows from how the kit reads it: types-program.ts puts that
//! in the place of WRITERS.

mod minions;

use std::collections::BTreeMap;
use std::{env, fs};

use minions::json::{object, Json};
use minions::{apocalypse, crematoria, ork_island, protocol, walking_dead};

trait Write {
    fn write(&self) -> Json;
}

impl Write for i32 {
    fn write(&self) -> Json {
        (*self).into()
    }
}

impl Write for i64 {
    fn write(&self) -> Json {
        Json::Number(*self as f64)
    }
}

impl Write for f64 {
    fn write(&self) -> Json {
        (*self).into()
    }
}

impl Write for bool {
    fn write(&self) -> Json {
        Json::Bool(*self)
    }
}

impl Write for String {
    fn write(&self) -> Json {
        self.as_str().into()
    }
}

impl<T: Write> Write for Option<T> {
    fn write(&self) -> Json {
        self.as_ref().map_or(Json::Null, T::write)
    }
}

impl<T: Write> Write for Vec<T> {
    fn write(&self) -> Json {
        Json::List(self.iter().map(T::write).collect())
    }
}

impl<T: Write> Write for [T; 2] {
    fn write(&self) -> Json {
        Json::List(self.iter().map(T::write).collect())
    }
}

impl<T: Write> Write for BTreeMap<String, T> {
    fn write(&self) -> Json {
        object(self.iter().map(|(name, value)| (name.as_str(), value.write())))
    }
}

/// The configuration is kept, and not on the wire.
fn with_config(state: Json, config: Json) -> Json {
    match state {
        Json::Object(mut members) => {
            members.push(("config".to_owned(), config));
            Json::Object(members)
        }
        other => panic!("no state: {other}"),
    }
}

macro_rules! again {
    ($game:ident, $line:expr) => {{
        let state = $game::State::parse($line);
        with_config(state.write(), state.config.write())
    }};
}

fn main() {
    let game = env::args().nth(1).unwrap();
    let text = fs::read_to_string(env::args().nth(2).unwrap()).unwrap();
    for line in text.lines() {
        let again = match game.as_str() {
            "crematoria" => again!(crematoria, line),
            "walking-dead" => again!(walking_dead, line),
            "ork-island" => again!(ork_island, line),
            _ => again!(apocalypse, line),
        };
        println!("{again}");
    }
}

// WRITERS
