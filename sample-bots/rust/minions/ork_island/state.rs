//! Generated from schemas/ by "npm run types". Do not edit.

use std::collections::BTreeMap;
use std::fmt;

use super::super::json::{object, Json};
use super::super::protocol::{Limits, Rejection, Result};
use super::super::random::Random;
use super::super::reading::{read_word, Read};
use super::super::talk::Match;

/// A position, `[row, column]` in the protocol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pos {
    pub row: i32,
    pub column: i32,
}

impl Read for Pos {
    fn read(json: &Json) -> Pos {
        Pos { row: json[0].int(), column: json[1].int() }
    }
}

impl From<Pos> for Json {
    fn from(pos: Pos) -> Json {
        [pos.row, pos.column].into()
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "[{},{}]", self.row, self.column)
    }
}

/// Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one
/// column right (j + 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    N,
    S,
    W,
    E,
}

impl Direction {
    pub const ALL: [Direction; 4] = [Direction::N, Direction::S, Direction::W, Direction::E];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Direction::N => "N",
            Direction::S => "S",
            Direction::W => "W",
            Direction::E => "E",
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

/// When the ork that dies in a fight comes back as one of the winner's. always, also if omitted:
/// after every fight. on-ties: only if both had the same health; otherwise its player keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LosersChangeSides {
    Always,
    OnTies,
}

impl LosersChangeSides {
    pub const ALL: [LosersChangeSides; 2] = [LosersChangeSides::Always, LosersChangeSides::OnTies];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            LosersChangeSides::Always => "always",
            LosersChangeSides::OnTies => "on-ties",
        }
    }
}

impl Read for LosersChangeSides {
    fn read(json: &Json) -> LosersChangeSides {
        read_word(json, &LosersChangeSides::ALL, LosersChangeSides::name)
    }
}

impl fmt::Display for LosersChangeSides {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all
/// water connected to the edge of the board. rows, also if omitted: on the outermost land of a
/// row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shore {
    Sea,
    Rows,
}

impl Shore {
    pub const ALL: [Shore; 2] = [Shore::Sea, Shore::Rows];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Shore::Sea => "sea",
            Shore::Rows => "rows",
        }
    }
}

impl Read for Shore {
    fn read(json: &Json) -> Shore {
        read_word(json, &Shore::ALL, Shore::name)
    }
}

impl fmt::Display for Shore {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it
/// attacked and died. starved: it entered a free cell and died of its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    Moved,
    Won,
    Lost,
    Starved,
}

impl Outcome {
    pub const ALL: [Outcome; 4] = [Outcome::Moved, Outcome::Won, Outcome::Lost, Outcome::Starved];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Moved => "moved",
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::Starved => "starved",
        }
    }
}

