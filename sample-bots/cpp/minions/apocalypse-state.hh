// Generated from schemas/ by "npm run types". Do not edit.
#pragma once

#include <variant>

#include "protocol.hh"

namespace apocalypse {

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

/// Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or throw
/// napalm.
enum class Action { Forward1, Forward2, Clockwise, Counterclockwise, Napalm };

/// As the protocol writes it.
inline const char* nameOf(Action value) {
  static const char* const names[] = {"forward1", "forward2", "clockwise", "counterclockwise", "napalm"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Action value) { return out << nameOf(value); }

inline void read(JsonReader& in, Action& value) {
  value = readWord<Action>(in, nameOf, 5, "Action");
}

/// The direction of a helicopter: south is one row further down (i + 1), east one column further right (j + 1).
enum class Facing { South, East, North, West };

/// As the protocol writes it.
inline const char* nameOf(Facing value) {
  static const char* const names[] = {"south", "east", "north", "west"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Facing value) { return out << nameOf(value); }

inline void read(JsonReader& in, Facing& value) {
  value = readWord<Facing>(in, nameOf, 4, "Facing");
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

/// Which cells set the forest next to them on fire: any burning cell, or only burning forest.
enum class FireSpreadsFrom { Any, Forest };

/// As the protocol writes it.
inline const char* nameOf(FireSpreadsFrom value) {
  static const char* const names[] = {"any", "forest"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, FireSpreadsFrom value) { return out << nameOf(value); }

inline void read(JsonReader& in, FireSpreadsFrom& value) {
  value = readWord<FireSpreadsFrom>(in, nameOf, 2, "FireSpreadsFrom");
}

/// The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each player's in
/// the order given.
enum class ThrowOrder { Random, Players };

/// As the protocol writes it.
inline const char* nameOf(ThrowOrder value) {
  static const char* const names[] = {"random", "players"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, ThrowOrder value) { return out << nameOf(value); }

inline void read(JsonReader& in, ThrowOrder& value) {
  value = readWord<ThrowOrder>(in, nameOf, 2, "ThrowOrder");
}

/// What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or the order is
/// refused and he stays aboard.
enum class StrayThrow { Dies, Refused };

/// As the protocol writes it.
inline const char* nameOf(StrayThrow value) {
  static const char* const names[] = {"dies", "refused"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, StrayThrow value) { return out << nameOf(value); }

inline void read(JsonReader& in, StrayThrow& value) {
  value = readWord<StrayThrow>(in, nameOf, 2, "StrayThrow");
}

/// Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused. valid, also
/// if omitted: the first that is not refused.
enum class FirstOrder { Given, Valid };

/// As the protocol writes it.
inline const char* nameOf(FirstOrder value) {
  static const char* const names[] = {"given", "valid"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, FirstOrder value) { return out << nameOf(value); }

inline void read(JsonReader& in, FirstOrder& value) {
  value = readWord<FirstOrder>(in, nameOf, 2, "FirstOrder");
}

/// What a cell of the board is: its letter there.
enum class Land { Forest, Grass, Water, Mountain };

/// As the protocol writes it.
inline const char* nameOf(Land value) {
  static const char* const names[] = {":", ".", "O", "X"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Land value) { return out << nameOf(value); }

inline void read(JsonReader& in, Land& value) {
  value = readWord<Land>(in, nameOf, 4, "Land");
}

struct SoldierOrder {
  /// The id of the soldier.
  int soldier = 0;
  /// [row, column] of the cell to move to or to attack: one of the eight around the soldier, or his own to stay.
  Pos to;
};

inline void read(JsonReader& in, SoldierOrder& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("soldier")) ++found, read(in, value.soldier);
    else if (name.is("to")) ++found, read(in, value.to);
    else in.skip();
  });
  if (found < 2) in.fail("missing members of SoldierOrder");
}

struct HelicopterOrder {
  /// The id of the helicopter.
  int helicopter = 0;
  /// Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or
  /// throw napalm.
  Action action{};
};

inline void read(JsonReader& in, HelicopterOrder& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("helicopter")) ++found, read(in, value.helicopter);
    else if (name.is("do")) ++found, read(in, value.action);
    else in.skip();
  });
  if (found < 2) in.fail("missing members of HelicopterOrder");
}

struct ParachuterOrder {
  /// [row, column] of the cell to throw a parachuter on.
  Pos parachuter;
  /// The id of the helicopter that throws him; if omitted, my helicopter that covers the cell.
  std::optional<int> helicopter;
};

inline void read(JsonReader& in, ParachuterOrder& value) {
  int found = 0;
  bool has_helicopter = false;
  in.readObject([&](JsonText name) {
    if (name.is("parachuter")) ++found, read(in, value.parachuter);
    else if (name.is("helicopter")) has_helicopter = true, read(in, value.helicopter);
    else in.skip();
  });
  if (!has_helicopter) value.helicopter.reset();
  if (found < 1) in.fail("missing members of ParachuterOrder");
}

using Order = std::variant<SoldierOrder, HelicopterOrder, ParachuterOrder>;

inline void read(JsonReader& in, Order& value) {
  if (in.has("soldier") && in.has("to")) return readInto<SoldierOrder>(in, value);
  if (in.has("helicopter") && in.has("do")) return readInto<HelicopterOrder>(in, value);
  if (in.has("parachuter")) return readInto<ParachuterOrder>(in, value);
  throw JsonError("JSON: expected an order");
}

struct Fire {
  /// [row, column]: row 0 is the northernmost, column 0 the westernmost.
  Pos pos;
  /// How many more rounds it burns, including this one.
  int rounds = 0;
};

inline void read(JsonReader& in, Fire& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("pos")) ++found, read(in, value.pos);
    else if (name.is("rounds")) ++found, read(in, value.rounds);
    else in.skip();
  });
  if (found < 2) in.fail("missing members of Fire");
}

