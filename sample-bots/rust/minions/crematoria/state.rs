//! Generated from schemas/ by "npm run types". Do not edit.

use std::collections::BTreeMap;
use std::fmt;

use super::super::json::{object, Json};
use super::super::protocol::{Limits, Rejection, Result};
use super::super::random::Random;
use super::super::reading::{read_word, Read};
use super::super::talk::Match;

/// A position, `[row, column, level]` in the protocol. Level 0 is underground, level 1 outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pos {
    pub row: i32,
    pub column: i32,
    pub level: i32,
}

impl Read for Pos {
    fn read(json: &Json) -> Pos {
        Pos { row: json[0].int(), column: json[1].int(), level: json[2].int() }
    }
}

impl From<Pos> for Json {
    fn from(pos: Pos) -> Json {
        [pos.row, pos.column, pos.level].into()
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "[{},{},{}]", self.row, self.column, self.level)
    }
}

/// Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take
/// an elevator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    Bottom,
    BR,
    Right,
    RT,
    Top,
    TL,
    Left,
    LB,
    Up,
    Down,
    None,
}

impl Direction {
    pub const ALL: [Direction; 11] = [
        Direction::Bottom,
        Direction::BR,
        Direction::Right,
        Direction::RT,
        Direction::Top,
        Direction::TL,
        Direction::Left,
        Direction::LB,
        Direction::Up,
        Direction::Down,
        Direction::None,
    ];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Direction::Bottom => "Bottom",
            Direction::BR => "BR",
            Direction::Right => "Right",
            Direction::RT => "RT",
            Direction::Top => "Top",
            Direction::TL => "TL",
            Direction::Left => "Left",
            Direction::LB => "LB",
            Direction::Up => "Up",
            Direction::Down => "Down",
            Direction::None => "None",
        }
    }
}

impl Read for Direction {
    fn read(json: &Json) -> Direction {
        read_word(json, &Direction::ALL, Direction::name)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnitType {
    Pioneer,
    Furyan,
    Necromonger,
    Hellhound,
}

impl UnitType {
    pub const ALL: [UnitType; 4] =
        [UnitType::Pioneer, UnitType::Furyan, UnitType::Necromonger, UnitType::Hellhound];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            UnitType::Pioneer => "pioneer",
            UnitType::Furyan => "furyan",
            UnitType::Necromonger => "necromonger",
            UnitType::Hellhound => "hellhound",
        }
    }
}

impl Read for UnitType {
    fn read(json: &Json) -> UnitType {
        read_word(json, &UnitType::ALL, UnitType::name)
    }
}

impl fmt::Display for UnitType {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// The rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleSet {
    Text,
    Original,
}

impl RuleSet {
    pub const ALL: [RuleSet; 2] = [RuleSet::Text, RuleSet::Original];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            RuleSet::Text => "text",
            RuleSet::Original => "original",
        }
    }
}

impl Read for RuleSet {
    fn read(json: &Json) -> RuleSet {
        read_word(json, &RuleSet::ALL, RuleSet::name)
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// What a cell of the board is: its letter there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Land {
    Rock,
    Cave,
    Elevator,
    Outside,
}

impl Land {
    pub const ALL: [Land; 4] = [Land::Rock, Land::Cave, Land::Elevator, Land::Outside];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Land::Rock => "R",
            Land::Cave => "C",
            Land::Elevator => "E",
            Land::Outside => "O",
        }
    }
}

impl Read for Land {
    fn read(json: &Json) -> Land {
        read_word(json, &Land::ALL, Land::name)
    }
}

