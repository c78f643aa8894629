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

inline void read(JsonReader& in, Pos& pos) { in.readInts({&pos.row, &pos.column}); }

/// Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1).
enum class Direction { N, S, W, E };

/// As the protocol writes it.
inline const char* nameOf(Direction value) {
  static const char* const names[] = {"N", "S", "W", "E"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Direction value) { return out << nameOf(value); }

inline void read(JsonReader& in, Direction& value) {
  value = readWord<Direction>(in, nameOf, 4, "Direction");
}

/// The rule set.
enum class RuleSet { Text, Original };

/// As the protocol writes it.
inline const char* nameOf(RuleSet value) {
  static const char* const names[] = {"text", "original"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, RuleSet value) { return out << nameOf(value); }

inline void read(JsonReader& in, RuleSet& value) {
  value = readWord<RuleSet>(in, nameOf, 2, "RuleSet");
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

inline void read(JsonReader& in, LosersChangeSides& value) {
  value = readWord<LosersChangeSides>(in, nameOf, 2, "LosersChangeSides");
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

inline void read(JsonReader& in, Shore& value) {
  value = readWord<Shore>(in, nameOf, 2, "Shore");
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

inline void read(JsonReader& in, Outcome& value) {
  value = readWord<Outcome>(in, nameOf, 4, "Outcome");
}

/// What a cell of the board is: its letter there.
enum class Land { Water, Grass, Forest, Sand, City, Path };

/// As the protocol writes it.
inline const char* nameOf(Land value) {
  static const char* const names[] = {"W", ".", "F", "S", "C", "P"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Land value) { return out << nameOf(value); }

inline void read(JsonReader& in, Land& value) {
  value = readWord<Land>(in, nameOf, 6, "Land");
}

struct Order {
  /// The id of the ork.
  int unit = 0;
  /// Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j +
  /// 1).
  Direction dir{};
};

inline void read(JsonReader& in, Order& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("unit")) ++found, read(in, value.unit);
    else if (name.is("dir")) ++found, read(in, value.dir);
    else in.skip();
  });
  if (found < 2) in.fail("missing members of Order");
}

struct City {
  /// Its cells, which never change.
  std::vector<Pos> cells;
  /// The player who conquered it last; -1 if nobody has yet.
  int owner = 0;
};

inline void read(JsonReader& in, City& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("cells")) ++found, read(in, value.cells);
    else if (name.is("owner")) ++found, read(in, value.owner);
    else in.skip();
  });
  if (found < 2) in.fail("missing members of City");
}

struct Path {
  /// The two cities that a path connects, by their index in cities.
  std::array<int, 2> ends{};
  /// Its cells, which never change, from the first end to the second.
  std::vector<Pos> cells;
  /// The player who conquered it last; -1 if nobody has yet.
  int owner = 0;
};

inline void read(JsonReader& in, Path& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("ends")) ++found, read(in, value.ends);
    else if (name.is("cells")) ++found, read(in, value.cells);
    else if (name.is("owner")) ++found, read(in, value.owner);
    else in.skip();
  });
  if (found < 3) in.fail("missing members of Path");
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

inline void read(JsonReader& in, Unit& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("id")) ++found, read(in, value.id);
    else if (name.is("player")) ++found, read(in, value.player);
    else if (name.is("pos")) ++found, read(in, value.pos);
    else if (name.is("health")) ++found, read(in, value.health);
    else in.skip();
  });
  if (found < 4) in.fail("missing members of Unit");
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

