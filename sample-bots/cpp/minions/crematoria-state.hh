// Generated from schemas/ by "npm run types". Do not edit.
#pragma once

#include <variant>

#include "protocol.hh"

namespace crematoria {

using namespace minions;

/// A position, [row, column, level] in the protocol. Level 0 is underground, level 1 outside.
struct Pos {
  int row = 0, column = 0, level = 0;
};

inline bool operator==(Pos a, Pos b) { return std::tie(a.row, a.column, a.level) == std::tie(b.row, b.column, b.level); }
inline bool operator!=(Pos a, Pos b) { return std::tie(a.row, a.column, a.level) != std::tie(b.row, b.column, b.level); }
inline bool operator<(Pos a, Pos b) { return std::tie(a.row, a.column, a.level) < std::tie(b.row, b.column, b.level); }

/// As the judge reads it.
inline std::string makeText(Pos pos) {
  return "[" + std::to_string(pos.row) + "," + std::to_string(pos.column) + "," + std::to_string(pos.level) + "]";
}

inline std::ostream& operator<<(std::ostream& out, Pos pos) { return out << makeText(pos); }

inline void read(const Json& json, Pos& pos) { pos = {json[0].asInt(), json[1].asInt(), json[2].asInt()}; }

/// Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator.
enum class Direction { Bottom, BR, Right, RT, Top, TL, Left, LB, Up, Down, None };

/// As the protocol writes it.
inline const char* nameOf(Direction value) {
  static const char* const names[] = {"Bottom", "BR", "Right", "RT", "Top", "TL", "Left", "LB", "Up", "Down", "None"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Direction value) { return out << nameOf(value); }

inline void read(const Json& json, Direction& value) {
  value = readWord<Direction>(json, nameOf, 11, "Direction");
}

enum class UnitType { Pioneer, Furyan, Necromonger, Hellhound };

/// As the protocol writes it.
inline const char* nameOf(UnitType value) {
  static const char* const names[] = {"pioneer", "furyan", "necromonger", "hellhound"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, UnitType value) { return out << nameOf(value); }

inline void read(const Json& json, UnitType& value) {
  value = readWord<UnitType>(json, nameOf, 4, "UnitType");
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

/// What a cell of the board is: its letter there.
enum class Land { Rock, Cave, Elevator, Outside };

/// As the protocol writes it.
inline const char* nameOf(Land value) {
  static const char* const names[] = {"R", "C", "E", "O"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Land value) { return out << nameOf(value); }

inline void read(const Json& json, Land& value) {
  value = readWord<Land>(json, nameOf, 4, "Land");
}

struct Order {
  /// The id of the unit.
  int unit = 0;
  /// Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator.
  Direction dir{};
};

inline void read(const Json& json, Order& value) {
  read(json["unit"], value.unit);
  read(json["dir"], value.dir);
}

struct Gem {
  /// [row, column, level].
  Pos pos;
};

inline void read(const Json& json, Gem& value) {
  read(json["pos"], value.pos);
}

struct Unit {
  /// Never changes, even if the unit changes sides.
  int id = 0;
  UnitType type{};
  /// The player it belongs to; -1 for necromongers and hellhounds.
  int player = 0;
  /// [row, column, level].
  Pos pos;
  /// Hellhounds, which are immortal, have none.
  std::optional<int> health;
};

inline void read(const Json& json, Unit& value) {
  read(json["id"], value.id);
  read(json["type"], value.type);
  read(json["player"], value.player);
  read(json["pos"], value.pos);
  read(json["health"], value.health);
}

struct Landing {
  int id = 0;
  /// Where it will land; a unit on that cell dies.
  Pos pos;
  /// In how many rounds it lands: 1 means during this one.
  int turns = 0;
};

inline void read(const Json& json, Landing& value) {
  read(json["id"], value.id);
  read(json["pos"], value.pos);
  read(json["turns"], value.turns);
}

struct Group {
  /// Cave cells it owns now.
  int cells = 0;
  /// Gems it has picked so far.
  int gems = 0;
  int pioneers = 0;
  int furyans = 0;
};

inline void read(const Json& json, Group& value) {
  read(json["cells"], value.cells);
  read(json["gems"], value.gems);
  read(json["pioneers"], value.pioneers);
  read(json["furyans"], value.furyans);
}

/// All settings of Crematoria.
struct Config {
  /// The rule set.
  RuleSet rules = RuleSet::Text;
  /// Rounds of a match.
  int rounds = 120;
  /// Rows of a level.
  int rows = 40;
  /// Columns of a level.
  int columns = 80;
  /// Furyans of each group at the start.
  int furyans = 5;
  /// Pioneers of each group at the start.
  int pioneers = 15;
  /// Maximum number of necromongers at one time.
  int necromongers = 10;
  /// Number of hellhounds.
  int hellhounds = 3;
  /// Number of elevators.
  int elevators = 20;
  /// Points for a gem.
  int gemPoints = 30;
  /// Rounds a necromonger takes to land.
  int turnsToLand = 2;
  /// Health of a newborn furyan.
  int furyanHealth = 100;
  /// Health of a newborn pioneer.
  int pioneerHealth = 50;
  /// Health of a newborn necromonger.
  int necromongerHealth = 75;
  /// Minimum and maximum damage of a furyan's attack.
  std::array<int, 2> furyanDamage = {25, 50};
  /// Minimum and maximum damage of a necromonger's attack.
  std::array<int, 2> necromongerDamage = {20, 40};
  /// A gem appears with a chance of one in this many each round.
  int gemChance = 4;
  /// A necromonger appears with a chance of one in this many each round.
  int necromongerChance = 2;
  /// Health recovered at the end of each round.
  int recovery = 5;
  /// Whether a necromonger that died in this round makes room for another in the same round. If not, or if omitted,
  /// only in the next.
  std::optional<bool> roomAtOnce = true;
  /// Whether necromongers and hellhounds ignore people who were killed before their turn. If not, or if omitted, they
  /// choose targets once, before the first of them moves.
  std::optional<bool> huntersLookAgain = true;
  /// Whether a necromonger that lands in the sun dies. If not, or if omitted, it lives there until night or until its
  /// next step.
  std::optional<bool> sunKillsLanding = true;
};

inline void read(const Json& json, Config& value) {
  read(json["rules"], value.rules);
  read(json["rounds"], value.rounds);
  read(json["rows"], value.rows);
  read(json["columns"], value.columns);
  read(json["furyans"], value.furyans);
  read(json["pioneers"], value.pioneers);
  read(json["necromongers"], value.necromongers);
  read(json["hellhounds"], value.hellhounds);
  read(json["elevators"], value.elevators);
  read(json["gemPoints"], value.gemPoints);
  read(json["turnsToLand"], value.turnsToLand);
  read(json["furyanHealth"], value.furyanHealth);
  read(json["pioneerHealth"], value.pioneerHealth);
  read(json["necromongerHealth"], value.necromongerHealth);
  read(json["furyanDamage"], value.furyanDamage);
  read(json["necromongerDamage"], value.necromongerDamage);
  read(json["gemChance"], value.gemChance);
  read(json["necromongerChance"], value.necromongerChance);
  read(json["recovery"], value.recovery);
  read(json["roomAtOnce"], value.roomAtOnce);
  read(json["huntersLookAgain"], value.huntersLookAgain);
  read(json["sunKillsLanding"], value.sunKillsLanding);
}

/// Only in the first message.
struct Start {
  /// The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
  /// draws of the match.
  std::int64_t seed = 0;
  /// The values of the parameters in a bot's bot.json, by name.
  std::optional<std::map<std::string, double>> parameters;
  /// All settings of Crematoria.
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

/// What happened in the previous round; not in the first message.
struct Last {
  /// What was executed, in this order: moves and attacks of the players, then the necromongers, then the hellhounds.
  std::vector<Order> moves;
  /// Which of my orders of the previous round were refused, and why.
  std::vector<Rejection> rejected;
};

inline void read(const Json& json, Last& value) {
  read(json["moves"], value.moves);
  read(json["rejected"], value.rejected);
}

/// What a bot is sent at the start of each round of Crematoria: the complete state, on one line.
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
  /// The terrain: board[k][i][j] is the cell in row i and column j of level k. Level 0 is underground (R rock, C
  /// cave, E elevator), level 1 outside (O outside, E elevator). Column 79 is next to column 0.
  std::vector<std::vector<std::string>> board;
  /// The owner of each cell of level 0: a digit for the player, a dot for none.
  std::vector<std::string> owners;
  /// The gems lying outside, row by row.
  std::vector<Gem> gems;
  /// All units on the board, by ascending id.
  std::vector<Unit> units;
  /// Necromongers still in the sky, by ascending id. They are not on the board and cannot be attacked.
  std::vector<Landing> landings;
  /// First and last column of the night outside, going right around the ring: [60, 19] means 60 to 79 and 0 to 19.
  /// All other columns of level 1 lie in the sun.
  std::array<int, 2> night{};
  /// The figures of each player.
  std::vector<Group> groups;
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
  read(json["gems"], value.gems);
  read(json["units"], value.units);
  read(json["landings"], value.landings);
  read(json["night"], value.night);
  read(json["groups"], value.groups);
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

}  // namespace crematoria

template <>
struct std::hash<crematoria::Pos> {
  std::size_t operator()(crematoria::Pos pos) const { return static_cast<std::size_t>(pos.row * 1000 + pos.column + pos.level * 1000000); }
};
