// What a bot for Crematoria needs to know of the planet: its view of a state, directions, distances, ways, orders.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "crematoria-state.hh"
#include "minions.hh"
#include "paths.hh"

namespace crematoria {

using Plan = PlanFor<State, Order>;
using Orders = std::vector<Order>;

/** The plan of this bot: its file has it. */
std::unique_ptr<Plan> makePlan();

constexpr int ROWS = 40;
constexpr int COLUMNS = 80;
/** Farther than any way on the planet. */
constexpr int FAR = 9999;

constexpr std::array<Direction, 11> DIRECTIONS = {
    Direction::Bottom, Direction::BR, Direction::Right, Direction::RT, Direction::Top, Direction::TL,
    Direction::Left,   Direction::LB, Direction::Up,    Direction::Down, Direction::None};
/** The eight directions that stay on the level. */
constexpr std::array<Direction, 8> WALKS = {Direction::Bottom, Direction::BR, Direction::Right, Direction::RT,
                                            Direction::Top,    Direction::TL, Direction::Left,  Direction::LB};

/** The position one step away, or nothing beyond the edge. Columns are a ring. */
inline std::optional<Pos> step(Pos pos, Direction direction) {
  static constexpr Pos steps[] = {{1, 0, 0},  {1, 1, 0},  {0, 1, 0}, {-1, 1, 0}, {-1, 0, 0}, {-1, -1, 0},
                                  {0, -1, 0}, {1, -1, 0}, {0, 0, 1}, {0, 0, -1}, {0, 0, 0}};
  const Pos by = steps[static_cast<int>(direction)];
  const int row = pos.row + by.row;
  const int level = pos.level + by.level;
  if (row < 0 || row >= ROWS || level < 0 || level > 1) return std::nullopt;
  return Pos{row, (pos.column + by.column + COLUMNS) % COLUMNS, level};
}

/** Steps from one column to another, the short way round. */
inline int ringDistance(int a, int b) {
  const int straight = std::abs(a - b);
  return std::min(straight, COLUMNS - straight);
}

/** Steps between two positions of a level, were there no rocks. */
inline int distance(Pos a, Pos b) {
  return std::max(std::abs(a.row - b.row), ringDistance(a.column, b.column));
}

/** A number for each position, row by row, underground first. */
inline int index(Pos pos) {
  return (pos.level * ROWS + pos.row) * COLUMNS + pos.column;
}

inline Order order(const Unit& unit, Direction direction) {
  return {unit.id, direction};
}

/** For every index of level 0: the steps to the nearest source (FAR if there is no way), and which source that is. */
struct Walk {
  std::vector<int> steps;
  std::vector<int> source;
};

/** The view of a state, which must live as long as this. */
class Planet {
 public:
  const State& state;
  const int me;
  const std::vector<Unit>& units;
  std::vector<Unit> mine;
  std::vector<Pos> gems;
  std::vector<Pos> elevators;

  explicit Planet(const State& given) : state(given), me(given.player), units(given.units) {
    for (const Gem& gem : state.gems) gems.push_back(gem.pos);
    for (const Landing& landing : state.landings) {
      if (landing.turns == 1) landing_.insert(landing.pos);
    }
    for (const Unit& unit : units) addUnit(unit);
    for (const Unit& unit : mine) claimed_.insert(unit.pos);
    for (int n = 0; n < ROWS * COLUMNS; ++n) {
      if (cell(underground(n)) == Land::Elevator) elevators.push_back(underground(n));
    }
  }

  Land cell(Pos pos) const {
    switch (state.board[pos.level][pos.row][pos.column]) {
      case 'R': return Land::Rock;
      case 'C': return Land::Cave;
      case 'E': return Land::Elevator;
      default: return Land::Outside;
    }
  }

  /** The player who owns the cell, or -1. */
  int owner(Pos pos) const {
    const char mark = pos.level == 0 ? state.owners[pos.row][pos.column] : '.';
    return mark == '.' ? -1 : mark - '0';
  }

  /** Who stands there, or nobody (nullptr). */
  const Unit* unitAt(Pos pos) const {
    const auto found = unitByPos_.find(pos);
    return found == unitByPos_.end() ? nullptr : found->second;
  }

  /** The units of a player; -1: of nobody. */
  std::vector<Unit> unitsOf(int player) const {
    return select([&](const Unit& unit) { return unit.player == player; });
  }
  std::vector<Unit> unitsOf(int player, UnitType type) const {
    return select([&](const Unit& unit) { return unit.player == player && unit.type == type; });
  }

  /** Whom the unit could attack now. Hellhounds are immortal. */
  std::vector<Unit> enemiesInReach(const Unit& unit) const {
    std::vector<Unit> found;
    for (Pos pos : neighbours(unit.pos)) {
      const Unit* other = unitAt(pos);
      if (other && other->player != me && other->type != UnitType::Hellhound) found.push_back(*other);
    }
    return found;
  }

  /** The caves that a player owns, row by row; -1: that nobody owns. */
  std::vector<Pos> cellsOf(int player) const {
    return caves([&](Pos pos) { return owner(pos) == player; });
  }

  /** Where an order leads, or nothing when the land forbids it. Somebody may stand there. */
  std::optional<Pos> target(Pos pos, Direction direction) const {
    const bool isLift = direction == Direction::Up || direction == Direction::Down;
    if (isLift && cell(pos) != Land::Elevator) return std::nullopt;
    const std::optional<Pos> to = step(pos, direction);
    return to && cell(*to) != Land::Rock ? to : std::nullopt;
  }

  /** The positions one step away that the land allows. Somebody may stand there. */
  std::vector<Pos> neighbours(Pos pos) const {
    std::vector<Pos> found;
    for (Direction direction : DIRECTIONS) {
      const std::optional<Pos> to = target(pos, direction);
      if (to && direction != Direction::None) found.push_back(*to);
    }
    return found;
  }

