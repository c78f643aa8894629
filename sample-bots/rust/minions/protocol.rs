//! Generated from schemas/ by "npm run types". Do not edit.

use super::json::Json;
use super::reading::Read;

/// What a bot may use. null: no limit.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Milliseconds for the first answer, including the start of the program.
    pub start_ms: Option<f64>,
    /// Milliseconds for every later answer.
    pub round_ms: Option<f64>,
    /// Milliseconds of CPU time for the whole match, all threads and children together.
    pub cpu_ms: Option<f64>,
    /// Milliseconds of CPU time from one state to the next, all threads and children together;
    /// the first answer gets as much more as its time limit is longer. If omitted: the time limit
    /// of an answer, times the number of cores.
    pub cpu_round_ms: Option<f64>,
    /// Maximum number of orders in one answer.
    pub orders: i32,
    /// Maximum length of a line on standard output, in bytes.
    pub line_bytes: i32,
    /// Maximum number of bytes on standard output in one round.
    pub round_bytes: i32,
    /// How many bytes of the standard error of a round are kept at its head, and again at its
    /// tail. More is counted, but not a fault.
    pub stderr_bytes: i32,
    /// How many bytes of standard error are kept in a match.
    pub stderr_match_bytes: i32,
    /// How much debug output of an answer is kept in the replay, in bytes of JSON. More is
    /// dropped, but not a fault.
    pub debug_bytes: Option<i32>,
    /// How much debug output of a bot is kept in the replay of a match.
    pub debug_match_bytes: Option<i32>,
    /// Maximum nesting depth of lists and objects in an answer.
    pub depth: i32,
    /// Resident memory of the bot with all its processes, in MiB.
    pub memory_mb: Option<i32>,
    /// Maximum number of processes at one time, including the bot itself and zombie processes.
    pub processes: Option<i32>,
    /// Maximum number of threads at one time, of all processes together. No limit if omitted.
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
    /// Why.
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
    /// The points of the four players: any finite numbers. Those of the four games of minions are
    /// integers.
    pub scores: Vec<f64>,
    /// The place of each player, 1 to 4, by points. Players with equal points share a place, but
    /// a bot that is out ranks behind those that played on.
    pub places: Vec<i32>,
}

impl Read for Result {
    fn read(json: &Json) -> Result {
        Result { scores: Read::read(&json["scores"]), places: Read::read(&json["places"]) }
    }
}
