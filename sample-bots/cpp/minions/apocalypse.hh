// What a bot for Apocalypse needs to know of the battlefield: its view of a state, directions, distances, ways, orders.
// Where every cell is counted, a cell is a number, row by row: `cellAt` and `positionOf` turn one into the other.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "apocalypse-state.hh"
#include "minions.hh"
#include "paths.hh"

namespace apocalypse {

using Plan = PlanFor<State, Order>;
using Orders = std::vector<Order>;

/** The plan of this bot: its file has it. */
std::unique_ptr<Plan> makePlan();

constexpr int SIZE = 60;
constexpr int CELLS = SIZE * SIZE;
/** A helicopter covers the cells up to this far from its centre. */
constexpr int REACH = 2;
/** The most parachuters that a player can throw in a round. */
constexpr int THROWS = 4;
/** Farther than any way on the battlefield. */
constexpr int FAR = 9999;

/** Each is a quarter turn counterclockwise from the one before. */
constexpr std::array<Facing, 4> FACINGS = {Facing::South, Facing::East, Facing::North, Facing::West};

inline int cellAt(Pos pos) {
  return pos.row * SIZE + pos.column;
}

inline Pos positionOf(int cell) {
  return {cell / SIZE, cell % SIZE};
}

/** The next cell. There always is one: the border is all mountains, and nobody can be on it. */
inline int step(int cell, Facing facing) {
  static constexpr int steps[] = {SIZE, 1, -SIZE, -1};
  return cell + steps[static_cast<int>(facing)];
}

/** Where a helicopter faces after so many quarter turns counterclockwise. */
inline Facing turned(Facing facing, int quarters) {
  return FACINGS[(static_cast<int>(facing) + quarters) % 4];
}

/** Where a helicopter faces after a turn clockwise. */
inline Facing clockwise(Facing facing) {
  return turned(facing, 3);
}

/** Steps of a soldier from one cell to another, were there nothing in his way. */
inline int distance(int a, int b) {
  const Pos here = positionOf(a);
  const Pos there = positionOf(b);
  return std::max(std::abs(here.row - there.row), std::abs(here.column - there.column));
}

inline int distance(Pos a, Pos b) {
  return distance(cellAt(a), cellAt(b));
}

/** The cells up to so many steps away: row by row, and the cell itself among them. */
inline std::vector<int> square(int cell, int reach) {
  const auto [row, column] = positionOf(cell);
  std::vector<int> cells;
  for (int i = std::max(0, row - reach); i <= std::min(SIZE - 1, row + reach); ++i) {
    for (int j = std::max(0, column - reach); j <= std::min(SIZE - 1, column + reach); ++j) cells.push_back(cellAt({i, j}));
  }
  return cells;
}

/** The square of each cell. */
inline std::vector<std::vector<int>> squares(int reach) {
  std::vector<std::vector<int>> all;
  for (int cell = 0; cell < CELLS; ++cell) all.push_back(square(cell, reach));
  return all;
}

/** The cells that a soldier can order: his own and the eight around it. */
inline const std::vector<int>& around(int cell) {
  static const std::vector<std::vector<int>> all = squares(1);
  return all[cell];
}

/** The cells below a helicopter with this centre; just as well, the centres from which it covers this cell. */
inline const std::vector<int>& below(int centre) {
  static const std::vector<std::vector<int>> all = squares(REACH);
  return all[centre];
}

/** The centres a helicopter comes to, the nearest first; by cell, the steps to each, and the centre before it on the way. */
struct Flight {
  std::vector<int> centres;
  std::vector<int> steps;
  std::vector<int> before;
};

/** What a helicopter does first on the way to a goal. */
inline Action firstAction(const Helicopter& helicopter, int goal, const Flight& flight) {
  const int centre = cellAt(helicopter.pos);
  int first = goal;
  int second = goal;
  while (flight.before[first] != centre) {
    second = first;
    first = flight.before[first];
  }
  const Facing facing = helicopter.facing;
  if (first == step(centre, facing)) return second == step(first, facing) ? Action::Forward2 : Action::Forward1;
  return first == step(centre, clockwise(facing)) ? Action::Clockwise : Action::Counterclockwise;
}

/** He goes there, or attacks who is there: his own cell, or one of the eight around it. */
inline Order orderSoldier(const Soldier& soldier, Pos pos) {
  return SoldierOrder{soldier.id, pos};
}

inline Order orderHelicopter(const Helicopter& helicopter, Action action) {
  return HelicopterOrder{helicopter.id, action};
}

/** Throws the first parachuter of the helicopter. */
inline Order orderParachuter(Pos pos, const Helicopter& helicopter) {
  return ParachuterOrder{pos, helicopter.id};
}

/** The view of a state, which must live as long as this. */
class Battlefield {
 public:
  const State& state;
  const int me;
  const std::vector<Post>& posts;
  const std::vector<Soldier>& soldiers;
  const std::vector<Helicopter>& helicopters;
  std::vector<Soldier> mine;
  std::vector<Soldier> enemies;
  std::vector<Helicopter> myHelicopters;

