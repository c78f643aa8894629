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

/// Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south,
/// west, north), or throw napalm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    Forward1,
    Forward2,
    Clockwise,
    Counterclockwise,
    Napalm,
}

impl Action {
    pub const ALL: [Action; 5] = [
        Action::Forward1,
        Action::Forward2,
        Action::Clockwise,
        Action::Counterclockwise,
        Action::Napalm,
    ];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Action::Forward1 => "forward1",
            Action::Forward2 => "forward2",
            Action::Clockwise => "clockwise",
            Action::Counterclockwise => "counterclockwise",
            Action::Napalm => "napalm",
        }
    }
}

impl Read for Action {
    fn read(json: &Json) -> Action {
        read_word(json, &Action::ALL, Action::name)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// The direction of a helicopter: south is one row further down (i + 1), east one column further
/// right (j + 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Facing {
    South,
    East,
    North,
    West,
}

impl Facing {
    pub const ALL: [Facing; 4] = [Facing::South, Facing::East, Facing::North, Facing::West];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Facing::South => "south",
            Facing::East => "east",
            Facing::North => "north",
            Facing::West => "west",
        }
    }
}

impl Read for Facing {
    fn read(json: &Json) -> Facing {
        read_word(json, &Facing::ALL, Facing::name)
    }
}

impl fmt::Display for Facing {
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

/// Which cells set the forest next to them on fire: any burning cell, or only burning forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FireSpreadsFrom {
    Any,
    Forest,
}

impl FireSpreadsFrom {
    pub const ALL: [FireSpreadsFrom; 2] = [FireSpreadsFrom::Any, FireSpreadsFrom::Forest];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            FireSpreadsFrom::Any => "any",
            FireSpreadsFrom::Forest => "forest",
        }
    }
}

impl Read for FireSpreadsFrom {
    fn read(json: &Json) -> FireSpreadsFrom {
        read_word(json, &FireSpreadsFrom::ALL, FireSpreadsFrom::name)
    }
}

impl fmt::Display for FireSpreadsFrom {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// The order of the parachuters thrown in a round: random over all players, or by player 0 to 3
/// and each player's in the order given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThrowOrder {
    Random,
    Players,
}

impl ThrowOrder {
    pub const ALL: [ThrowOrder; 2] = [ThrowOrder::Random, ThrowOrder::Players];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            ThrowOrder::Random => "random",
            ThrowOrder::Players => "players",
        }
    }
}

impl Read for ThrowOrder {
    fn read(json: &Json) -> ThrowOrder {
        read_word(json, &ThrowOrder::ALL, ThrowOrder::name)
    }
}

impl fmt::Display for ThrowOrder {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he
/// dies, or the order is refused and he stays aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StrayThrow {
    Dies,
    Refused,
}

impl StrayThrow {
    pub const ALL: [StrayThrow; 2] = [StrayThrow::Dies, StrayThrow::Refused];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            StrayThrow::Dies => "dies",
            StrayThrow::Refused => "refused",
        }
    }
}

impl Read for StrayThrow {
    fn read(json: &Json) -> StrayThrow {
        read_word(json, &StrayThrow::ALL, StrayThrow::name)
    }
}

impl fmt::Display for StrayThrow {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// Which of several orders for a soldier or helicopter counts. given: the first, even if it is
/// refused. valid, also if omitted: the first that is not refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FirstOrder {
    Given,
    Valid,
}

impl FirstOrder {
    pub const ALL: [FirstOrder; 2] = [FirstOrder::Given, FirstOrder::Valid];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            FirstOrder::Given => "given",
            FirstOrder::Valid => "valid",
        }
    }
}

impl Read for FirstOrder {
    fn read(json: &Json) -> FirstOrder {
        read_word(json, &FirstOrder::ALL, FirstOrder::name)
    }
}

impl fmt::Display for FirstOrder {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// What a cell of the board is: its letter there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Land {
    Forest,
    Grass,
    Water,
    Mountain,
}

impl Land {
    pub const ALL: [Land; 4] = [Land::Forest, Land::Grass, Land::Water, Land::Mountain];

