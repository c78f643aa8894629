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

inline void read(JsonReader& in, Pos& pos) { in.readInts({&pos.row, &pos.column}); }

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

inline void read(JsonReader& in, Direction& value) {
  value = readWord<Direction>(in, nameOf, 8, "Direction");
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

inline void read(JsonReader& in, UnitType& value) {
  value = readWord<UnitType>(in, nameOf, 3, "UnitType");
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

/// How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it
/// wins when a number from 0 to 1000 is below 1000 N / (N + M).
enum class FightOdds { Exact, Thousandths };

/// As the protocol writes it.
inline const char* nameOf(FightOdds value) {
  static const char* const names[] = {"exact", "thousandths"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, FightOdds value) { return out << nameOf(value); }

inline void read(JsonReader& in, FightOdds& value) {
  value = readWord<FightOdds>(in, nameOf, 2, "FightOdds");
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

inline void read(JsonReader& in, ZombiesChoose& value) {
  value = readWord<ZombiesChoose>(in, nameOf, 2, "ZombiesChoose");
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

inline void read(JsonReader& in, ZombieWays& value) {
  value = readWord<ZombieWays>(in, nameOf, 2, "ZombieWays");
}

/// What a cell of the board is: its letter there.
enum class Land { Debris, Street, Food };

/// As the protocol writes it.
inline const char* nameOf(Land value) {
  static const char* const names[] = {"X", ".", "M"};
  return names[static_cast<int>(value)];
}

inline std::ostream& operator<<(std::ostream& out, Land value) { return out << nameOf(value); }

inline void read(JsonReader& in, Land& value) {
  value = readWord<Land>(in, nameOf, 3, "Land");
}

struct Order {
  /// The id of one of my living units.
  int unit = 0;
  /// Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one
  /// column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an
  /// order takes its turn and fails, as in the published game.
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

inline void read(JsonReader& in, Unit& value) {
  int found = 0;
  bool has_clan = false, has_turnsToZombie = false;
  in.readObject([&](JsonText name) {
    if (name.is("id")) ++found, read(in, value.id);
    else if (name.is("type")) ++found, read(in, value.type);
    else if (name.is("clan")) has_clan = true, read(in, value.clan);
    else if (name.is("pos")) ++found, read(in, value.pos);
    else if (name.is("turnsToZombie")) has_turnsToZombie = true, read(in, value.turnsToZombie);
    else in.skip();
  });
  if (!has_clan) value.clan.reset();
  if (!has_turnsToZombie) value.turnsToZombie.reset();
  if (found < 3) in.fail("missing members of Unit");
}

struct Food {
  /// [row, column], from the top left.
  Pos pos;
};

inline void read(JsonReader& in, Food& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("pos")) ++found, read(in, value.pos);
    else in.skip();
  });
  if (found < 1) in.fail("missing members of Food");
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

inline void read(JsonReader& in, Clan& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("living")) ++found, read(in, value.living);
    else if (name.is("strengthPoints")) ++found, read(in, value.strengthPoints);
    else if (name.is("strength")) ++found, read(in, value.strength);
    else if (name.is("killPoints")) ++found, read(in, value.killPoints);
    else if (name.is("cells")) ++found, read(in, value.cells);
    else in.skip();
  });
  if (found < 5) in.fail("missing members of Clan");
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

inline void read(JsonReader& in, Config& value) {
  int found = 0;
  bool has_foodAtOnce = false, has_strengthAtOnce = false, has_killedZombiesStay = false, has_zombiesChoose = false, has_zombieWays = false;
  in.readObject([&](JsonText name) {
    if (name.is("rules")) ++found, read(in, value.rules);
    else if (name.is("rounds")) ++found, read(in, value.rounds);
    else if (name.is("rows")) ++found, read(in, value.rows);
    else if (name.is("columns")) ++found, read(in, value.columns);
    else if (name.is("unitsPerClan")) ++found, read(in, value.unitsPerClan);
    else if (name.is("zombies")) ++found, read(in, value.zombies);
    else if (name.is("food")) ++found, read(in, value.food);
    else if (name.is("strengthPoints")) ++found, read(in, value.strengthPoints);
    else if (name.is("personPoints")) ++found, read(in, value.personPoints);
    else if (name.is("zombiePoints")) ++found, read(in, value.zombiePoints);
    else if (name.is("cellPoints")) ++found, read(in, value.cellPoints);
    else if (name.is("foodStrength")) ++found, read(in, value.foodStrength);
    else if (name.is("turnsToZombie")) ++found, read(in, value.turnsToZombie);
    else if (name.is("surpriseChance")) ++found, read(in, value.surpriseChance);
    else if (name.is("fightOdds")) ++found, read(in, value.fightOdds);
    else if (name.is("switchChance")) ++found, read(in, value.switchChance);
    else if (name.is("safeDistance")) ++found, read(in, value.safeDistance);
    else if (name.is("safeFromFood")) ++found, read(in, value.safeFromFood);
    else if (name.is("useCellPoints")) ++found, read(in, value.useCellPoints);
    else if (name.is("foodAtOnce")) has_foodAtOnce = true, read(in, value.foodAtOnce);
    else if (name.is("strengthAtOnce")) has_strengthAtOnce = true, read(in, value.strengthAtOnce);
    else if (name.is("killedZombiesStay")) has_killedZombiesStay = true, read(in, value.killedZombiesStay);
    else if (name.is("zombiesChoose")) has_zombiesChoose = true, read(in, value.zombiesChoose);
    else if (name.is("zombieWays")) has_zombieWays = true, read(in, value.zombieWays);
    else if (name.is("firstRound")) ++found, read(in, value.firstRound);
    else in.skip();
  });
  if (!has_foodAtOnce) value.foodAtOnce.reset();
  if (!has_strengthAtOnce) value.strengthAtOnce.reset();
  if (!has_killedZombiesStay) value.killedZombiesStay.reset();
  if (!has_zombiesChoose) value.zombiesChoose.reset();
  if (!has_zombieWays) value.zombieWays.reset();
  if (found < 20) in.fail("missing members of Config");
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
  /// The id of the unit.
  int unit = 0;
  /// Where to. Zombies also step diagonally: DR down and right, RU right and up, UL up and left, LD left and down.
  Direction dir{};
};

inline void read(JsonReader& in, Move& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("unit")) ++found, read(in, value.unit);
    else if (name.is("dir")) ++found, read(in, value.dir);
    else in.skip();
  });
  if (found < 2) in.fail("missing members of Move");
}

/// What happened in the previous round; not in the first message.
struct Last {
  /// What was executed, in this order: moves and attacks of the players, then moves and bites of the zombies.
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
    else if (name.is("units")) ++found, read(in, value.units);
    else if (name.is("food")) ++found, read(in, value.food);
    else if (name.is("clans")) ++found, read(in, value.clans);
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