impl fmt::Display for Land {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Order {
    /// The id of the unit.
    pub unit: i32,
    /// Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down
    /// take an elevator.
    pub dir: Direction,
}

impl Read for Order {
    fn read(json: &Json) -> Order {
        Order { unit: Read::read(&json["unit"]), dir: Read::read(&json["dir"]) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gem {
    /// [row, column, level].
    pub pos: Pos,
}

impl Read for Gem {
    fn read(json: &Json) -> Gem {
        Gem { pos: Read::read(&json["pos"]) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Unit {
    /// Never changes, even if the unit changes sides.
    pub id: i32,
    pub kind: UnitType,
    /// The player it belongs to; -1 for necromongers and hellhounds.
    pub player: i32,
    /// [row, column, level].
    pub pos: Pos,
    /// Hellhounds, which are immortal, have none.
    pub health: Option<i32>,
}

impl Read for Unit {
    fn read(json: &Json) -> Unit {
        Unit {
            id: Read::read(&json["id"]),
            kind: Read::read(&json["type"]),
            player: Read::read(&json["player"]),
            pos: Read::read(&json["pos"]),
            health: Read::read(&json["health"]),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Landing {
    pub id: i32,
    /// Where it will land; a unit on that cell dies.
    pub pos: Pos,
    /// In how many rounds it lands: 1 means during this one.
    pub turns: i32,
}

impl Read for Landing {
    fn read(json: &Json) -> Landing {
        Landing {
            id: Read::read(&json["id"]),
            pos: Read::read(&json["pos"]),
            turns: Read::read(&json["turns"]),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Group {
    /// Cave cells it owns now.
    pub cells: i32,
    /// Gems it has picked so far.
    pub gems: i32,
    pub pioneers: i32,
    pub furyans: i32,
}

impl Read for Group {
    fn read(json: &Json) -> Group {
        Group {
            cells: Read::read(&json["cells"]),
            gems: Read::read(&json["gems"]),
            pioneers: Read::read(&json["pioneers"]),
            furyans: Read::read(&json["furyans"]),
        }
    }
}

/// All settings of Crematoria.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The rule set.
    pub rules: RuleSet,
    /// Rounds of a match.
    pub rounds: i32,
    /// Rows of a level.
    pub rows: i32,
    /// Columns of a level.
    pub columns: i32,
    /// Furyans of each group at the start.
    pub furyans: i32,
    /// Pioneers of each group at the start.
    pub pioneers: i32,
    /// Maximum number of necromongers at one time.
    pub necromongers: i32,
    /// Number of hellhounds.
    pub hellhounds: i32,
    /// Number of elevators.
    pub elevators: i32,
    /// Points for a gem.
    pub gem_points: i32,
    /// Rounds a necromonger takes to land.
    pub turns_to_land: i32,
    /// Health of a newborn furyan.
    pub furyan_health: i32,
    /// Health of a newborn pioneer.
    pub pioneer_health: i32,
    /// Health of a newborn necromonger.
    pub necromonger_health: i32,
    /// Minimum and maximum damage of a furyan's attack.
    pub furyan_damage: [i32; 2],
    /// Minimum and maximum damage of a necromonger's attack.
    pub necromonger_damage: [i32; 2],
    /// A gem appears with a chance of one in this many each round.
    pub gem_chance: i32,
    /// A necromonger appears with a chance of one in this many each round.
    pub necromonger_chance: i32,
    /// Health recovered at the end of each round.
    pub recovery: i32,
    /// Whether a necromonger that died in this round makes room for another in the same round. If
    /// not, or if omitted, only in the next.
    pub room_at_once: Option<bool>,
    /// Whether necromongers and hellhounds ignore people who were killed before their turn. If
    /// not, or if omitted, they choose targets once, before the first of them moves.
    pub hunters_look_again: Option<bool>,
    /// Whether a necromonger that lands in the sun dies. If not, or if omitted, it lives there
    /// until night or until its next step.
    pub sun_kills_landing: Option<bool>,
}

impl Read for Config {
    fn read(json: &Json) -> Config {
        Config {
            rules: Read::read(&json["rules"]),
            rounds: Read::read(&json["rounds"]),
            rows: Read::read(&json["rows"]),
            columns: Read::read(&json["columns"]),
            furyans: Read::read(&json["furyans"]),
            pioneers: Read::read(&json["pioneers"]),
            necromongers: Read::read(&json["necromongers"]),
            hellhounds: Read::read(&json["hellhounds"]),
            elevators: Read::read(&json["elevators"]),
            gem_points: Read::read(&json["gemPoints"]),
            turns_to_land: Read::read(&json["turnsToLand"]),
            furyan_health: Read::read(&json["furyanHealth"]),
            pioneer_health: Read::read(&json["pioneerHealth"]),
            necromonger_health: Read::read(&json["necromongerHealth"]),
            furyan_damage: Read::read(&json["furyanDamage"]),
            necromonger_damage: Read::read(&json["necromongerDamage"]),
            gem_chance: Read::read(&json["gemChance"]),
            necromonger_chance: Read::read(&json["necromongerChance"]),
            recovery: Read::read(&json["recovery"]),
            room_at_once: Read::read(&json["roomAtOnce"]),
            hunters_look_again: Read::read(&json["huntersLookAgain"]),
            sun_kills_landing: Read::read(&json["sunKillsLanding"]),
        }
    }
}

/// The usual rules.
impl Default for Config {
    fn default() -> Config {
        Config {
            rules: RuleSet::Text,
            rounds: 120,
            rows: 40,
            columns: 80,
            furyans: 5,
            pioneers: 15,
            necromongers: 10,
            hellhounds: 3,
            elevators: 20,
            gem_points: 30,
            turns_to_land: 2,
            furyan_health: 100,
            pioneer_health: 50,
            necromonger_health: 75,
            furyan_damage: [25, 50],
            necromonger_damage: [20, 40],
            gem_chance: 4,
            necromonger_chance: 2,
            recovery: 5,
            room_at_once: Some(true),
            hunters_look_again: Some(true),
            sun_kills_landing: Some(true),
        }
    }
}

/// Only in the first message.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The seed of this bot's own random choices, so that a match can be repeated. It reveals
    /// nothing about the random draws of the match.
    pub seed: i64,
    /// The values of the parameters in a bot's bot.json, by name.
    pub parameters: Option<BTreeMap<String, f64>>,
    /// All settings of Crematoria.
    pub config: Config,
    /// What a bot may use. null: no limit.
    pub limits: Limits,
    /// How often the published program has called rand() of the C library for its map: its
    /// players continue that sequence. Only with the rule set original, and only in games whose
    /// published program does so.
    pub rand_calls: Option<i32>,
}

impl Read for Start {
    fn read(json: &Json) -> Start {
        Start {
            seed: Read::read(&json["seed"]),
            parameters: Read::read(&json["parameters"]),
            config: Read::read(&json["config"]),
            limits: Read::read(&json["limits"]),
            rand_calls: Read::read(&json["randCalls"]),
        }
    }
}

/// What happened in the previous round; not in the first message.
#[derive(Clone, Debug, PartialEq)]
pub struct Last {
    /// What was executed, in this order: moves and attacks of the players, then the necromongers,
    /// then the hellhounds.
    pub moves: Vec<Order>,
    /// Which of my orders of the previous round were refused, and why.
    pub rejected: Vec<Rejection>,
}

impl Read for Last {
    fn read(json: &Json) -> Last {
        Last { moves: Read::read(&json["moves"]), rejected: Read::read(&json["rejected"]) }
    }
}

/// What a bot is sent at the start of each round of Crematoria: the complete state, on one line.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub protocol: i32,
    pub game: String,
    /// The number of a round.
    pub round: i32,
    /// How many rounds the match has.
    pub rounds: i32,
    /// A player, 0 to 3.
    pub player: i32,
    /// The names of the four bots, by player.
    pub names: Vec<String>,
    /// The points of the four players at the start of this round.
    pub scores: Vec<i32>,
    /// Whether each bot is still in the match. A bot that is out gives no more orders; its units
    /// stay on the board. The rules of a game may put a player out too.
    pub alive: Vec<bool>,
    /// The time limit for this answer, in milliseconds; null if there is none.
    pub time_ms: Option<f64>,
    /// The terrain: board[k][i][j] is the cell in row i and column j of level k. Level 0 is
    /// underground (R rock, C cave, E elevator), level 1 outside (O outside, E elevator). Column
    /// 79 is next to column 0.
    pub board: Vec<Vec<String>>,
    /// The owner of each cell of level 0: a digit for the player, a dot for none.
    pub owners: Vec<String>,
    /// The gems lying outside, row by row.
    pub gems: Vec<Gem>,
    /// All units on the board, by ascending id.
    pub units: Vec<Unit>,
    /// Necromongers still in the sky, by ascending id. They are not on the board and cannot be
    /// attacked.
    pub landings: Vec<Landing>,
    /// First and last column of the night outside, going right around the ring: [60, 19] means 60
    /// to 79 and 0 to 19. All other columns of level 1 lie in the sun.
    pub night: [i32; 2],
    /// The figures of each player.
    pub groups: Vec<Group>,
    /// Only in the first message.
    pub start: Option<Start>,
    /// What happened in the previous round; not in the first message.
    pub last: Option<Last>,
    /// Only in the last message: the match has ended, no answer is expected.
    pub over: Option<bool>,
    /// How the match ended.
    pub result: Option<Result>,
    /// Every number of the rules, kept from the first state.
    pub config: Config,
}

impl Read for State {
    fn read(json: &Json) -> State {
        State {
            protocol: Read::read(&json["protocol"]),
            game: Read::read(&json["game"]),
            round: Read::read(&json["round"]),
            rounds: Read::read(&json["rounds"]),
            player: Read::read(&json["player"]),
            names: Read::read(&json["names"]),
            scores: Read::read(&json["scores"]),
            alive: Read::read(&json["alive"]),
            time_ms: Read::read(&json["timeMs"]),
            board: Read::read(&json["board"]),
            owners: Read::read(&json["owners"]),
            gems: Read::read(&json["gems"]),
            units: Read::read(&json["units"]),
            landings: Read::read(&json["landings"]),
            night: Read::read(&json["night"]),
            groups: Read::read(&json["groups"]),
            start: Read::read(&json["start"]),
            last: Read::read(&json["last"]),
            over: Read::read(&json["over"]),
            result: Read::read(&json["result"]),
            config: Config::default(),
        }
    }
}

/// As the judge reads it.
impl From<Order> for Json {
    fn from(order: Order) -> Json {
        object([("unit", order.unit.into()), ("dir", order.dir.name().into())])
    }
}

/// Chooses the orders of a match. It is made at the start and lives to the end: what it wants to
/// remember are its fields.
pub trait Plan {
    /// The orders for a state, the most urgent first.
    fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order>;
}

/// A match with this plan.
pub fn play_with(mut plan: impl Plan + 'static) -> Match {
    let mut config = Config::default();
    Box::new(move |message, rng| {
        let state = State::read_with(message, &config);
        config = state.config.clone();
        plan.play(&state, rng).into_iter().map(Json::from).collect()
    })
}

impl State {
    /// Only the first state of a match brings the numbers of the rules: others get those.
    fn read_with(message: &Json, config: &Config) -> State {
        let state = State::read(message);
        let config = state.start.as_ref().map_or(config, |start| &start.config).clone();
        State { config, ..state }
    }

    /// A state that was saved, on a line of its own.
    pub fn parse(line: &str) -> State {
        let message: Json = line.parse().unwrap_or_else(|error| panic!("no state: {error}"));
        State::read_with(&message, &Config::default())
    }
}