    /// As the protocol writes it.
    pub fn name(self) -> &'static str {
        match self {
            Land::Forest => ":",
            Land::Grass => ".",
            Land::Water => "O",
            Land::Mountain => "X",
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
pub struct SoldierOrder {
    /// The id of the soldier.
    pub soldier: i32,
    /// [row, column] of the cell to move to or to attack: one of the eight around the soldier, or
    /// his own to stay.
    pub to: Pos,
}

impl Read for SoldierOrder {
    fn read(json: &Json) -> SoldierOrder {
        SoldierOrder { soldier: Read::read(&json["soldier"]), to: Read::read(&json["to"]) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HelicopterOrder {
    /// The id of the helicopter.
    pub helicopter: i32,
    /// Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east,
    /// south, west, north), or throw napalm.
    pub action: Action,
}

impl Read for HelicopterOrder {
    fn read(json: &Json) -> HelicopterOrder {
        HelicopterOrder {
            helicopter: Read::read(&json["helicopter"]),
            action: Read::read(&json["do"]),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ParachuterOrder {
    /// [row, column] of the cell to throw a parachuter on.
    pub parachuter: Pos,
    /// The id of the helicopter that throws him; if omitted, my helicopter that covers the cell.
    pub helicopter: Option<i32>,
}

impl Read for ParachuterOrder {
    fn read(json: &Json) -> ParachuterOrder {
        ParachuterOrder {
            parachuter: Read::read(&json["parachuter"]),
            helicopter: Read::read(&json["helicopter"]),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fire {
    /// [row, column]: row 0 is the northernmost, column 0 the westernmost.
    pub pos: Pos,
    /// How many more rounds it burns, including this one.
    pub rounds: i32,
}

impl Read for Fire {
    fn read(json: &Json) -> Fire {
        Fire { pos: Read::read(&json["pos"]), rounds: Read::read(&json["rounds"]) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Post {
    /// [row, column]: row 0 is the northernmost, column 0 the westernmost.
    pub pos: Pos,
    /// Points per round for its owner.
    pub value: i32,
    /// The player who conquered it last; -1 if nobody has yet.
    pub owner: i32,
}

impl Read for Post {
    fn read(json: &Json) -> Post {
        Post {
            pos: Read::read(&json["pos"]),
            value: Read::read(&json["value"]),
            owner: Read::read(&json["owner"]),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Soldier {
    /// Never used again once the soldier is dead.
    pub id: i32,
    /// The player he belongs to.
    pub player: i32,
    /// [row, column]: row 0 is the northernmost, column 0 the westernmost.
    pub pos: Pos,
    /// His remaining life points.
    pub life: i32,
}

impl Read for Soldier {
    fn read(json: &Json) -> Soldier {
        Soldier {
            id: Read::read(&json["id"]),
            player: Read::read(&json["player"]),
            pos: Read::read(&json["pos"]),
            life: Read::read(&json["life"]),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Helicopter {
    pub id: i32,
    /// The player it belongs to.
    pub player: i32,
    /// The centre of the square of 5 x 5 cells that it covers.
    pub pos: Pos,
    /// The direction of a helicopter: south is one row further down (i + 1), east one column
    /// further right (j + 1).
    pub facing: Facing,
    /// In how many rounds it can throw napalm; 0 means now.
    pub napalm: i32,
    /// One number for each parachuter aboard, the next to be thrown first: in how many more
    /// rounds, including this one, he can be thrown before he expires.
    pub parachuters: Vec<i32>,
}

impl Read for Helicopter {
    fn read(json: &Json) -> Helicopter {
        Helicopter {
            id: Read::read(&json["id"]),
            player: Read::read(&json["player"]),
            pos: Read::read(&json["pos"]),
            facing: Read::read(&json["facing"]),
            napalm: Read::read(&json["napalm"]),
            parachuters: Read::read(&json["parachuters"]),
        }
    }
}

/// All settings of Apocalypse.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The rule set.
    pub rules: RuleSet,
    /// Rounds of a match.
    pub rounds: i32,
    /// Rows of the board.
    pub rows: i32,
    /// Columns of the board.
    pub columns: i32,
    /// Soldiers of each player at the start.
    pub soldiers: i32,
    /// Helicopters of each player.
    pub helicopters: i32,
    /// A helicopter covers this many cells around its centre in every direction: a square of 5 x
    /// 5.
    pub helicopter_reach: i32,
    /// Life points of a new soldier.
    pub life: i32,
    /// Minimum and maximum damage to a soldier who is attacked in a forest.
    pub forest_damage: [i32; 2],
    /// Minimum and maximum damage to a soldier who is attacked on grass.
    pub grass_damage: [i32; 2],
    /// Rounds a helicopter waits for its napalm, from the start of the match or after a throw.
    pub napalm_wait: i32,
    /// Rounds a fire lasts on a forest.
    pub forest_burns: i32,
    /// Rounds a fire lasts on grass and on water.
    pub other_burns: i32,
    /// Chance, in per cent, that a fire spreads to a forest cell next to it in a round.
    pub fire_chance: i32,
    /// Rounds in which a parachuter can be thrown before he expires.
    pub parachuter_life: i32,
    /// Maximum number of parachuters that a player can throw in a round.
    pub throws: i32,
    /// Posts of high value in each quadrant of a generated map.
    pub high_posts: i32,
    /// Posts of low value in each quadrant of a generated map.
    pub low_posts: i32,
    /// Points per round for a post of high value.
    pub high_value: i32,
    /// Points per round for a post of low value.
    pub low_value: i32,
    /// Points per round for each soldier on the ground.
    pub soldier_points: i32,
    /// Which cells set the forest next to them on fire: any burning cell, or only burning forest.
    pub fire_spreads_from: FireSpreadsFrom,
    /// The order of the parachuters thrown in a round: random over all players, or by player 0 to
    /// 3 and each player's in the order given.
    pub throw_order: ThrowOrder,
    /// What happens to a parachuter thrown on a cell that the chosen helicopter does not cover:
    /// he dies, or the order is refused and he stays aboard.
    pub stray_throw: StrayThrow,
    /// The directions of the two helicopters of player 0 at the start, on a generated map. Those
    /// of the others are mirror images.
    pub first_facing: [Facing; 2],
    /// Whether a parachuter thrown on the soldier of an enemy goes to that enemy even if the
    /// helicopter does not cover the cell. If not, or if omitted, a random other player gets him.
    pub enemy_gets_stray: Option<bool>,
    /// Which of several orders for a soldier or helicopter counts. given: the first, even if it
    /// is refused. valid, also if omitted: the first that is not refused.
    pub first_order: Option<FirstOrder>,
    /// Whether points are also counted once before the first round. True if omitted.
    pub points_at_start: Option<bool>,
    /// Whether the round in which napalm is thrown counts as a round of waiting for the next. If
    /// not, or if omitted, the wait begins with the next round.
    pub throw_round_counts: Option<bool>,
    /// Whether, on a generated map, the first helicopter of player 0 starts at [15, 5] and the
    /// second at [5, 15]. If not, or if omitted, the reverse.
    pub crossed_centres: Option<bool>,
}

impl Read for Config {
    fn read(json: &Json) -> Config {
        Config {
            rules: Read::read(&json["rules"]),
            rounds: Read::read(&json["rounds"]),
            rows: Read::read(&json["rows"]),
            columns: Read::read(&json["columns"]),
            soldiers: Read::read(&json["soldiers"]),
            helicopters: Read::read(&json["helicopters"]),
            helicopter_reach: Read::read(&json["helicopterReach"]),
            life: Read::read(&json["life"]),
            forest_damage: Read::read(&json["forestDamage"]),
            grass_damage: Read::read(&json["grassDamage"]),
            napalm_wait: Read::read(&json["napalmWait"]),
            forest_burns: Read::read(&json["forestBurns"]),
            other_burns: Read::read(&json["otherBurns"]),
            fire_chance: Read::read(&json["fireChance"]),
            parachuter_life: Read::read(&json["parachuterLife"]),
            throws: Read::read(&json["throws"]),
            high_posts: Read::read(&json["highPosts"]),
            low_posts: Read::read(&json["lowPosts"]),
            high_value: Read::read(&json["highValue"]),
            low_value: Read::read(&json["lowValue"]),
            soldier_points: Read::read(&json["soldierPoints"]),
            fire_spreads_from: Read::read(&json["fireSpreadsFrom"]),
            throw_order: Read::read(&json["throwOrder"]),
            stray_throw: Read::read(&json["strayThrow"]),
            first_facing: Read::read(&json["firstFacing"]),
            enemy_gets_stray: Read::read(&json["enemyGetsStray"]),
            first_order: Read::read(&json["firstOrder"]),
            points_at_start: Read::read(&json["pointsAtStart"]),
            throw_round_counts: Read::read(&json["throwRoundCounts"]),
            crossed_centres: Read::read(&json["crossedCentres"]),
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
            soldiers: 20,
            helicopters: 2,
            helicopter_reach: 2,
            life: 100,
            forest_damage: [20, 40],
            grass_damage: [50, 100],
            napalm_wait: 30,
            forest_burns: 10,
            other_burns: 5,
            fire_chance: 10,
            parachuter_life: 20,
            throws: 4,
            high_posts: 2,
            low_posts: 2,
            high_value: 100,
            low_value: 50,
            soldier_points: 1,
            fire_spreads_from: FireSpreadsFrom::Any,
            throw_order: ThrowOrder::Random,
            stray_throw: StrayThrow::Dies,
            first_facing: [Facing::East, Facing::South],
            enemy_gets_stray: Some(true),
            first_order: Some(FirstOrder::Given),
            points_at_start: Some(false),
            throw_round_counts: Some(true),
            crossed_centres: Some(true),
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
    /// All settings of Apocalypse.
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
    /// What was executed, of all players, in this order: parachuters thrown, then helicopters,
    /// then soldiers (moves and attacks). A helicopter that was ordered to fly two cells and flew
    /// one has forward1.
    pub moves: Vec<Order>,
    /// Which of my orders of the previous round were refused, and why.
    pub rejected: Vec<Rejection>,
}

impl Read for Last {
    fn read(json: &Json) -> Last {
        Last { moves: Read::read(&json["moves"]), rejected: Read::read(&json["rejected"]) }
    }
}

/// What a bot is sent at the start of each round of Apocalypse: the complete state, on one line.
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
    /// The terrain: board[i][j] is the cell in row i and column j. A colon is forest, a dot
    /// grass, O water, X mountain. Forest that burns down becomes grass.
    pub board: Vec<String>,
    /// The cells on fire, row by row.
    pub fire: Vec<Fire>,
    /// The control points. Their order never changes.
    pub posts: Vec<Post>,
    /// The soldiers on the ground, by ascending id.
    pub soldiers: Vec<Soldier>,
    /// The eight helicopters, by ascending id: player p has 2p + 1 and 2p + 2.
    pub helicopters: Vec<Helicopter>,
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
            fire: Read::read(&json["fire"]),
            posts: Read::read(&json["posts"]),
            soldiers: Read::read(&json["soldiers"]),
            helicopters: Read::read(&json["helicopters"]),
            start: Read::read(&json["start"]),
            last: Read::read(&json["last"]),
            over: Read::read(&json["over"]),
            result: Read::read(&json["result"]),
            config: Config::default(),
        }
    }
}

/// As the judge reads it.
impl From<SoldierOrder> for Json {
    fn from(order: SoldierOrder) -> Json {
        object([("soldier", order.soldier.into()), ("to", order.to.into())])
    }
}

/// As the judge reads it.
impl From<HelicopterOrder> for Json {
    fn from(order: HelicopterOrder) -> Json {
        object([("helicopter", order.helicopter.into()), ("do", order.action.name().into())])
    }
}

/// As the judge reads it.
impl From<ParachuterOrder> for Json {
    fn from(order: ParachuterOrder) -> Json {
        let mut members = vec![("parachuter", order.parachuter.into())];
        members.extend(order.helicopter.map(|value| ("helicopter", value.into())));
        object(members)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Order {
    Soldier(SoldierOrder),
    Helicopter(HelicopterOrder),
    Parachuter(ParachuterOrder),
}

impl Read for Order {
    fn read(json: &Json) -> Order {
        if !json["soldier"].is_null() && !json["to"].is_null() {
            Order::Soldier(Read::read(json))
        } else if !json["helicopter"].is_null() && !json["do"].is_null() {
            Order::Helicopter(Read::read(json))
        } else if !json["parachuter"].is_null() {
            Order::Parachuter(Read::read(json))
        } else {
            panic!("expected an order, got {json}")
        }
    }
}

impl From<Order> for Json {
    fn from(order: Order) -> Json {
        match order {
            Order::Soldier(order) => order.into(),
            Order::Helicopter(order) => order.into(),
            Order::Parachuter(order) => order.into(),
        }
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
