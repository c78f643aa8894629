//! Generated from schemas/ by "npm run types". Do not edit.

use super::json::Json;
use super::reading::Read;

/// What a bot may use. null: no limit.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Milliseconds for the first answer, the start of the program included.
    pub start_ms: Option<f64>,
    /// Milliseconds for every later answer.
    pub round_ms: Option<f64>,
    /// Milliseconds of CPU time for the whole match, all threads and children together.
    pub cpu_ms: Option<f64>,
    /// Milliseconds of CPU time from one state to the next, all threads and children together;
    /// for the first as much more as it may take longer. Left out: as much as an answer may take,
    /// on each core there is.
    pub cpu_round_ms: Option<f64>,
    /// Most orders in one answer.
    pub orders: i32,
    /// Longest line on standard output, in bytes.
    pub line_bytes: i32,
    /// Most bytes on standard output in one round.
    pub round_bytes: i32,
    /// How much of the standard error of a round is kept at its head, and again at its tail. More
    /// is counted, not punished.
    pub stderr_bytes: i32,
    /// How much standard error is kept in a match.
    pub stderr_match_bytes: i32,
    /// How much debug output of an answer is kept in the replay, in bytes of JSON. More is left
    /// out, not punished.
    pub debug_bytes: Option<i32>,
    /// How much debug output of a bot is kept in the replay of a match.
    pub debug_match_bytes: Option<i32>,
    /// Deepest nesting of lists and objects in an answer.
    pub depth: i32,
    /// Resident memory of the bot with all its processes, in MiB.
    pub memory_mb: Option<i32>,
    /// Most processes at one time, the bot itself included, and those that have ended and were
    /// not waited for.
    pub processes: Option<i32>,
    /// Most threads at one time, of all processes together. Left out: no limit.
    pub threads: Option<i32>,
}

impl Read for Limits {
    fn read(json: &Json) -> Limits {
        Limits {
            start_ms: Read::read(&json["startMs"]),
            round_ms: Read::read(&json["roundMs"]),
            cpu_ms: Read::read(&json["cpuMs"]),
            cpu_round_ms: Read::read(&json["cpuRoundMs"]),
            orders: Read::read(&json["orders"]),
            line_bytes: Read::read(&json["lineBytes"]),
            round_bytes: Read::read(&json["roundBytes"]),
            stderr_bytes: Read::read(&json["stderrBytes"]),
            stderr_match_bytes: Read::read(&json["stderrMatchBytes"]),
            debug_bytes: Read::read(&json["debugBytes"]),
            debug_match_bytes: Read::read(&json["debugMatchBytes"]),
            depth: Read::read(&json["depth"]),
            memory_mb: Read::read(&json["memoryMb"]),
            processes: Read::read(&json["processes"]),
            threads: Read::read(&json["threads"]),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Rejection {
    /// Index in the list of orders I gave.
    pub order: i32,
    /// Why, in words.
    pub reason: String,
}

impl Read for Rejection {
    fn read(json: &Json) -> Rejection {
        Rejection { order: Read::read(&json["order"]), reason: Read::read(&json["reason"]) }
    }
}

/// How the match ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Result {
    /// The points of the four players at the start of this round.
    pub scores: Vec<i32>,
    /// The place of each player, 1 to 4, by points. Players with the same points share one, but a
    /// bot that went out comes behind those that played on.
    pub places: Vec<i32>,
}

impl Read for Result {
    fn read(json: &Json) -> Result {
        Result { scores: Read::read(&json["scores"]), places: Read::read(&json["places"]) }
    }
}
