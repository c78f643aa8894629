//! Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the
//! orders out.
#![allow(dead_code)] // No bot uses all of it.

use std::cell::RefCell;
use std::fmt::Display;
use std::io::{self, BufRead, Write};

use crate::debug;
use crate::json::{object, Json};

/// Each order as the judge reads it; the file of a game has functions that make one.
pub type Orders = Vec<Json>;

/// Chooses the orders for a state.
pub type Play = fn(&Json, &mut Random) -> Orders;

/// The generator of the published games: the same seed gives the same numbers in every language.
pub struct Random {
    state: u32,
}

impl Random {
    pub fn new(seed: i64) -> Random {
        Random { state: (seed.unsigned_abs() % (1 << 31)) as u32 }
    }

    fn advance(&mut self) {
        self.state = self.state.wrapping_mul(843314861).wrapping_add(453816693) & 0x7fffffff;
    }

    /// A whole number from low to high, both included.
    pub fn random(&mut self, low: i32, high: i32) -> i32 {
        let count = i64::from(high) - i64::from(low) + 1;
        if !(1..=1_000_000).contains(&count) {
            return low;
        }
        // As published: every draw advances twice and uses the second number.
        self.advance();
        self.advance();
        low + ((count * i64::from(self.state)) >> 31) as i32
    }

    /// The numbers 0 to n-1 in random order.
    pub fn permutation(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for i in 0..n.saturating_sub(1) {
            let other = self.random(i as i32, n as i32 - 1);
            order.swap(i, other as usize);
        }
        order
    }

    /// One of the list; nothing if it is empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.random(0, list.len() as i32 - 1) as usize)
    }
}

/// Standard output belongs to the judge; notes for people go to standard error.
pub fn log(words: impl Display) {
    // Not eprintln, which panics when nobody reads.
    let _ = writeln!(io::stderr(), "{words}");
}

/// A player, or a clan; nobody where the state has -1 or nothing.
pub fn player(json: &Json) -> Option<usize> {
    match json {
        Json::Number(number) if *number >= 0.0 => Some(*number as usize),
        _ => None,
    }
}

thread_local! {
    /// What bot.json leaves open, as the judge gives it.
    static PARAMETERS: RefCell<Json> = const { RefCell::new(Json::Null) };
}

/// A number that bot.json leaves open, as the judge gives it; the usual one where it gives none.
pub fn parameter(name: &str, usual: f64) -> f64 {
    PARAMETERS.with(|given| match given.borrow()[name] {
        Json::Number(value) => value,
        _ => usual,
    })
}

/// Chooses by the game of the state; an unknown game gets no orders.
pub fn by_game(games: &'static [(&str, Play)]) -> impl FnMut(&Json, &mut Random) -> Orders {
    let mut told = false;
    move |state, rng| {
        let game = match &state["game"] {
            Json::Text(game) => game,
            _ => "undefined",
        };
        if let Some((_, play)) = games.iter().find(|(name, _)| *name == game) {
            return play(state, rng);
        }
        if !told {
            log(format!("This bot does not know the game {game} and gives no orders in it."));
        }
        told = true;
        Orders::new()
    }
}

/// Answers every state with `choose_orders(state, rng)`, until the end of input. It may be a
/// closure that remembers what it likes from round to round.
pub fn run(mut choose_orders: impl FnMut(&Json, &mut Random) -> Orders) {
    // Without a start (one line piped in by hand) the choices can still be repeated.
    let mut rng = Random::new(0);
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    while matches!(input.read_until(b'\n', &mut line), Ok(1..)) {
        let state = parse_state(&line);
        line.clear();
        if state.is_null() || state["over"].is_true() {
            continue;
        }
        if !state["start"].is_null() {
            rng = Random::new(seed_of(&state["start"]));
            PARAMETERS.with(|given| given.replace(state["start"]["parameters"].clone()));
        }
        let orders = choose_orders(&state, &mut rng);
        if answer(&state["round"], orders).is_err() {
            // Nobody listens any more.
            return;
        }
    }
}

/// The state of a line; null for one that is blank or not an object.
fn parse_state(line: &[u8]) -> Json {
    let text = String::from_utf8_lossy(line);
    if text.trim().is_empty() {
        return Json::Null;
    }
    match text.parse() {
        Ok(state @ Json::Object(_)) => state,
        _ => {
            log("Skipped a line that is not a JSON object.");
            Json::Null
        }
    }
}

fn seed_of(start: &Json) -> i64 {
    match start["seed"] {
        Json::Number(seed) => seed as i64,
        _ => 0,
    }
}

fn answer(round: &Json, orders: Orders) -> io::Result<()> {
    let mut members = vec![("round", round.clone()), ("orders", orders.into())];
    members.extend(debug::take().map(|told| ("debug", told)));
    let mut output = io::stdout();
    output.write_all(format!("{}\n", object(members)).as_bytes())?;
    output.flush()
}