struct Post {
  /// [row, column]: row 0 is the northernmost, column 0 the westernmost.
  Pos pos;
  /// Points per round for its owner.
  int value = 0;
  /// The player who conquered it last; -1 if nobody has yet.
  int owner = 0;
};

inline void read(JsonReader& in, Post& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("pos")) ++found, read(in, value.pos);
    else if (name.is("value")) ++found, read(in, value.value);
    else if (name.is("owner")) ++found, read(in, value.owner);
    else in.skip();
  });
  if (found < 3) in.fail("missing members of Post");
}

struct Soldier {
  /// Never used again once the soldier is dead.
  int id = 0;
  /// The player he belongs to.
  int player = 0;
  /// [row, column]: row 0 is the northernmost, column 0 the westernmost.
  Pos pos;
  /// His remaining life points.
  int life = 0;
};

inline void read(JsonReader& in, Soldier& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("id")) ++found, read(in, value.id);
    else if (name.is("player")) ++found, read(in, value.player);
    else if (name.is("pos")) ++found, read(in, value.pos);
    else if (name.is("life")) ++found, read(in, value.life);
    else in.skip();
  });
  if (found < 4) in.fail("missing members of Soldier");
}

struct Helicopter {
  int id = 0;
  /// The player it belongs to.
  int player = 0;
  /// The centre of the square of 5 x 5 cells that it covers.
  Pos pos;
  /// The direction of a helicopter: south is one row further down (i + 1), east one column further right (j + 1).
  Facing facing{};
  /// In how many rounds it can throw napalm; 0 means now.
  int napalm = 0;
  /// One number for each parachuter aboard, the next to be thrown first: in how many more rounds, including this one,
  /// he can be thrown before he expires.
  std::vector<int> parachuters;
};

inline void read(JsonReader& in, Helicopter& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("id")) ++found, read(in, value.id);
    else if (name.is("player")) ++found, read(in, value.player);
    else if (name.is("pos")) ++found, read(in, value.pos);
    else if (name.is("facing")) ++found, read(in, value.facing);
    else if (name.is("napalm")) ++found, read(in, value.napalm);
    else if (name.is("parachuters")) ++found, read(in, value.parachuters);
    else in.skip();
  });
  if (found < 6) in.fail("missing members of Helicopter");
}

