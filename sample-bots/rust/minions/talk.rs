//! Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the
//! orders out.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::time::Instant;

use super::debug;
use super::json::{object, Json};
use super::random::Random;
use super::reading::Read;

/// One match: gives the orders for each state, as the judge reads them.
pub type Match = Box<dyn FnMut(&Json, &mut Random) -> Vec<Json>>;

/// The games that a bot knows, each with what begins a match of it.
pub type Games = &'static [(&'static str, fn() -> Match)];

/// Standard output belongs to the judge; what people are to read goes to standard error.
pub fn say(words: impl Display) {
    // Not eprintln, which panics when nobody reads.
    let _ = writeln!(io::stderr(), "{words}");
}

thread_local! {
    /// When the last state was read, and how many milliseconds its answer may take.
    static CLOCK: Cell<(Option<Instant>, Option<f64>)> = const { Cell::new((None, None)) };
    /// What bot.json leaves open, as the judge gives it.
    static PARAMETERS: RefCell<BTreeMap<String, f64>> = const { RefCell::new(BTreeMap::new()) };
}

/// Milliseconds until this answer is due, counted from when the state was read; infinity without a
/// limit. Only the thread that reads the states knows it.
pub fn time_left() -> f64 {
    match CLOCK.with(Cell::get) {
        (Some(start), Some(time)) => time - start.elapsed().as_secs_f64() * 1000.0,
        _ => f64::INFINITY,
    }
}

/// A number that bot.json leaves open, as the judge gives it; the usual one where it gives none.
pub fn parameter(name: &str, usual: f64) -> f64 {
    PARAMETERS.with(|given| given.borrow().get(name).copied().unwrap_or(usual))
}

/// Answers every state until the end of input. There is a new plan for each match.
pub fn run(games: Games) {
    let mut bot = Bot { games, matches: HashMap::new(), rng: Random::new(0), has_refused: false };
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    while matches!(input.read_until(b'\n', &mut line), Ok(1..)) {
        let start = Instant::now();
        let message = parse_state(&line);
        line.clear();
        if message.is_null() || message["over"].is_true() {
            continue;
        }
        CLOCK.with(|clock| clock.set((Some(start), Read::read(&message["timeMs"]))));
        let orders = bot.play(&message);
        if answer(&message["round"], orders).is_err() {
            // Nobody listens any more.
            return;
        }
    }
}

struct Bot {
    games: Games,
    matches: HashMap<&'static str, Match>,
    /// Without a start (one line piped in by hand) the choices can still be repeated.
    rng: Random,
    has_refused: bool,
}

impl Bot {
    fn play(&mut self, message: &Json) -> Vec<Json> {
        let start = &message["start"];
        if !start.is_null() {
            self.rng = Random::new(Read::read(&start["seed"]));
            self.matches.clear();
            let parameters: Option<BTreeMap<String, f64>> = Read::read(&start["parameters"]);
            PARAMETERS.with(|given| given.replace(parameters.unwrap_or_default()));
        }
        let game = message["game"].text();
        match self.games.iter().find(|(name, _)| *name == game) {
            Some((name, begin)) => {
                let play = self.matches.entry(name).or_insert_with(begin);
                play(message, &mut self.rng)
            }
            None => self.refuse(game),
        }
    }

    fn refuse(&mut self, game: &str) -> Vec<Json> {
        if !self.has_refused && !self.games.is_empty() {
            say(format!("This bot does not know the game {game} and gives no orders in it."));
        }
        self.has_refused = true;
        Vec::new()
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
            say("Skipped a line that is not a JSON object.");
            Json::Null
        }
    }
}

fn answer(round: &Json, orders: Vec<Json>) -> io::Result<()> {
    let mut members = vec![("round", round.clone()), ("orders", orders.into())];
    members.extend(debug::take().map(|told| ("debug", told)));
    let mut output = io::stdout();
    output.write_all(format!("{}\n", object(members)).as_bytes())?;
    output.flush()
}