  explicit Battlefield(const State& given)
      : state(given),
        me(given.player),
        posts(given.posts),
        soldiers(given.soldiers),
        helicopters(given.helicopters),
        myHelicopters(helicoptersOf(me)) {
    for (int cell = 0; cell < CELLS; ++cell) readLand(cell);
    for (const Fire& fire : state.fire) ignite(cellAt(fire.pos));
    for (const Soldier& soldier : soldiers) {
      soldierByCell_[cellAt(soldier.pos)] = &soldier;
      (soldier.player == me ? mine : enemies).push_back(soldier);
    }
    for (const Soldier& soldier : mine) claimed_.insert(soldier.pos);
  }

  Land cell(Pos pos) const {
    switch (state.board[pos.row][pos.column]) {
      case ':': return Land::Forest;
      case '.': return Land::Grass;
      case 'O': return Land::Water;
      default: return Land::Mountain;
    }
  }

  bool isForest(int cell) const { return state.board[cell / SIZE][cell % SIZE] == ':'; }

  /** Sets the cell on fire: also for a bot to note where it throws napalm. */
  void ignite(int cell) {
    isBurning_[cell] = true;
    isOpen_[cell] = false;
  }

  /** Whether a soldier can live there: forest or grass, not on fire. Somebody may be there. */
  bool isOpen(int cell) const { return isOpen_[cell]; }

  /** Whether a fire next to it may spread to the cell. */
  bool isEndangered(int cell) const {
    const auto burns = [&](Facing facing) { return isBurning_[step(cell, facing)]; };
    return isForest(cell) && std::any_of(FACINGS.begin(), FACINGS.end(), burns);
  }

  /** Who stands there, or nobody (nullptr). */
  const Soldier* soldierAt(int cell) const { return soldierByCell_[cell]; }

  std::vector<Soldier> soldiersOf(int player) const {
    std::vector<Soldier> found;
    for (const Soldier& soldier : soldiers) {
      if (soldier.player == player) found.push_back(soldier);
    }
    return found;
  }

  std::vector<Helicopter> helicoptersOf(int player) const {
    std::vector<Helicopter> found;
    for (const Helicopter& helicopter : helicopters) {
      if (helicopter.player == player) found.push_back(helicopter);
    }
    return found;
  }

  /** Whom the soldier could attack now. */
  std::vector<Soldier> enemiesInReach(const Soldier& soldier) const {
    std::vector<Soldier> found;
    for (Pos pos : neighbours(soldier.pos)) {
      const Soldier* other = soldierAt(cellAt(pos));
      if (other && other->player != me) found.push_back(*other);
    }
    return found;
  }

  /** The posts that a player owns; -1: that nobody owns. */
  std::vector<Pos> cellsOf(int player) const {
    std::vector<Pos> found;
    for (const Post& post : posts) {
      if (post.owner == player) found.push_back(post.pos);
    }
    return found;
  }