/// All settings of Apocalypse.
struct Config {
  /// The rule set.
  RuleSet rules = RuleSet::Text;
  /// Rounds of a match.
  int rounds = 200;
  /// Rows of the board.
  int rows = 60;
  /// Columns of the board.
  int columns = 60;
  /// Soldiers of each player at the start.
  int soldiers = 20;
  /// Helicopters of each player.
  int helicopters = 2;
  /// A helicopter covers this many cells around its centre in every direction: a square of 5 x 5.
  int helicopterReach = 2;
  /// Life points of a new soldier.
  int life = 100;
  /// Minimum and maximum damage to a soldier who is attacked in a forest.
  std::array<int, 2> forestDamage = {20, 40};
  /// Minimum and maximum damage to a soldier who is attacked on grass.
  std::array<int, 2> grassDamage = {50, 100};
  /// Rounds a helicopter waits for its napalm, from the start of the match or after a throw.
  int napalmWait = 30;
  /// Rounds a fire lasts on a forest.
  int forestBurns = 10;
  /// Rounds a fire lasts on grass and on water.
  int otherBurns = 5;
  /// Chance, in per cent, that a fire spreads to a forest cell next to it in a round.
  int fireChance = 10;
  /// Rounds in which a parachuter can be thrown before he expires.
  int parachuterLife = 20;
  /// Maximum number of parachuters that a player can throw in a round.
  int throws = 4;
  /// Posts of high value in each quadrant of a generated map.
  int highPosts = 2;
  /// Posts of low value in each quadrant of a generated map.
  int lowPosts = 2;
  /// Points per round for a post of high value.
  int highValue = 100;
  /// Points per round for a post of low value.
  int lowValue = 50;
  /// Points per round for each soldier on the ground.
  int soldierPoints = 1;
  /// Which cells set the forest next to them on fire: any burning cell, or only burning forest.
  FireSpreadsFrom fireSpreadsFrom = FireSpreadsFrom::Any;
  /// The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each player's
  /// in the order given.
  ThrowOrder throwOrder = ThrowOrder::Random;
  /// What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or the order
  /// is refused and he stays aboard.
  StrayThrow strayThrow = StrayThrow::Dies;
  /// The directions of the two helicopters of player 0 at the start, on a generated map. Those of the others are
  /// mirror images.
  std::array<Facing, 2> firstFacing = {Facing::East, Facing::South};
  /// Whether a parachuter thrown on the soldier of an enemy goes to that enemy even if the helicopter does not cover
  /// the cell. If not, or if omitted, a random other player gets him.
  std::optional<bool> enemyGetsStray = true;
  /// Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused. valid, also
  /// if omitted: the first that is not refused.
  std::optional<FirstOrder> firstOrder = FirstOrder::Given;
  /// Whether points are also counted once before the first round. True if omitted.
  std::optional<bool> pointsAtStart = false;
  /// Whether the round in which napalm is thrown counts as a round of waiting for the next. If not, or if omitted,
  /// the wait begins with the next round.
  std::optional<bool> throwRoundCounts = true;
  /// Whether, on a generated map, the first helicopter of player 0 starts at [15, 5] and the second at [5, 15]. If
  /// not, or if omitted, the reverse.
  std::optional<bool> crossedCentres = true;
};

