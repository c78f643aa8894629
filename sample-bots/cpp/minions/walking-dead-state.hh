// Generated from schemas/ by "npm run types". Do not edit.
#pragma once

#include <variant>

#include "protocol.hh"

namespace walking_dead {

using namespace minions;

/// A position, [row, column] in the protocol.
struct Pos {
  int row = 0, column = 0;
};

inline bool operator==(Pos a, Pos b) { return std::tie(a.row, a.column) == std::tie(b.row, b.column); }
inline bool operator!=(Pos a, Pos b) { return std::tie(a.row, a.column) != std::tie(b.row, b.column); }
inline bool operator<(Pos a, Pos b) { return std::tie(a.row, a.column) < std::tie(b.row, b.column); }

/// As the judge reads it.
inline std::string makeText(Pos pos) {
  return "[" + std::to_string(pos.row) + "," + std::to_string(pos.column) + "]";
}

inline std::ostream& operator<<(std::ostream& out, Pos pos) { return out << makeText(pos); }

inline void read(const Json& json, Pos& pos) { pos = {json[0].asInt(), json[1].asInt()}; }

/// Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one
/// column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an order
/// takes its turn and fails, as in the published game.
enum class Direction { Up, Down, Left, Right, DR, RU, UL, LD };

/// As the protocol writes it.
inline const char* nameOf(Direction value) {
  static const char* const names[] = {"Up", "Down", "Left", "Right", "DR", "RU", "UL", "LD"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Direction value) { return out << nameOf(value); }

inline void read(const Json& json, Direction& value) {
  value = readWord<Direction>(json, nameOf, 8, "Direction");
}

/// A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to
/// nobody.
enum class UnitType { Living, Dead, Zombie };

/// As the protocol writes it.
inline const char* nameOf(UnitType value) {
  static const char* const names[] = {"living", "dead", "zombie"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, UnitType value) { return out << nameOf(value); }

inline void read(const Json& json, UnitType& value) {
  value = readWord<UnitType>(json, nameOf, 3, "UnitType");
}

/// The rule set.
enum class RuleSet { Text, Original };

/// As the protocol writes it.
inline const char* nameOf(RuleSet value) {
  static const char* const names[] = {"text", "original"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, RuleSet value) { return out << nameOf(value); }

inline void read(const Json& json, RuleSet& value) {
  value = readWord<RuleSet>(json, nameOf, 2, "RuleSet");
}

/// How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it
/// wins when a number from 0 to 1000 is below 1000 N / (N + M).
enum class FightOdds { Exact, Thousandths };

/// As the protocol writes it.
inline const char* nameOf(FightOdds value) {
  static const char* const names[] = {"exact", "thousandths"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, FightOdds value) { return out << nameOf(value); }

inline void read(const Json& json, FightOdds& value) {
  value = readWord<FightOdds>(json, nameOf, 2, "FightOdds");
}

/// What a zombie draws if several living units are equally near. unit: one of those units, then a step towards it.
/// cell, also if omitted: one of the cells around it with the fewest steps to any of them.
enum class ZombiesChoose { Unit, Cell };

/// As the protocol writes it.
inline const char* nameOf(ZombiesChoose value) {
  static const char* const names[] = {"unit", "cell"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, ZombiesChoose value) { return out << nameOf(value); }

inline void read(const Json& json, ZombiesChoose& value) {
  value = readWord<ZombiesChoose>(json, nameOf, 2, "ZombiesChoose");
}

/// How other zombies affect the path to a living unit. past: they are ignored, because they move on, although no
/// zombie enters their cells. around, also if omitted: they are obstacles where they stood before the first of them
/// moved.
enum class ZombieWays { Past, Around };

/// As the protocol writes it.
inline const char* nameOf(ZombieWays value) {
  static const char* const names[] = {"past", "around"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, ZombieWays value) { return out << nameOf(value); }

inline void read(const Json& json, ZombieWays& value) {
  value = readWord<ZombieWays>(json, nameOf, 2, "ZombieWays");
}

/// What a cell of the board is: its letter there.
enum class Land { Debris, Street, Food };

/// As the protocol writes it.
inline const char* nameOf(Land value) {
  static const char* const names[] = {"X", ".", "M"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Land value) { return out << nameOf(value); }

inline void read(const Json& json, Land& value) {
  value = readWord<Land>(json, nameOf, 3, "Land");
}

struct Order {
  /// The id of one of my living units.
  int unit = 0;
  /// Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one
  /// column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an
  /// order takes its turn and fails, as in the published game.
  Direction dir{};
};

inline void read(const Json& json, Order& value) {
  read(json["unit"], value.unit);
  read(json["dir"], value.dir);
}

struct Unit {
  /// Never changes, whatever happens to the unit.
  int id = 0;
  /// A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to
  /// nobody.
  UnitType type{};
  /// The clan it belongs to, or belonged to when it died. Zombies have none.
  std::optional<int> clan;
  /// [row, column], from the top left.
  Pos pos;
  /// Only for the dead and the bitten: in how many rounds it becomes a zombie. 1: at the end of this one.
  std::optional<int> turnsToZombie;
};

inline void read(const Json& json, Unit& value) {
  read(json["id"], value.id);
  read(json["type"], value.type);
  read(json["clan"], value.clan);
  read(json["pos"], value.pos);
  read(json["turnsToZombie"], value.turnsToZombie);
}

struct Food {
  /// [row, column], from the top left.
  Pos pos;
};

inline void read(const Json& json, Food& value) {
  read(json["pos"], value.pos);
}

struct Clan {
  /// Its living units.
  int living = 0;
  /// Its strength points.
  int strengthPoints = 0;
  /// Strength points for each living unit, rounded down; 0 if there is none. It decides the fights of this round.
  int strength = 0;
  /// Points for all units it has killed so far.
  int killPoints = 0;
  /// Cells it owns now.
  int cells = 0;
};

inline void read(const Json& json, Clan& value) {
  read(json["living"], value.living);
  read(json["strengthPoints"], value.strengthPoints);
  read(json["strength"], value.strength);
  read(json["killPoints"], value.killPoints);
  read(json["cells"], value.cells);
}

/// All settings of The Walking Dead.
struct Config {
  /// The rule set.
  RuleSet rules = RuleSet::Text;
  /// Rounds of a match.
  int rounds = 200;
  /// Rows of the board. Only a given map can have a number other than 60.
  int rows = 60;
  /// Columns of the board. Only a given map can have a number other than 60.
  int columns = 60;
  /// Living units of each clan at the start.
  int unitsPerClan = 20;
  /// Zombies at the start.
  int zombies = 10;
  /// Units of food on the board, at the start and after every round.
  int food = 15;
  /// Strength points of each clan at the start.
  int strengthPoints = 1000;
  /// Points for killing a living unit of another clan.
  int personPoints = 50;
  /// Points for killing a zombie.
  int zombiePoints = 10;
  /// Points for each cell a clan owns now.
  int cellPoints = 1;
  /// Strength points for a unit of food.
  int foodStrength = 50;
  /// Rounds between being bitten or killed and becoming a zombie.
  int turnsToZombie = 5;
  /// The chance that an attacker surprises the other unit and wins: [30, 100] means 30 cases out of 100.
  std::array<int, 2> surpriseChance = {30, 100};
  /// How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it
  /// wins when a number from 0 to 1000 is below 1000 N / (N + M).
  FightOdds fightOdds = FightOdds::Exact;
  /// A unit moves from the largest clan to the smallest with a chance of one in this many each round.
  int switchChance = 5;
  /// Regenerated units and food appear, if possible, where no unit is within this many rows and columns.
  int safeDistance = 2;
  /// Whether regenerated units and food also keep that distance from food. At the start of a match food may be close
  /// to food.
  bool safeFromFood = true;
  /// Whether an owned cell is worth cellPoints. If not, it is worth one point, whatever the value of cellPoints.
  bool useCellPoints = true;
  /// Whether food adds to the strength points of a clan when it is eaten. If not, or if omitted, it does so at the
  /// end of the round.
  std::optional<bool> foodAtOnce = true;
  /// Whether fights use the current strengths, after every meal and every death of the round so far. If not, or if
  /// omitted, they use those at the start of the round.
  std::optional<bool> strengthAtOnce = true;
  /// Whether a killed zombie blocks its cell until it comes back elsewhere at the end of the round. If not, or if
  /// omitted, its cell is free at once.
  std::optional<bool> killedZombiesStay = true;
  /// What a zombie draws if several living units are equally near. unit: one of those units, then a step towards it.
  /// cell, also if omitted: one of the cells around it with the fewest steps to any of them.
  std::optional<ZombiesChoose> zombiesChoose = ZombiesChoose::Unit;
  /// How other zombies affect the path to a living unit. past: they are ignored, because they move on, although no
  /// zombie enters their cells. around, also if omitted: they are obstacles where they stood before the first of them
  /// moved.
  std::optional<ZombieWays> zombieWays = ZombieWays::Past;
  /// The number of the first round in states and reports.
  int firstRound = 1;
};

inline void read(const Json& json, Config& value) {
  read(json["rules"], value.rules);
  read(json["rounds"], value.rounds);
  read(json["rows"], value.rows);
  read(json["columns"], value.columns);
  read(json["unitsPerClan"], value.unitsPerClan);
  read(json["zombies"], value.zombies);
  read(json["food"], value.food);
  read(json["strengthPoints"], value.strengthPoints);
  read(json["personPoints"], value.personPoints);
  read(json["zombiePoints"], value.zombiePoints);
  read(json["cellPoints"], value.cellPoints);
  read(json["foodStrength"], value.foodStrength);
  read(json["turnsToZombie"], value.turnsToZombie);
  read(json["surpriseChance"], value.surpriseChance);
  read(json["fightOdds"], value.fightOdds);
  read(json["switchChance"], value.switchChance);
  read(json["safeDistance"], value.safeDistance);
  read(json["safeFromFood"], value.safeFromFood);
  read(json["useCellPoints"], value.useCellPoints);
  read(json["foodAtOnce"], value.foodAtOnce);
  read(json["strengthAtOnce"], value.strengthAtOnce);
  read(json["killedZombiesStay"], value.killedZombiesStay);
  read(json["zombiesChoose"], value.zombiesChoose);
  read(json["zombieWays"], value.zombieWays);
  read(json["firstRound"], value.firstRound);
}

/// Only in the first message.
struct Start {
  /// The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
  /// draws of the match.
  std::int64_t seed = 0;
  /// The values of the parameters in a bot's bot.json, by name.
  std::optional<std::map<std::string, double>> parameters;
  /// All settings of The Walking Dead.
  Config config;
  /// What a bot may use. null: no limit.
  Limits limits;
  /// How often the published program has called rand() of the C library for its map: its players continue that
  /// sequence. Only in The Walking Dead with the rule set original.
  std::optional<int> randCalls;
};

inline void read(const Json& json, Start& value) {
  read(json["seed"], value.seed);
  read(json["parameters"], value.parameters);
  read(json["config"], value.config);
  read(json["limits"], value.limits);
  read(json["randCalls"], value.randCalls);
}

struct Move {
  /// The id of the unit.
  int unit = 0;
  /// Where to. Zombies also step diagonally: DR down and right, RU right and up, UL up and left, LD left and down.
  Direction dir{};
};

inline void read(const Json& json, Move& value) {
  read(json["unit"], value.unit);
  read(json["dir"], value.dir);
}

/// What happened in the previous round; not in the first message.
struct Last {
  /// What was executed, in this order: moves and attacks of the players, then moves and bites of the zombies.
  std::vector<Move> moves;
  /// Which of my orders of the previous round were refused, and why.
  std::vector<Rejection> rejected;
};

inline void read(const Json& json, Last& value) {
  read(json["moves"], value.moves);
  read(json["rejected"], value.rejected);
}

/// What a bot is sent at the start of each round of The Walking Dead: the complete state, on one line.
struct State {
  int protocol = 0;
  std::string game;
  /// The number of a round.
  int round = 0;
  /// How many rounds the match has.
  int rounds = 0;
  /// A player, 0 to 3.
  int player = 0;
  /// The names of the four bots, by player.
  std::vector<std::string> names;
  /// The points of the four players at the start of this round.
  std::vector<int> scores;
  /// Whether each bot is still in the match. A bot that is out gives no more orders; its units stay on the board. The
  /// rules of a game may put a player out too.
  std::vector<bool> alive;
  /// The time limit for this answer, in milliseconds; null if there is none.
  std::optional<double> timeMs;
  /// The rows of the board: board[row][column] is X for debris, M for food, . for any other street cell, with or
  /// without a unit.
  std::vector<std::string> board;
  /// The owner of each cell, row by row: a digit for the clan, a dot for none.
  std::vector<std::string> owners;
  /// All units, by ascending id. Their number never changes: a unit's id is its index in this list.
  std::vector<Unit> units;
  /// The food, row by row.
  std::vector<Food> food;
  /// The figures of each clan, by player.
  std::vector<Clan> clans;
  /// Only in the first message.
  std::optional<Start> start;
  /// What happened in the previous round; not in the first message.
  std::optional<Last> last;
  /// Only in the last message: the match has ended, no answer is expected.
  std::optional<bool> over;
  /// How the match ended.
  std::optional<Result> result;
  /// Every number of the rules, kept from the first state.
  Config config;
};

inline void read(const Json& json, State& value) {
  read(json["protocol"], value.protocol);
  read(json["game"], value.game);
  read(json["round"], value.round);
  read(json["rounds"], value.rounds);
  read(json["player"], value.player);
  read(json["names"], value.names);
  read(json["scores"], value.scores);
  read(json["alive"], value.alive);
  read(json["timeMs"], value.timeMs);
  read(json["board"], value.board);
  read(json["owners"], value.owners);
  read(json["units"], value.units);
  read(json["food"], value.food);
  read(json["clans"], value.clans);
  read(json["start"], value.start);
  read(json["last"], value.last);
  read(json["over"], value.over);
  read(json["result"], value.result);
}

/// As the judge reads it.
inline std::string makeText(const Order& order) {
  std::string text = "{";
  text += "\"unit\":" + std::to_string(order.unit);
  text += ",\"dir\":" + Json::quote(nameOf(order.dir));
  return text + "}";
}

}  // namespace walking_dead

template <>
struct std::hash<walking_dead::Pos> {
  std::size_t operator()(walking_dead::Pos pos) const { return static_cast<std::size_t>(pos.row * 1000 + pos.column); }
};
