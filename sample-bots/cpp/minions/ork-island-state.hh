// Generated from schemas/ by "npm run types". Do not edit.
#pragma once

#include <variant>

#include "protocol.hh"

namespace ork_island {

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

/// Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1).
enum class Direction { N, S, W, E };

/// As the protocol writes it.
inline const char* nameOf(Direction value) {
  static const char* const names[] = {"N", "S", "W", "E"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Direction value) { return out << nameOf(value); }

inline void read(const Json& json, Direction& value) {
  value = readWord<Direction>(json, nameOf, 4, "Direction");
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

/// When the ork that dies in a fight comes back as one of the winner's. always, also if omitted: after every fight.
/// on-ties: only if both had the same health; otherwise its player keeps it.
enum class LosersChangeSides { Always, OnTies };

/// As the protocol writes it.
inline const char* nameOf(LosersChangeSides value) {
  static const char* const names[] = {"always", "on-ties"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, LosersChangeSides value) { return out << nameOf(value); }

inline void read(const Json& json, LosersChangeSides& value) {
  value = readWord<LosersChangeSides>(json, nameOf, 2, "LosersChangeSides");
}

/// Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water connected to
/// the edge of the board. rows, also if omitted: on the outermost land of a row.
enum class Shore { Sea, Rows };

/// As the protocol writes it.
inline const char* nameOf(Shore value) {
  static const char* const names[] = {"sea", "rows"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Shore value) { return out << nameOf(value); }

inline void read(const Json& json, Shore& value) {
  value = readWord<Shore>(json, nameOf, 2, "Shore");
}

/// moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died.
/// starved: it entered a free cell and died of its cost.
enum class Outcome { Moved, Won, Lost, Starved };

/// As the protocol writes it.
inline const char* nameOf(Outcome value) {
  static const char* const names[] = {"moved", "won", "lost", "starved"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Outcome value) { return out << nameOf(value); }

inline void read(const Json& json, Outcome& value) {
  value = readWord<Outcome>(json, nameOf, 4, "Outcome");
}

/// What a cell of the board is: its letter there.
enum class Land { Water, Grass, Forest, Sand, City, Path };

/// As the protocol writes it.
inline const char* nameOf(Land value) {
  static const char* const names[] = {"W", ".", "F", "S", "C", "P"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Land value) { return out << nameOf(value); }

inline void read(const Json& json, Land& value) {
  value = readWord<Land>(json, nameOf, 6, "Land");
}

struct Order {
  /// The id of the ork.
  int unit = 0;
  /// Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j +
  /// 1).
  Direction dir{};
};

inline void read(const Json& json, Order& value) {
  read(json["unit"], value.unit);
  read(json["dir"], value.dir);
}

struct City {
  /// Its cells, which never change.
  std::vector<Pos> cells;
  /// The player who conquered it last; -1 if nobody has yet.
  int owner = 0;
};

inline void read(const Json& json, City& value) {
  read(json["cells"], value.cells);
  read(json["owner"], value.owner);
}

struct Path {
  /// The two cities that a path connects, by their index in cities.
  std::array<int, 2> ends{};
  /// Its cells, which never change, from the first end to the second.
  std::vector<Pos> cells;
  /// The player who conquered it last; -1 if nobody has yet.
  int owner = 0;
};

inline void read(const Json& json, Path& value) {
  read(json["ends"], value.ends);
  read(json["cells"], value.cells);
  read(json["owner"], value.owner);
}

struct Unit {
  /// Never changes, even if the ork changes sides.
  int id = 0;
  /// The player it belongs to.
  int player = 0;
  /// [row, column].
  Pos pos;
  /// At 0 an ork still lives; below 0 it dies.
  int health = 0;
};

inline void read(const Json& json, Unit& value) {
  read(json["id"], value.id);
  read(json["player"], value.player);
  read(json["pos"], value.pos);
  read(json["health"], value.health);
}

/// All settings of Ork Island.
struct Config {
  /// The rule set.
  RuleSet rules = RuleSet::Text;
  /// Rounds of a match.
  int rounds = 200;
  /// Rows of the board.
  int rows = 70;
  /// Columns of the board, as many as rows.
  int columns = 70;
  /// Orks of each player at the start. The board has at least 100 cells for each.
  int orks = 15;
  /// Health of an ork at the start and after it regenerates.
  int initialHealth = 100;
  /// Health it costs to enter a cell of grass.
  int costGrass = 1;
  /// Health it costs to enter a cell of forest.
  int costForest = 2;
  /// Health it costs to enter a cell of sand.
  int costSand = 3;
  /// Health it costs to enter a cell of a city.
  int costCity = 0;
  /// Health it costs to enter a cell of a path.
  int costPath = 0;
  /// Points each round for each cell of a conquered city.
  int bonusPerCityCell = 1;
  /// Points each round for each cell of a conquered path.
  int bonusPerPathCell = 1;
  /// A group of k connected cities gives this number times 2 to the power k, each round.
  int factorConnectedComponent = 2;
  /// When the ork that dies in a fight comes back as one of the winner's. always, also if omitted: after every fight.
  /// on-ties: only if both had the same health; otherwise its player keeps it.
  std::optional<LosersChangeSides> losersChangeSides = LosersChangeSides::Always;
  /// Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water connected
  /// to the edge of the board. rows, also if omitted: on the outermost land of a row.
  std::optional<Shore> shore = Shore::Sea;
};

inline void read(const Json& json, Config& value) {
  read(json["rules"], value.rules);
  read(json["rounds"], value.rounds);
  read(json["rows"], value.rows);
  read(json["columns"], value.columns);
  read(json["orks"], value.orks);
  read(json["initialHealth"], value.initialHealth);
  read(json["costGrass"], value.costGrass);
  read(json["costForest"], value.costForest);
  read(json["costSand"], value.costSand);
  read(json["costCity"], value.costCity);
  read(json["costPath"], value.costPath);
  read(json["bonusPerCityCell"], value.bonusPerCityCell);
  read(json["bonusPerPathCell"], value.bonusPerPathCell);
  read(json["factorConnectedComponent"], value.factorConnectedComponent);
  read(json["losersChangeSides"], value.losersChangeSides);
  read(json["shore"], value.shore);
}

/// Only in the first message.
struct Start {
  /// The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
  /// draws of the match.
  std::int64_t seed = 0;
  /// The values of the parameters in a bot's bot.json, by name.
  std::optional<std::map<std::string, double>> parameters;
  /// All settings of Ork Island.
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
  /// The id of the ork that was ordered.
  int unit = 0;
  /// Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j +
  /// 1).
  Direction dir{};
  /// moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died.
  /// starved: it entered a free cell and died of its cost.
  Outcome outcome{};
};

inline void read(const Json& json, Move& value) {
  read(json["unit"], value.unit);
  read(json["dir"], value.dir);
  read(json["outcome"], value.outcome);
}

/// What happened in the previous round; not in the first message.
struct Last {
  /// What was executed, of all players, in order.
  std::vector<Move> moves;
  /// Which of my orders of the previous round were refused, and why.
  std::vector<Rejection> rejected;
};

inline void read(const Json& json, Last& value) {
  read(json["moves"], value.moves);
  read(json["rejected"], value.rejected);
}

/// What a bot is sent at the start of each round of Ork Island: the complete state, on one line.
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
  /// The terrain: board[i][j] is the cell in row i and column j. W water, . grass, F forest, S sand, C city, P path.
  /// It never changes during a match.
  std::vector<std::string> board;
  /// The cities, always in the same order: paths refer to a city by its index here.
  std::vector<City> cities;
  /// The paths between cities, always in the same order.
  std::vector<Path> paths;
  /// All orks, by ascending id. Their number never changes: an ork that dies comes back in the same round.
  std::vector<Unit> units;
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
  read(json["cities"], value.cities);
  read(json["paths"], value.paths);
  read(json["units"], value.units);
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

}  // namespace ork_island

template <>
struct std::hash<ork_island::Pos> {
  std::size_t operator()(ork_island::Pos pos) const { return static_cast<std::size_t>(pos.row * 1000 + pos.column); }
};