  /** The eight positions around, without those that no soldier can enter, row by row. Somebody may stand there. */
  std::vector<Pos> neighbours(Pos pos) const {
    std::vector<Pos> found;
    for (int near : around(cellAt(pos))) {
      if (isOpen(near) && near != cellAt(pos)) found.push_back(positionOf(near));
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

  /** The first position on that way, if there is one. */
  std::optional<Pos> towards(Pos from, const std::vector<Pos>& goals) const {
    const std::vector<Pos> cells = path(from, goals);
    return cells.empty() ? std::nullopt : std::optional<Pos>(cells.front());
  }

  bool isTaken(Pos pos) const { return soldierAt(cellAt(pos)) != nullptr; }
  int stepCost(Pos) const { return 1; }

  /** For each cell, whether the helicopter can have its centre there: over no mountain, clear of other helicopters. */
  std::array<bool, CELLS> skyOf(const Helicopter& helicopter) const {
    std::array<bool, CELLS> sky;
    for (int cell = 0; cell < CELLS; ++cell) sky[cell] = !isOverMountain_[cell];
    for (const Helicopter& other : helicopters) {
      if (other.id == helicopter.id) continue;
      // With their centres that near, the two would share a cell of sky.
      for (int cell : square(cellAt(other.pos), 2 * REACH)) sky[cell] = false;
    }
    return sky;
  }

  /** What the helicopter can be told to do. */
  std::vector<Action> actionsOf(const Helicopter& helicopter) const {
    const std::array<bool, CELLS> sky = skyOf(helicopter);
    const int ahead = step(cellAt(helicopter.pos), helicopter.facing);
    std::vector<Action> actions = {Action::Clockwise, Action::Counterclockwise};
    if (sky[ahead]) actions.push_back(Action::Forward1);
    if (sky[ahead] && sky[step(ahead, helicopter.facing)]) actions.push_back(Action::Forward2);
    if (helicopter.napalm == 0) actions.push_back(Action::Napalm);
    return actions;
  }

  /**
   * Walks from all sources at once. For each cell: the steps to the nearest source, or FAR if there is no way of at most
   * `most` steps.
   */
  std::vector<int> walkFrom(const std::vector<int>& sources, int most = FAR) const {
    std::vector<int> steps(CELLS, FAR);
    std::vector<int> queue = sources;
    for (int cell : sources) steps[cell] = 0;
    for (std::size_t n = 0; n < queue.size() && steps[queue[n]] != most; ++n) {
      const int cell = queue[n];
      for (int near : around(cell)) {
        if (steps[near] != FAR || !isOpen_[near]) continue;
        steps[near] = steps[cell] + 1;
        queue.push_back(near);
      }
    }
    return steps;
  }

  /**
   * The best position around a soldier of mine by a table of steps, if one is nearer than where he stands. It is then
   * claimed: no other soldier gets it in this round.
   */
  std::optional<Pos> claimStep(const Soldier& soldier, const std::vector<int>& steps) {
    int least = steps.at(cellAt(soldier.pos));
    std::optional<Pos> best;
    for (Pos pos : neighbours(soldier.pos)) {
      if (claimed_.count(pos) > 0 || steps.at(cellAt(pos)) >= least) continue;
      least = steps[cellAt(pos)];
      best = pos;
    }
    if (best) claimed_.insert(*best);
    return best;
  }

  /**
   * Where parachuters of a helicopter of mine should land, at most so many: free cells below it, the nearest by a table of
   * steps first. They are then claimed.
   */
  std::vector<Pos> claimLandings(const Helicopter& helicopter, const std::vector<int>& steps, int most) {
    std::vector<Pos> free;
    for (int cell : below(cellAt(helicopter.pos))) {
      if (isOpen(cell) && !soldierAt(cell) && claimed_.count(positionOf(cell)) == 0) free.push_back(positionOf(cell));
    }
    const auto isNearer = [&](Pos a, Pos b) { return steps.at(cellAt(a)) < steps.at(cellAt(b)); };
    std::stable_sort(free.begin(), free.end(), isNearer);
    const std::size_t jumpers = std::min<std::size_t>(std::max(0, most), helicopter.parachuters.size());
    free.resize(std::min(jumpers, free.size()));
    claimed_.insert(free.begin(), free.end());
    return free;
  }

  /** Flies everywhere, straight on as long as possible. */
  Flight flyFrom(const Helicopter& helicopter) const {
    const std::array<bool, CELLS> sky = skyOf(helicopter);
    const int start = cellAt(helicopter.pos);
    Flight flight{{start}, std::vector<int>(CELLS, FAR), std::vector<int>(CELLS, -1)};
    flight.steps[start] = 0;
    for (std::size_t n = 0; n < flight.centres.size(); ++n) {
      const int centre = flight.centres[n];
      for (int turns = 0; turns < 4; ++turns) {
        const int next = step(centre, turned(helicopter.facing, turns));
        if (flight.steps[next] != FAR || !sky[next]) continue;
        flight.steps[next] = flight.steps[centre] + 1;
        flight.before[next] = centre;
        flight.centres.push_back(next);
      }
    }
    return flight;
  }

  /** The board as text, for `say`: digits are players, * is fire. Helicopters are not shown. */
  std::string grid() const {
    std::vector<std::string> rows = state.board;
    for (const Fire& fire : state.fire) rows[fire.pos.row][fire.pos.column] = '*';
    for (const Soldier& soldier : soldiers) rows[soldier.pos.row][soldier.pos.column] = static_cast<char>('0' + soldier.player);
    return joinRows(rows);
  }

 private:
  std::array<bool, CELLS> isBurning_{};
  std::array<bool, CELLS> isOpen_{};
  std::array<bool, CELLS> isOverMountain_{};
  std::array<const Soldier*, CELLS> soldierByCell_{};
  /** Where soldiers of mine are or will be. */
  std::set<Pos> claimed_;

  void readLand(int cell) {
    const char mark = state.board[cell / SIZE][cell % SIZE];
    isOpen_[cell] = mark == ':' || mark == '.';
    if (mark != 'X') return;
    for (int centre : below(cell)) isOverMountain_[centre] = true;
  }
};

}  // namespace apocalypse
