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

/// Where to: onto an empty cell or food, or against the unit there. Down is one row further (row
/// + 1), Right one column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only
/// zombies move diagonally: such an order takes its turn and fails, as in the published game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
    DR,
    RU,
    UL,
    LD,
}

impl Direction {
    pub const ALL: [Direction; 8] = [
        Direction::Up,
        Direction::Down,
        Direction::Left,
        Direction::Right,
        Direction::DR,
        Direction::RU,
        Direction::UL,
        Direction::LD,
    ];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Direction::Up => "Up",
            Direction::Down => "Down",
            Direction::Left => "Left",
            Direction::Right => "Right",
            Direction::DR => "DR",
            Direction::RU => "RU",
            Direction::UL => "UL",
            Direction::LD => "LD",
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

/// A living unit acts for its clan, also while it is converting. A dead unit blocks its cell.
/// Zombies belong to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnitType {
    Living,
    Dead,
    Zombie,
}

impl UnitType {
    pub const ALL: [UnitType; 3] = [UnitType::Living, UnitType::Dead, UnitType::Zombie];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            UnitType::Living => "living",
            UnitType::Dead => "dead",
            UnitType::Zombie => "zombie",
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

/// How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M.
/// thousandths: it wins when a number from 0 to 1000 is below 1000 N / (N + M).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FightOdds {
    Exact,
    Thousandths,
}

impl FightOdds {
    pub const ALL: [FightOdds; 2] = [FightOdds::Exact, FightOdds::Thousandths];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            FightOdds::Exact => "exact",
            FightOdds::Thousandths => "thousandths",
        }
    }
}

impl Read for FightOdds {
    fn read(json: &Json) -> FightOdds {
        read_word(json, &FightOdds::ALL, FightOdds::name)
    }
}

impl fmt::Display for FightOdds {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// What a zombie draws if several living units are equally near. unit: one of those units, then a
/// step towards it. cell, also if omitted: one of the cells around it with the fewest steps to
/// any of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ZombiesChoose {
    Unit,
    Cell,
}

impl ZombiesChoose {
    pub const ALL: [ZombiesChoose; 2] = [ZombiesChoose::Unit, ZombiesChoose::Cell];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            ZombiesChoose::Unit => "unit",
            ZombiesChoose::Cell => "cell",
        }
    }
}

impl Read for ZombiesChoose {
    fn read(json: &Json) -> ZombiesChoose {
        read_word(json, &ZombiesChoose::ALL, ZombiesChoose::name)
    }
}

impl fmt::Display for ZombiesChoose {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// How other zombies affect the path to a living unit. past: they are ignored, because they move
/// on, although no zombie enters their cells. around, also if omitted: they are obstacles where
/// they stood before the first of them moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ZombieWays {
    Past,
    Around,
}

impl ZombieWays {
    pub const ALL: [ZombieWays; 2] = [ZombieWays::Past, ZombieWays::Around];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            ZombieWays::Past => "past",
            ZombieWays::Around => "around",
        }
    }
}

impl Read for ZombieWays {
    fn read(json: &Json) -> ZombieWays {
        read_word(json, &ZombieWays::ALL, ZombieWays::name)
    }
}

impl fmt::Display for ZombieWays {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// What a cell of the board is: its letter there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Land {
    Debris,
    Street,
    Food,
}

impl Land {
    pub const ALL: [Land; 3] = [Land::Debris, Land::Street, Land::Food];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Land::Debris => "X",
            Land::Street => ".",
            Land::Food => "M",
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
    /// The id of one of my living units.
    pub unit: i32,
    /// Where to: onto an empty cell or food, or against the unit there. Down is one row further
    /// (row + 1), Right one column (column + 1). The diagonals DR, RU, UL and LD are accepted,
    /// but only zombies move diagonally: such an order takes its turn and fails, as in the
    /// published game.
    pub dir: Direction,
}