  /** The cells on the way to the nearest goal, which comes last; none when there is no way. */
  std::vector<Pos> path(Pos from, const std::vector<Pos>& goals) const {
    const auto way = findWay(*this, from, goals);
    return way ? way->cells : std::vector<Pos>();
  }

  /** How many steps that way has; FAR when there is none. */
  int steps(Pos from, const std::vector<Pos>& goals) const {
    const auto way = findWay(*this, from, goals);
    return way ? way->length : FAR;
  }

  /** The direction of its first step, if there is one. */
  std::optional<Direction> towards(Pos from, const std::vector<Pos>& goals) const {
    const std::vector<Pos> cells = path(from, goals);
    for (Direction direction : DIRECTIONS) {
      if (!cells.empty() && target(from, direction) == cells.front()) return direction;
    }
    return std::nullopt;
  }

  bool isTaken(Pos pos) const { return unitAt(pos) != nullptr; }
  int stepCost(Pos) const { return 1; }

  bool isNight(int column) const { return columnsIntoNight(column) < COLUMNS / 2; }

  /** How many rounds the column will still be dark at the end of the round; 0 by day. The sun takes two columns a round. */
  int nightLeft(int column) const { return isNight(column) ? columnsIntoNight(column) / 2 : 0; }

  /** Steps to the nearest hellhound, through rocks; FAR outside. */
  int houndDistance(Pos pos) const {
    int least = FAR;
    if (pos.level == 1) return least;
    for (Pos hound : hounds_) least = std::min(least, distance(hound, pos));
    return least;
  }

  /** Whether a unit that is there after its move is sure to die: next to a hound, in the sun, or under a landing. */
  bool isDeadly(Pos pos) const {
    if (pos.level == 0) return houndDistance(pos) <= 1;
    return nightLeft(pos.column) == 0 || landing_.count(pos) > 0;
  }

  /** The cave positions, row by row, that a test accepts. */
  template <class Test>
  std::vector<Pos> caves(Test accepts) const {
    std::vector<Pos> found;
    for (int n = 0; n < ROWS * COLUMNS; ++n) {
      if (cell(underground(n)) == Land::Cave && accepts(underground(n))) found.push_back(underground(n));
    }
    return found;
  }

  /** Walks underground from all sources at once. */
  Walk walkFrom(const std::vector<Pos>& sources) const {
    Walk walk{std::vector<int>(ROWS * COLUMNS, FAR), std::vector<int>(ROWS * COLUMNS, -1)};
    std::vector<Pos> queue = sources;
    for (std::size_t n = 0; n < sources.size(); ++n) {
      walk.steps[index(sources[n])] = 0;
      walk.source[index(sources[n])] = static_cast<int>(n);
    }
    for (std::size_t n = 0; n < queue.size(); ++n) {
      const Pos here = queue[n];
      for (Direction direction : WALKS) {
        const std::optional<Pos> near = target(here, direction);
        if (!near || walk.steps[index(*near)] != FAR) continue;
        walk.steps[index(*near)] = walk.steps[index(here)] + 1;
        walk.source[index(*near)] = walk.source[index(here)];
        queue.push_back(*near);
      }
    }
    return walk;
  }

  /**
   * The direction of the best step for a unit of mine by a table of steps, if there is one that helps. The cell is then
   * claimed: no other unit gets it in this round. It never leads outside, where death is sure, or a pioneer onto anybody.
   */
  std::optional<Direction> claimStep(const Unit& unit, const std::vector<int>& steps) {
    int least = FAR;
    std::optional<Direction> best;
    for (Direction direction : WALKS) {
      const std::optional<Pos> to = target(unit.pos, direction);
      if (!to || to->level == 1 || isDeadly(*to) || claimed_.count(*to) > 0) continue;
      if (steps.at(index(*to)) >= least || (unit.type == UnitType::Pioneer && unitAt(*to))) continue;
      least = steps[index(*to)];
      best = direction;
    }
    if (best) claimed_.insert(*target(unit.pos, *best));
    return best;
  }

  /** The board as text, for `say`: digits are players, n necromongers, h hellhounds, g gems. Underground first. */
  std::string grid() const {
    std::vector<std::vector<std::string>> levels = state.board;
    for (Pos gem : gems) levels[gem.level][gem.row][gem.column] = 'g';
    for (const Unit& unit : units) {
      char& mark = levels[unit.pos.level][unit.pos.row][unit.pos.column];
      mark = unit.player >= 0 ? static_cast<char>('0' + unit.player) : unit.type == UnitType::Hellhound ? 'h' : 'n';
    }
    return joinRows(levels[0]) + "\n\n" + joinRows(levels[1]);
  }

 private:
  std::vector<Pos> hounds_;
  std::set<Pos> landing_;
  /** Where units of mine are or will be. */
  std::set<Pos> claimed_;
  std::unordered_map<Pos, const Unit*> unitByPos_;

  static Pos underground(int n) { return {n / COLUMNS, n % COLUMNS, 0}; }

  int columnsIntoNight(int column) const { return (column - state.night[0] + COLUMNS) % COLUMNS; }

  void addUnit(const Unit& unit) {
    unitByPos_[unit.pos] = &unit;
    if (unit.player == me) mine.push_back(unit);
    if (unit.type == UnitType::Hellhound) hounds_.push_back(unit.pos);
  }

  template <class Test>
  std::vector<Unit> select(Test accepts) const {
    std::vector<Unit> found;
    std::copy_if(units.begin(), units.end(), std::back_inserter(found), accepts);
    return found;
  }
};

}  // namespace crematoria
