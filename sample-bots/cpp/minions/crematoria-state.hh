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

inline void read(JsonReader& in, Pos& pos) { in.readInts({&pos.row, &pos.column, &pos.level}); }

/// Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator.
enum class Direction { Bottom, BR, Right, RT, Top, TL, Left, LB, Up, Down, None };

/// As the protocol writes it.
inline const char* nameOf(Direction value) {
  static const char* const names[] = {"Bottom", "BR", "Right", "RT", "Top", "TL", "Left", "LB", "Up", "Down", "None"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Direction value) { return out << nameOf(value); }

inline void read(JsonReader& in, Direction& value) {
  value = readWord<Direction>(in, nameOf, 11, "Direction");
}

enum class UnitType { Pioneer, Furyan, Necromonger, Hellhound };

/// As the protocol writes it.
inline const char* nameOf(UnitType value) {
  static const char* const names[] = {"pioneer", "furyan", "necromonger", "hellhound"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, UnitType value) { return out << nameOf(value); }

inline void read(JsonReader& in, UnitType& value) {
  value = readWord<UnitType>(in, nameOf, 4, "UnitType");
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

/// What a cell of the board is: its letter there.
enum class Land { Rock, Cave, Elevator, Outside };

/// As the protocol writes it.
inline const char* nameOf(Land value) {
  static const char* const names[] = {"R", "C", "E", "O"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Land value) { return out << nameOf(value); }

inline void read(JsonReader& in, Land& value) {
  value = readWord<Land>(in, nameOf, 4, "Land");
}

struct Order {
  /// The id of the unit.
  int unit = 0;
  /// Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator.
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

struct Gem {
  /// [row, column, level].
  Pos pos;
};

inline void read(JsonReader& in, Gem& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("pos")) ++found, read(in, value.pos);
    else in.skip();
  });
  if (found < 1) in.fail("missing members of Gem");
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

inline void read(JsonReader& in, Unit& value) {
  int found = 0;
  bool has_health = false;
  in.readObject([&](JsonText name) {
    if (name.is("id")) ++found, read(in, value.id);
    else if (name.is("type")) ++found, read(in, value.type);
    else if (name.is("player")) ++found, read(in, value.player);
    else if (name.is("pos")) ++found, read(in, value.pos);
    else if (name.is("health")) has_health = true, read(in, value.health);
    else in.skip();
  });
  if (!has_health) value.health.reset();
  if (found < 4) in.fail("missing members of Unit");
}

struct Landing {
  int id = 0;
  /// Where it will land; a unit on that cell dies.
  Pos pos;
  /// In how many rounds it lands: 1 means during this one.
  int turns = 0;
};

inline void read(JsonReader& in, Landing& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("id")) ++found, read(in, value.id);
    else if (name.is("pos")) ++found, read(in, value.pos);
    else if (name.is("turns")) ++found, read(in, value.turns);
    else in.skip();
  });
  if (found < 3) in.fail("missing members of Landing");
}

struct Group {
  /// Cave cells it owns now.
  int cells = 0;
  /// Gems it has picked so far.
  int gems = 0;
  int pioneers = 0;
  int furyans = 0;
};

inline void read(JsonReader& in, Group& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("cells")) ++found, read(in, value.cells);
    else if (name.is("gems")) ++found, read(in, value.gems);
    else if (name.is("pioneers")) ++found, read(in, value.pioneers);
    else if (name.is("furyans")) ++found, read(in, value.furyans);
    else in.skip();
  });
  if (found < 4) in.fail("missing members of Group");
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

inline void read(JsonReader& in, Config& value) {
  int found = 0;
  bool has_roomAtOnce = false, has_huntersLookAgain = false, has_sunKillsLanding = false;
  in.readObject([&](JsonText name) {
    if (name.is("rules")) ++found, read(in, value.rules);
    else if (name.is("rounds")) ++found, read(in, value.rounds);
    else if (name.is("rows")) ++found, read(in, value.rows);
    else if (name.is("columns")) ++found, read(in, value.columns);
    else if (name.is("furyans")) ++found, read(in, value.furyans);
    else if (name.is("pioneers")) ++found, read(in, value.pioneers);
    else if (name.is("necromongers")) ++found, read(in, value.necromongers);
    else if (name.is("hellhounds")) ++found, read(in, value.hellhounds);
    else if (name.is("elevators")) ++found, read(in, value.elevators);
    else if (name.is("gemPoints")) ++found, read(in, value.gemPoints);
    else if (name.is("turnsToLand")) ++found, read(in, value.turnsToLand);
    else if (name.is("furyanHealth")) ++found, read(in, value.furyanHealth);
    else if (name.is("pioneerHealth")) ++found, read(in, value.pioneerHealth);
    else if (name.is("necromongerHealth")) ++found, read(in, value.necromongerHealth);
    else if (name.is("furyanDamage")) ++found, read(in, value.furyanDamage);
    else if (name.is("necromongerDamage")) ++found, read(in, value.necromongerDamage);
    else if (name.is("gemChance")) ++found, read(in, value.gemChance);
    else if (name.is("necromongerChance")) ++found, read(in, value.necromongerChance);
    else if (name.is("recovery")) ++found, read(in, value.recovery);
    else if (name.is("roomAtOnce")) has_roomAtOnce = true, read(in, value.roomAtOnce);
    else if (name.is("huntersLookAgain")) has_huntersLookAgain = true, read(in, value.huntersLookAgain);
    else if (name.is("sunKillsLanding")) has_sunKillsLanding = true, read(in, value.sunKillsLanding);
    else in.skip();
  });
  if (!has_roomAtOnce) value.roomAtOnce.reset();
  if (!has_huntersLookAgain) value.huntersLookAgain.reset();
  if (!has_sunKillsLanding) value.sunKillsLanding.reset();
  if (found < 19) in.fail("missing members of Config");
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

/// What happened in the previous round; not in the first message.
struct Last {
  /// What was executed, in this order: moves and attacks of the players, then the necromongers, then the hellhounds.
  std::vector<Order> moves;
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
    else if (name.is("owners")) ++found, read(in, value.owners);
    else if (name.is("gems")) ++found, read(in, value.gems);
    else if (name.is("units")) ++found, read(in, value.units);
    else if (name.is("landings")) ++found, read(in, value.landings);
    else if (name.is("night")) ++found, read(in, value.night);
    else if (name.is("groups")) ++found, read(in, value.groups);
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
  if (found < 16) in.fail("missing members of State");
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