impl Read for Outcome {
    fn read(json: &Json) -> Outcome {
        read_word(json, &Outcome::ALL, Outcome::name)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// What a cell of the board is: its letter there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Land {
    Water,
    Grass,
    Forest,
    Sand,
    City,
    Path,
}

impl Land {
    pub const ALL: [Land; 6] =
        [Land::Water, Land::Grass, Land::Forest, Land::Sand, Land::City, Land::Path];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Land::Water => "W",
            Land::Grass => ".",
            Land::Forest => "F",
            Land::Sand => "S",
            Land::City => "C",
            Land::Path => "P",
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
    /// The id of the ork.
    pub unit: i32,
    /// Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E
    /// one column right (j + 1).
    pub dir: Direction,
}

impl Read for Order {
    fn read(json: &Json) -> Order {
        Order { unit: Read::read(&json["unit"]), dir: Read::read(&json["dir"]) }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct City {
    /// Its cells, which never change.
    pub cells: Vec<Pos>,
    /// The player who conquered it last; -1 if nobody has yet.
    pub owner: i32,
}

impl Read for City {
    fn read(json: &Json) -> City {
        City { cells: Read::read(&json["cells"]), owner: Read::read(&json["owner"]) }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// The two cities that a path connects, by their index in cities.
    pub ends: [i32; 2],
    /// Its cells, which never change, from the first end to the second.
    pub cells: Vec<Pos>,
    /// The player who conquered it last; -1 if nobody has yet.
    pub owner: i32,
}

impl Read for Path {
    fn read(json: &Json) -> Path {
        Path {
            ends: Read::read(&json["ends"]),
            cells: Read::read(&json["cells"]),
            owner: Read::read(&json["owner"]),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Unit {
    /// Never changes, even if the ork changes sides.
    pub id: i32,
    /// The player it belongs to.
    pub player: i32,
    /// [row, column].
    pub pos: Pos,
    /// At 0 an ork still lives; below 0 it dies.
    pub health: i32,
}

impl Read for Unit {
    fn read(json: &Json) -> Unit {
        Unit {
            id: Read::read(&json["id"]),
            player: Read::read(&json["player"]),
            pos: Read::read(&json["pos"]),
            health: Read::read(&json["health"]),
        }
    }
}

/// All settings of Ork Island.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The rule set.
    pub rules: RuleSet,
    /// Rounds of a match.
    pub rounds: i32,
    /// Rows of the board.
    pub rows: i32,
    /// Columns of the board, as many as rows.
    pub columns: i32,
    /// Orks of each player at the start. The board has at least 100 cells for each.
    pub orks: i32,
    /// Health of an ork at the start and after it regenerates.
    pub initial_health: i32,
    /// Health it costs to enter a cell of grass.
    pub cost_grass: i32,
    /// Health it costs to enter a cell of forest.
    pub cost_forest: i32,
    /// Health it costs to enter a cell of sand.
    pub cost_sand: i32,
    /// Health it costs to enter a cell of a city.
    pub cost_city: i32,
    /// Health it costs to enter a cell of a path.
    pub cost_path: i32,
    /// Points each round for each cell of a conquered city.
    pub bonus_per_city_cell: i32,
    /// Points each round for each cell of a conquered path.
    pub bonus_per_path_cell: i32,
    /// A group of k connected cities gives this number times 2 to the power k, each round.
    pub factor_connected_component: i32,
    /// When the ork that dies in a fight comes back as one of the winner's. always, also if
    /// omitted: after every fight. on-ties: only if both had the same health; otherwise its
    /// player keeps it.
    pub losers_change_sides: Option<LosersChangeSides>,
    /// Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is
    /// all water connected to the edge of the board. rows, also if omitted: on the outermost land
    /// of a row.
    pub shore: Option<Shore>,
}

impl Read for Config {
    fn read(json: &Json) -> Config {
        Config {
            rules: Read::read(&json["rules"]),
            rounds: Read::read(&json["rounds"]),
            rows: Read::read(&json["rows"]),
            columns: Read::read(&json["columns"]),
            orks: Read::read(&json["orks"]),
            initial_health: Read::read(&json["initialHealth"]),
            cost_grass: Read::read(&json["costGrass"]),
            cost_forest: Read::read(&json["costForest"]),
            cost_sand: Read::read(&json["costSand"]),
            cost_city: Read::read(&json["costCity"]),
            cost_path: Read::read(&json["costPath"]),
            bonus_per_city_cell: Read::read(&json["bonusPerCityCell"]),
            bonus_per_path_cell: Read::read(&json["bonusPerPathCell"]),
            factor_connected_component: Read::read(&json["factorConnectedComponent"]),
            losers_change_sides: Read::read(&json["losersChangeSides"]),
            shore: Read::read(&json["shore"]),
        }
    }
}

/// The usual rules.
impl Default for Config {
    fn default() -> Config {
        Config {
            rules: RuleSet::Text,
            rounds: 200,
            rows: 70,
            columns: 70,
            orks: 15,
            initial_health: 100,
            cost_grass: 1,
            cost_forest: 2,
            cost_sand: 3,
            cost_city: 0,
            cost_path: 0,
            bonus_per_city_cell: 1,
            bonus_per_path_cell: 1,
            factor_connected_component: 2,
            losers_change_sides: Some(LosersChangeSides::Always),
            shore: Some(Shore::Sea),
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
    /// All settings of Ork Island.
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

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    /// The id of the ork that was ordered.
    pub unit: i32,
    /// Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E
    /// one column right (j + 1).
    pub dir: Direction,
    /// moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it
    /// attacked and died. starved: it entered a free cell and died of its cost.
    pub outcome: Outcome,
}

impl Read for Move {
    fn read(json: &Json) -> Move {
        Move {
            unit: Read::read(&json["unit"]),
            dir: Read::read(&json["dir"]),
            outcome: Read::read(&json["outcome"]),
        }
    }
}

/// What happened in the previous round; not in the first message.
#[derive(Clone, Debug, PartialEq)]
pub struct Last {
    /// What was executed, of all players, in order.
    pub moves: Vec<Move>,
    /// Which of my orders of the previous round were refused, and why.
    pub rejected: Vec<Rejection>,
}

impl Read for Last {
    fn read(json: &Json) -> Last {
        Last { moves: Read::read(&json["moves"]), rejected: Read::read(&json["rejected"]) }
    }
}

/// What a bot is sent at the start of each round of Ork Island: the complete state, on one line.
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
    /// The terrain: board[i][j] is the cell in row i and column j. W water, . grass, F forest, S
    /// sand, C city, P path. It never changes during a match.
    pub board: Vec<String>,
    /// The cities, always in the same order: paths refer to a city by its index here.
    pub cities: Vec<City>,
    /// The paths between cities, always in the same order.
    pub paths: Vec<Path>,
    /// All orks, by ascending id. Their number never changes: an ork that dies comes back in the
    /// same round.
    pub units: Vec<Unit>,
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
            cities: Read::read(&json["cities"]),
            paths: Read::read(&json["paths"]),
            units: Read::read(&json["units"]),
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
