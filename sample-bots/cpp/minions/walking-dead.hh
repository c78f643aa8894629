// What a bot for The Walking Dead needs to know of the town: its view of a state, directions, distances, ways, orders.
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

#include "walking-dead-state.hh"
#include "minions.hh"
#include "paths.hh"

namespace walking_dead {

using Plan = PlanFor<State, Order>;
using Orders = std::vector<Order>;

/** The plan of this bot: its file has it. */
std::unique_ptr<Plan> makePlan();

/** The size of the documents. A smaller town has debris around it. */
constexpr int ROWS = 60;
constexpr int COLUMNS = 60;
/** Farther than any way in the town. */
constexpr int FAR = 9999;

/** Where the living can go. Zombies also go diagonally. */
constexpr std::array<Direction, 4> DIRECTIONS = {Direction::Down, Direction::Right, Direction::Up, Direction::Left};

/** The position one step away, or nothing beyond the edge. */
inline std::optional<Pos> step(Pos pos, Direction direction) {
  // In the order of the enumeration.
  static constexpr Pos steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
  const Pos by = steps[static_cast<int>(direction)];
  const Pos to{pos.row + by.row, pos.column + by.column};
  if (to.row < 0 || to.row >= ROWS || to.column < 0 || to.column >= COLUMNS) return std::nullopt;
  return to;
}

/** Steps between two positions, were there no debris. Zombies, who also go diagonally, may need fewer. */
inline int distance(Pos a, Pos b) {
  return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

/** A number for each position, row by row. */
inline int index(Pos pos) {
  return pos.row * COLUMNS + pos.column;
}

inline Order order(const Unit& unit, Direction direction) {
  return {unit.id, direction};
}

/** Where the units stand. */
inline std::vector<Pos> positions(const std::vector<Unit>& units) {
  std::vector<Pos> found;
  for (const Unit& unit : units) found.push_back(unit.pos);
  return found;
}

/** The view of a state, which must live as long as this. */
class Town {
 public:
  const State& state;
  const int me;
  const std::vector<Unit>& units;
  std::vector<Unit> mine;
  std::vector<Unit> enemies;
  std::vector<Unit> zombies;
  std::vector<Pos> food;

  explicit Town(const State& given) : state(given), me(given.player), units(given.units) {
    for (const Food& one : state.food) food.push_back(one.pos);
    for (int n = 0; n < ROWS * COLUMNS; ++n) isFree_[n] = cell({n / COLUMNS, n % COLUMNS}) != Land::Debris;
    for (const Unit& unit : units) addUnit(unit);
  }

  Land cell(Pos pos) const {
    switch (markAt(state.board, pos, 'X')) {
      case 'X': return Land::Debris;
      case 'M': return Land::Food;
      default: return Land::Street;
    }
  }

  /** The clan that owns the cell, or -1. */
  int owner(Pos pos) const {
    const char mark = markAt(state.owners, pos, '.');
    return mark == '.' ? -1 : mark - '0';
  }

  /** Decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a surprise. */
  int strength(int clan) const { return state.clans[clan].strength; }

  /** Who stands there, or nobody (nullptr). */
  const Unit* unitAt(Pos pos) const {
    const auto found = unitByPos_.find(pos);
    return found == unitByPos_.end() ? nullptr : found->second;
  }

  /** The units of a clan; -1: the zombies. */
  std::vector<Unit> unitsOf(int clan) const {
    return select([&](const Unit& unit) { return unit.clan.value_or(-1) == clan; });
  }
  std::vector<Unit> unitsOf(int clan, UnitType type) const {
    return select([&](const Unit& unit) { return unit.clan.value_or(-1) == clan && unit.type == type; });
  }

  /** Whom the unit could attack now: the living of other clans, and zombies. */
  std::vector<Unit> enemiesInReach(const Unit& unit) const {
    std::vector<Unit> found;
    for (Pos pos : neighbours(unit.pos)) {
      const Unit* other = unitAt(pos);
      if (other && other->clan != me && other->type != UnitType::Dead) found.push_back(*other);
    }
    return found;
  }

  /** The streets that a clan owns, row by row; -1: that nobody owns. */
  std::vector<Pos> cellsOf(int clan) const {
    std::vector<Pos> found;
    for (int n = 0; n < ROWS * COLUMNS; ++n) {
      const Pos pos{n / COLUMNS, n % COLUMNS};
      if (cell(pos) != Land::Debris && owner(pos) == clan) found.push_back(pos);
    }
    return found;
  }

  /** Where an order leads, or nothing when the town forbids it. Somebody may stand there. */
  std::optional<Pos> target(Pos pos, Direction direction) const {
    const std::optional<Pos> to = step(pos, direction);
    return to && cell(*to) != Land::Debris ? to : std::nullopt;
  }

  /** The positions one step away that the land allows. Somebody may stand there. */
  std::vector<Pos> neighbours(Pos pos) const {
    std::vector<Pos> found;
    for (Direction direction : DIRECTIONS) {
      if (const std::optional<Pos> to = target(pos, direction)) found.push_back(*to);
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

  /** For every index: the steps to the nearest target along streets where nobody stands, FAR if there is no way. */
  std::vector<int> stepsTo(const std::vector<Pos>& targets) const {
    std::vector<int> steps(ROWS * COLUMNS, FAR);
    std::vector<Pos> queue = targets;
    for (Pos target : targets) steps[index(target)] = 0;
    for (std::size_t n = 0; n < queue.size(); ++n) {
      const Pos here = queue[n];
      for (Direction direction : DIRECTIONS) {
        const std::optional<Pos> near = step(here, direction);
        if (!near || steps[index(*near)] != FAR || !isFree_[index(*near)]) continue;
        steps[index(*near)] = steps[index(here)] + 1;
        queue.push_back(*near);
      }
    }
    return steps;
  }

  /**
   * The direction of the best step for a unit of mine by a table of steps, if there is one that helps. The cell is then
   * claimed: no other unit gets it in this round.
   */
  std::optional<Direction> claimStep(const Unit& unit, const std::vector<int>& steps) {
    int least = FAR;
    std::optional<Direction> best;
    for (Direction direction : DIRECTIONS) {
      const std::optional<Pos> to = target(unit.pos, direction);
      if (!to || claimed_.count(*to) > 0 || steps.at(index(*to)) >= least) continue;
      least = steps[index(*to)];
      best = direction;
    }
    if (best) claimed_.insert(*target(unit.pos, *best));
    return best;
  }

  /** The board as text, for `say`: digits are clans, z zombies, d the dead. */
  std::string grid() const {
    std::vector<std::string> rows = state.board;
    for (const Unit& unit : units) {
      char& mark = rows[unit.pos.row][unit.pos.column];
      mark = unit.type == UnitType::Living ? static_cast<char>('0' + *unit.clan) : unit.type == UnitType::Dead ? 'd' : 'z';
    }
    return joinRows(rows);
  }

 private:
  std::unordered_map<Pos, const Unit*> unitByPos_;
  std::array<bool, ROWS * COLUMNS> isFree_;
  /** Where units of mine will be. */
  std::set<Pos> claimed_;

  static char markAt(const std::vector<std::string>& rows, Pos pos, char beyond) {
    const std::size_t row = pos.row;
    const std::size_t column = pos.column;
    return row < rows.size() && column < rows[row].size() ? rows[row][column] : beyond;
  }

  void addUnit(const Unit& unit) {
    unitByPos_[unit.pos] = &unit;
    isFree_[index(unit.pos)] = false;
    if (unit.type == UnitType::Living) (unit.clan == me ? mine : enemies).push_back(unit);
    if (unit.type == UnitType::Zombie) zombies.push_back(unit);
  }

  template <class Test>
  std::vector<Unit> select(Test accepts) const {
    std::vector<Unit> found;
    std::copy_if(units.begin(), units.end(), std::back_inserter(found), accepts);
    return found;
  }
};

}  // namespace walking_dead
