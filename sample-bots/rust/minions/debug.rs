//! What a bot tells those who watch the replay: it goes with the next answer, and no other bot sees
//! it. Any thread of the bot may tell.

use std::mem;
use std::sync::{Mutex, MutexGuard};

use super::json::{object, Json};

// The limits of the protocol. What is beyond them is left out: a drawing must not cost anybody the
// match.
const MAX_NOTES_LENGTH: usize = 10_000;
const MAX_METRICS: usize = 32;
const MAX_MARKS: usize = 500;
const MAX_CELLS: usize = 200;
const MAX_NAME_LENGTH: usize = 40;

#[derive(Default)]
struct Told {
    notes: String,
    metrics: Vec<(String, f64)>,
    marks: Vec<Json>,
}

static TOLD: Mutex<Told> =
    Mutex::new(Told { notes: String::new(), metrics: Vec::new(), marks: Vec::new() });

fn told() -> MutexGuard<'static, Told> {
    TOLD.lock().unwrap()
}

/// A line of text for this round.
pub fn note(text: &str) {
    let notes = &mut told().notes;
    if !notes.is_empty() {
        notes.push('\n');
    }
    notes.push_str(text);
    notes.truncate(cut(notes, MAX_NOTES_LENGTH).len());
}

/// A number to draw over time.
pub fn metric(name: &str, value: f64) {
    let short = cut(name, MAX_NAME_LENGTH);
    let metrics = &mut told().metrics;
    if !value.is_finite() {
        return;
    }
    if let Some((_, known)) = metrics.iter_mut().find(|(known, _)| known == short) {
        *known = value;
    } else if metrics.len() < MAX_METRICS {
        metrics.push((short.to_owned(), value));
    }
}

/// Lights cells (positions of the game) in a colour of CSS, with a word at the first; "" for none.
pub fn mark(cells: impl IntoIterator<Item = impl Into<Json>>, color: &str, label: &str) {
    draw("cells", cells, color, label);
}

/// A line through the cells.
pub fn line(cells: impl IntoIterator<Item = impl Into<Json>>, color: &str, label: &str) {
    draw("line", cells, color, label);
}

fn draw(how: &str, cells: impl IntoIterator<Item = impl Into<Json>>, color: &str, label: &str) {
    let cells: Vec<Json> = cells.into_iter().take(MAX_CELLS).map(Into::into).collect();
    let marks = &mut told().marks;
    if cells.is_empty() || marks.len() == MAX_MARKS {
        return;
    }
    let mut members = vec![("cells", cells.into()), ("as", how.into()), ("color", color.into())];
    if !label.is_empty() {
        members.push(("label", cut(label, MAX_NAME_LENGTH).into()));
    }
    marks.push(object(members));
}

/// What was told since the last time, as the field of an answer; None when that is nothing.
pub fn take() -> Option<Json> {
    let Told { notes, metrics, marks } = mem::take(&mut *told());
    let mut members = Vec::new();
    if !notes.is_empty() {
        members.push(("notes", notes.as_str().into()));
    }
    if !metrics.is_empty() {
        let numbers = metrics.iter().map(|(name, value)| (name.as_str(), (*value).into()));
        members.push(("metrics", object(numbers)));
    }
    if !marks.is_empty() {
        members.push(("marks", marks.into()));
    }
    (!members.is_empty()).then(|| object(members))
}

/// The first characters of a text, at most so many.
fn cut(text: &str, most: usize) -> &str {
    let end = text.char_indices().nth(most);
    end.map_or(text, |(at, _)| &text[..at])
}