inline void read(JsonReader& in, Config& value) {
  int found = 0;
  bool has_losersChangeSides = false, has_shore = false;
  in.readObject([&](JsonText name) {
    if (name.is("rules")) ++found, read(in, value.rules);
    else if (name.is("rounds")) ++found, read(in, value.rounds);
    else if (name.is("rows")) ++found, read(in, value.rows);
    else if (name.is("columns")) ++found, read(in, value.columns);
    else if (name.is("orks")) ++found, read(in, value.orks);
    else if (name.is("initialHealth")) ++found, read(in, value.initialHealth);
    else if (name.is("costGrass")) ++found, read(in, value.costGrass);
    else if (name.is("costForest")) ++found, read(in, value.costForest);
    else if (name.is("costSand")) ++found, read(in, value.costSand);
    else if (name.is("costCity")) ++found, read(in, value.costCity);
    else if (name.is("costPath")) ++found, read(in, value.costPath);
    else if (name.is("bonusPerCityCell")) ++found, read(in, value.bonusPerCityCell);
    else if (name.is("bonusPerPathCell")) ++found, read(in, value.bonusPerPathCell);
    else if (name.is("factorConnectedComponent")) ++found, read(in, value.factorConnectedComponent);
    else if (name.is("losersChangeSides")) has_losersChangeSides = true, read(in, value.losersChangeSides);
    else if (name.is("shore")) has_shore = true, read(in, value.shore);
    else in.skip();
  });
  if (!has_losersChangeSides) value.losersChangeSides.reset();
  if (!has_shore) value.shore.reset();
  if (found < 14) in.fail("missing members of Config");
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
  /// sequence. Only with the rule set original, and only in games whose published program does so.
  std::optional<int> randCalls;
};

inline void read(JsonReader& in, Start& value) {
  int found = 0;
  bool has_parameters = false, has_randCalls = false;
  in.readObject([&](JsonText name) {
    if (name.is("seed")) ++found, read(in, value.seed);
    else if (name.is("parameters")) has_parameters = true, read(in, value.parameters);
    else if (name.is("config")) ++found, read(in, value.config);
    else if (name.is("limits")) ++found, read(in, value.limits);
    else if (name.is("randCalls")) has_randCalls = true, read(in, value.randCalls);
    else in.skip();
  });
  if (!has_parameters) value.parameters.reset();
  if (!has_randCalls) value.randCalls.reset();
  if (found < 3) in.fail("missing members of Start");
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

inline void read(JsonReader& in, Move& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("unit")) ++found, read(in, value.unit);
    else if (name.is("dir")) ++found, read(in, value.dir);
    else if (name.is("outcome")) ++found, read(in, value.outcome);
    else in.skip();
  });
  if (found < 3) in.fail("missing members of Move");
}

/// What happened in the previous round; not in the first message.
struct Last {
  /// What was executed, of all players, in order.
  std::vector<Move> moves;
  /// Which of my orders of the previous round were refused, and why.
  std::vector<Rejection> rejected;
};

inline void read(JsonReader& in, Last& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("moves")) ++found, read(in, value.moves);
    else if (name.is("rejected")) ++found, read(in, value.rejected);
    else in.skip();
  });
  if (found < 2) in.fail("missing members of Last");
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

inline void read(JsonReader& in, State& value) {
  int found = 0;
  bool has_start = false, has_last = false, has_over = false, has_result = false;
  in.readObject([&](JsonText name) {
    if (name.is("protocol")) ++found, read(in, value.protocol);
    else if (name.is("game")) ++found, read(in, value.game);
    else if (name.is("round")) ++found, read(in, value.round);
    else if (name.is("rounds")) ++found, read(in, value.rounds);
    else if (name.is("player")) ++found, read(in, value.player);
    else if (name.is("names")) ++found, read(in, value.names);
    else if (name.is("scores")) ++found, read(in, value.scores);
    else if (name.is("alive")) ++found, read(in, value.alive);
    else if (name.is("timeMs")) ++found, read(in, value.timeMs);
    else if (name.is("board")) ++found, read(in, value.board);
    else if (name.is("cities")) ++found, read(in, value.cities);
    else if (name.is("paths")) ++found, read(in, value.paths);
    else if (name.is("units")) ++found, read(in, value.units);
    else if (name.is("start")) has_start = true, read(in, value.start);
    else if (name.is("last")) has_last = true, read(in, value.last);
    else if (name.is("over")) has_over = true, read(in, value.over);
    else if (name.is("result")) has_result = true, read(in, value.result);
    else in.skip();
  });
  if (!has_start) value.start.reset();
  if (!has_last) value.last.reset();
  if (!has_over) value.over.reset();
  if (!has_result) value.result.reset();
  if (found < 13) in.fail("missing members of State");
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