impl Read for Order {
    fn read(json: &Json) -> Order {
        Order { unit: Read::read(&json["unit"]), dir: Read::read(&json["dir"]) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Unit {
    /// Never changes, whatever happens to the unit.
    pub id: i32,
    /// A living unit acts for its clan, also while it is converting. A dead unit blocks its cell.
    /// Zombies belong to nobody.
    pub kind: UnitType,
    /// The clan it belongs to, or belonged to when it died. Zombies have none.
    pub clan: Option<i32>,
    /// [row, column], from the top left.
    pub pos: Pos,
    /// Only for the dead and the bitten: in how many rounds it becomes a zombie. 1: at the end of
    /// this one.
    pub turns_to_zombie: Option<i32>,
}

impl Read for Unit {
    fn read(json: &Json) -> Unit {
        Unit {
            id: Read::read(&json["id"]),
            kind: Read::read(&json["type"]),
            clan: Read::read(&json["clan"]),
            pos: Read::read(&json["pos"]),
            turns_to_zombie: Read::read(&json["turnsToZombie"]),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Food {
    /// [row, column], from the top left.
    pub pos: Pos,
}

impl Read for Food {
    fn read(json: &Json) -> Food {
        Food { pos: Read::read(&json["pos"]) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clan {
    /// Its living units.
    pub living: i32,
    /// Its strength points.
    pub strength_points: i32,
    /// Strength points for each living unit, rounded down; 0 if there is none. It decides the
    /// fights of this round.
    pub strength: i32,
    /// Points for all units it has killed so far.
    pub kill_points: i32,
    /// Cells it owns now.
    pub cells: i32,
}

impl Read for Clan {
    fn read(json: &Json) -> Clan {
        Clan {
            living: Read::read(&json["living"]),
            strength_points: Read::read(&json["strengthPoints"]),
            strength: Read::read(&json["strength"]),
            kill_points: Read::read(&json["killPoints"]),
            cells: Read::read(&json["cells"]),
        }
    }
}

/// All settings of The Walking Dead.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The rule set.
    pub rules: RuleSet,
    /// Rounds of a match.
    pub rounds: i32,
    /// Rows of the board. Only a given map can have a number other than 60.
    pub rows: i32,
    /// Columns of the board. Only a given map can have a number other than 60.
    pub columns: i32,
    /// Living units of each clan at the start.
    pub units_per_clan: i32,
    /// Zombies at the start.
    pub zombies: i32,
    /// Units of food on the board, at the start and after every round.
    pub food: i32,
    /// Strength points of each clan at the start.
    pub strength_points: i32,
    /// Points for killing a living unit of another clan.
    pub person_points: i32,
    /// Points for killing a zombie.
    pub zombie_points: i32,
    /// Points for each cell a clan owns now.
    pub cell_points: i32,
    /// Strength points for a unit of food.
    pub food_strength: i32,
    /// Rounds between being bitten or killed and becoming a zombie.
    pub turns_to_zombie: i32,
    /// The chance that an attacker surprises the other unit and wins: [30, 100] means 30 cases
    /// out of 100.
    pub surprise_chance: [i32; 2],
    /// How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N
    /// + M. thousandths: it wins when a number from 0 to 1000 is below 1000 N / (N + M).
    pub fight_odds: FightOdds,
    /// A unit moves from the largest clan to the smallest with a chance of one in this many each
    /// round.
    pub switch_chance: i32,
    /// Regenerated units and food appear, if possible, where no unit is within this many rows and
    /// columns.
    pub safe_distance: i32,
    /// Whether regenerated units and food also keep that distance from food. At the start of a
    /// match food may be close to food.
    pub safe_from_food: bool,
    /// Whether an owned cell is worth cellPoints. If not, it is worth one point, whatever the
    /// value of cellPoints.
    pub use_cell_points: bool,
    /// Whether food adds to the strength points of a clan when it is eaten. If not, or if
    /// omitted, it does so at the end of the round.
    pub food_at_once: Option<bool>,
    /// Whether fights use the current strengths, after every meal and every death of the round so
    /// far. If not, or if omitted, they use those at the start of the round.
    pub strength_at_once: Option<bool>,
    /// Whether a killed zombie blocks its cell until it comes back elsewhere at the end of the
    /// round. If not, or if omitted, its cell is free at once.
    pub killed_zombies_stay: Option<bool>,
    /// What a zombie draws if several living units are equally near. unit: one of those units,
    /// then a step towards it. cell, also if omitted: one of the cells around it with the fewest
    /// steps to any of them.
    pub zombies_choose: Option<ZombiesChoose>,
    /// How other zombies affect the path to a living unit. past: they are ignored, because they
    /// move on, although no zombie enters their cells. around, also if omitted: they are
    /// obstacles where they stood before the first of them moved.
    pub zombie_ways: Option<ZombieWays>,
    /// The number of the first round in states and reports.
    pub first_round: i32,
}

impl Read for Config {
    fn read(json: &Json) -> Config {
        Config {
            rules: Read::read(&json["rules"]),
            rounds: Read::read(&json["rounds"]),
            rows: Read::read(&json["rows"]),
            columns: Read::read(&json["columns"]),
            units_per_clan: Read::read(&json["unitsPerClan"]),
            zombies: Read::read(&json["zombies"]),
            food: Read::read(&json["food"]),
            strength_points: Read::read(&json["strengthPoints"]),
            person_points: Read::read(&json["personPoints"]),
            zombie_points: Read::read(&json["zombiePoints"]),
            cell_points: Read::read(&json["cellPoints"]),
            food_strength: Read::read(&json["foodStrength"]),
            turns_to_zombie: Read::read(&json["turnsToZombie"]),
            surprise_chance: Read::read(&json["surpriseChance"]),
            fight_odds: Read::read(&json["fightOdds"]),
            switch_chance: Read::read(&json["switchChance"]),
            safe_distance: Read::read(&json["safeDistance"]),
            safe_from_food: Read::read(&json["safeFromFood"]),
            use_cell_points: Read::read(&json["useCellPoints"]),
            food_at_once: Read::read(&json["foodAtOnce"]),
            strength_at_once: Read::read(&json["strengthAtOnce"]),
            killed_zombies_stay: Read::read(&json["killedZombiesStay"]),
            zombies_choose: Read::read(&json["zombiesChoose"]),
            zombie_ways: Read::read(&json["zombieWays"]),
            first_round: Read::read(&json["firstRound"]),
        }
    }
}

/// The usual rules.
impl Default for Config {
    fn default() -> Config {
        Config {
            rules: RuleSet::Text,
            rounds: 200,
            rows: 60,
            columns: 60,
            units_per_clan: 20,
            zombies: 10,
            food: 15,
            strength_points: 1000,
            person_points: 50,
            zombie_points: 10,
            cell_points: 1,
            food_strength: 50,
            turns_to_zombie: 5,
            surprise_chance: [30, 100],
            fight_odds: FightOdds::Exact,
            switch_chance: 5,
            safe_distance: 2,
            safe_from_food: true,
            use_cell_points: true,
            food_at_once: Some(true),
            strength_at_once: Some(true),
            killed_zombies_stay: Some(true),
            zombies_choose: Some(ZombiesChoose::Unit),
            zombie_ways: Some(ZombieWays::Past),
            first_round: 1,
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
    /// All settings of The Walking Dead.
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
    /// The id of the unit.
    pub unit: i32,
    /// Where to. Zombies also step diagonally: DR down and right, RU right and up, UL up and
    /// left, LD left and down.
    pub dir: Direction,
}

impl Read for Move {
    fn read(json: &Json) -> Move {
        Move { unit: Read::read(&json["unit"]), dir: Read::read(&json["dir"]) }
    }
}

/// What happened in the previous round; not in the first message.
#[derive(Clone, Debug, PartialEq)]
pub struct Last {
    /// What was executed, in this order: moves and attacks of the players, then moves and bites
    /// of the zombies.
    pub moves: Vec<Move>,
    /// Which of my orders of the previous round were refused, and why.
    pub rejected: Vec<Rejection>,
}

impl Read for Last {
    fn read(json: &Json) -> Last {
        Last { moves: Read::read(&json["moves"]), rejected: Read::read(&json["rejected"]) }
    }
}

/// What a bot is sent at the start of each round of The Walking Dead: the complete state, on one
/// line.
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
    /// The rows of the board: board[row][column] is X for debris, M for food, . for any other
    /// street cell, with or without a unit.
    pub board: Vec<String>,
    /// The owner of each cell, row by row: a digit for the clan, a dot for none.
    pub owners: Vec<String>,
    /// All units, by ascending id. Their number never changes: a unit's id is its index in this
    /// list.
    pub units: Vec<Unit>,
    /// The food, row by row.
    pub food: Vec<Food>,
    /// The figures of each clan, by player.
    pub clans: Vec<Clan>,
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
            units: Read::read(&json["units"]),
            food: Read::read(&json["food"]),
            clans: Read::read(&json["clans"]),
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