inline void read(JsonReader& in, Config& value) {
  int found = 0;
  bool has_enemyGetsStray = false, has_firstOrder = false, has_pointsAtStart = false, has_throwRoundCounts = false, has_crossedCentres = false;
  in.readObject([&](JsonText name) {
    if (name.is("rules")) ++found, read(in, value.rules);
    else if (name.is("rounds")) ++found, read(in, value.rounds);
    else if (name.is("rows")) ++found, read(in, value.rows);
    else if (name.is("columns")) ++found, read(in, value.columns);
    else if (name.is("soldiers")) ++found, read(in, value.soldiers);
    else if (name.is("helicopters")) ++found, read(in, value.helicopters);
    else if (name.is("helicopterReach")) ++found, read(in, value.helicopterReach);
    else if (name.is("life")) ++found, read(in, value.life);
    else if (name.is("forestDamage")) ++found, read(in, value.forestDamage);
    else if (name.is("grassDamage")) ++found, read(in, value.grassDamage);
    else if (name.is("napalmWait")) ++found, read(in, value.napalmWait);
    else if (name.is("forestBurns")) ++found, read(in, value.forestBurns);
    else if (name.is("otherBurns")) ++found, read(in, value.otherBurns);
    else if (name.is("fireChance")) ++found, read(in, value.fireChance);
    else if (name.is("parachuterLife")) ++found, read(in, value.parachuterLife);
    else if (name.is("throws")) ++found, read(in, value.throws);
    else if (name.is("highPosts")) ++found, read(in, value.highPosts);
    else if (name.is("lowPosts")) ++found, read(in, value.lowPosts);
    else if (name.is("highValue")) ++found, read(in, value.highValue);
    else if (name.is("lowValue")) ++found, read(in, value.lowValue);
    else if (name.is("soldierPoints")) ++found, read(in, value.soldierPoints);
    else if (name.is("fireSpreadsFrom")) ++found, read(in, value.fireSpreadsFrom);
    else if (name.is("throwOrder")) ++found, read(in, value.throwOrder);
    else if (name.is("strayThrow")) ++found, read(in, value.strayThrow);
    else if (name.is("firstFacing")) ++found, read(in, value.firstFacing);
    else if (name.is("enemyGetsStray")) has_enemyGetsStray = true, read(in, value.enemyGetsStray);
    else if (name.is("firstOrder")) has_firstOrder = true, read(in, value.firstOrder);
    else if (name.is("pointsAtStart")) has_pointsAtStart = true, read(in, value.pointsAtStart);
    else if (name.is("throwRoundCounts")) has_throwRoundCounts = true, read(in, value.throwRoundCounts);
    else if (name.is("crossedCentres")) has_crossedCentres = true, read(in, value.crossedCentres);
    else in.skip();
  });
  if (!has_enemyGetsStray) value.enemyGetsStray.reset();
  if (!has_firstOrder) value.firstOrder.reset();
  if (!has_pointsAtStart) value.pointsAtStart.reset();
  if (!has_throwRoundCounts) value.throwRoundCounts.reset();
  if (!has_crossedCentres) value.crossedCentres.reset();
  if (found < 25) in.fail("missing members of Config");
}

/// Only in the first message.
struct Start {
  /// The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
  /// draws of the match.
  std::int64_t seed = 0;
  /// The values of the parameters in a bot's bot.json, by name.
  std::optional<std::map<std::string, double>> parameters;
  /// All settings of Apocalypse.
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
  /// What was executed, of all players, in this order: parachuters thrown, then helicopters, then soldiers (moves and
  /// attacks). A helicopter that was ordered to fly two cells and flew one has forward1.
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

/// What a bot is sent at the start of each round of Apocalypse: the complete state, on one line.
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
  /// The terrain: board[i][j] is the cell in row i and column j. A colon is forest, a dot grass, O water, X mountain.
  /// Forest that burns down becomes grass.
  std::vector<std::string> board;
  /// The cells on fire, row by row.
  std::vector<Fire> fire;
  /// The control points. Their order never changes.
  std::vector<Post> posts;
  /// The soldiers on the ground, by ascending id.
  std::vector<Soldier> soldiers;
  /// The eight helicopters, by ascending id: player p has 2p + 1 and 2p + 2.
  std::vector<Helicopter> helicopters;
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
    else if (name.is("fire")) ++found, read(in, value.fire);
    else if (name.is("posts")) ++found, read(in, value.posts);
    else if (name.is("soldiers")) ++found, read(in, value.soldiers);
    else if (name.is("helicopters")) ++found, read(in, value.helicopters);
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
  if (found < 14) in.fail("missing members of State");
}

/// As the judge reads it.
inline std::string makeText(const SoldierOrder& order) {
  std::string text = "{";
  text += "\"soldier\":" + std::to_string(order.soldier);
  text += ",\"to\":" + makeText(order.to);
  return text + "}";
}

/// As the judge reads it.
inline std::string makeText(const HelicopterOrder& order) {
  std::string text = "{";
  text += "\"helicopter\":" + std::to_string(order.helicopter);
  text += ",\"do\":" + Json::quote(nameOf(order.action));
  return text + "}";
}

/// As the judge reads it.
inline std::string makeText(const ParachuterOrder& order) {
  std::string text = "{";
  text += "\"parachuter\":" + makeText(order.parachuter);
  if (order.helicopter) text += ",\"helicopter\":" + std::to_string(*order.helicopter);
  return text + "}";
}

inline std::string makeText(const Order& order) {
  return std::visit([](const auto& one) { return makeText(one); }, order);
}

}  // namespace apocalypse

template <>
struct std::hash<apocalypse::Pos> {
  std::size_t operator()(apocalypse::Pos pos) const { return static_cast<std::size_t>(pos.row * 1000 + pos.column); }
};
