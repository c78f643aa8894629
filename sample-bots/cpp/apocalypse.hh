// What a bot for Apocalypse needs to know of the battlefield. A cell is a number, row by row; `cellAt` and `positionOf`
// turn the row, column of the protocol into a cell and back.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "json.hh"

namespace apocalypse {

constexpr int SIZE = 60;
constexpr int CELLS = SIZE * SIZE;
/** A helicopter covers the cells up to this far from its centre. */
constexpr int REACH = 2;
/** The most parachuters that a player can throw in a round. */
constexpr int THROWS = 4;
/** Farther than any way on the battlefield. */
constexpr int FAR = 9999;

enum Facing { south, east, north, west };

/** Each is a quarter turn counterclockwise from the one before. */
constexpr std::array<Facing, 4> FACINGS = {south, east, north, west};

enum Action { turnClockwise, turnCounterclockwise, forward1, forward2, napalm };

struct Pos {
  int row, column;
};

/** A position as the judge reads it. */
inline std::string makeText(Pos pos) {
  return "[" + std::to_string(pos.row) + "," + std::to_string(pos.column) + "]";
}

inline int cellAt(Pos pos) {
  return pos.row * SIZE + pos.column;
}

inline Pos positionOf(int cell) {
  return {cell / SIZE, cell % SIZE};
}

/** The next cell. There always is one: the border is all mountains, and nobody can be on it. */
inline int step(int cell, Facing facing) {
  static constexpr int steps[] = {SIZE, 1, -SIZE, -1};
  return cell + steps[facing];
}

/** Where a helicopter faces after a turn clockwise. */
inline Facing clockwise(Facing facing) {
  return FACINGS[(facing + 3) % 4];
}

/** Steps of a soldier from one cell to another, were there nothing in his way. */
inline int distance(int a, int b) {
  const Pos here = positionOf(a);
  const Pos there = positionOf(b);
  return std::max(std::abs(here.row - there.row), std::abs(here.column - there.column));
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

struct Post {
  int cell, value, owner;
};

struct Soldier {
  int id, player, cell, life;
};

struct Helicopter {
  int id, player, cell;
  Facing facing;
  int napalm;       // rounds to wait for it
  int parachuters;  // how many are aboard
};

/** The centres a helicopter comes to, the nearest first; by cell, the steps to each, and the centre before it on the way. */
struct Flight {
  std::vector<int> centres;
  std::vector<int> steps;
  std::vector<int> before;
};

/** What a helicopter does first on the way to a goal. */
inline Action firstAction(const Helicopter& helicopter, int goal, const Flight& flight) {
  int first = goal;
  int second = goal;
  while (flight.before[first] != helicopter.cell) {
    second = first;
    first = flight.before[first];
  }
  if (first == step(helicopter.cell, helicopter.facing)) return second == step(first, helicopter.facing) ? forward2 : forward1;
  return first == step(helicopter.cell, clockwise(helicopter.facing)) ? turnClockwise : turnCounterclockwise;
}

/** Orders as the judge reads them. */
inline std::string orderSoldier(const Soldier& soldier, int cell) {
  return "{\"soldier\":" + std::to_string(soldier.id) + ",\"to\":" + makeText(positionOf(cell)) + "}";
}

inline std::string orderHelicopter(const Helicopter& helicopter, Action action) {
  static const char* const names[] = {"clockwise", "counterclockwise", "forward1", "forward2", "napalm"};
  return "{\"helicopter\":" + std::to_string(helicopter.id) + ",\"do\":\"" + names[action] + "\"}";
}

/** Throws the first parachuter of the helicopter. */
inline std::string orderParachuter(int cell, const Helicopter& helicopter) {
  return "{\"parachuter\":" + makeText(positionOf(cell)) + ",\"helicopter\":" + std::to_string(helicopter.id) + "}";
}

class Battlefield {
 public:
  int me;
  std::vector<Post> posts;
  std::vector<Soldier> soldiers;
  std::vector<Soldier> mine;
  std::vector<Soldier> enemies;
  std::vector<Helicopter> helicopters;
  std::vector<Helicopter> myHelicopters;

  explicit Battlefield(const Json& state) : me(state["player"].asInt()) {
    for (const Json& row : state["board"].items()) land_ += row.asString();
    for (int cell = 0; cell < CELLS; ++cell) readLand(cell);
    for (const Json& fire : state["fire"].items()) ignite(readCell(fire["pos"]));
    for (const Json& post : state["posts"].items()) {
      posts.push_back({readCell(post["pos"]), post["value"].asInt(), post["owner"].asInt()});
    }
    for (const Json& soldier : state["soldiers"].items()) addSoldier(soldier);
    for (const Json& helicopter : state["helicopters"].items()) addHelicopter(helicopter);
  }

  bool isForest(int cell) const { return land_[cell] == ':'; }

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

  const Soldier* soldierAt(int cell) const {
    const auto found = soldierByCell_.find(cell);
    return found == soldierByCell_.end() ? nullptr : &soldiers[found->second];
  }

  /** For each cell, whether the helicopter can have its centre there: over no mountain, clear of other helicopters. */
  std::array<bool, CELLS> skyOf(const Helicopter& helicopter) const {
    std::array<bool, CELLS> sky;
    for (int cell = 0; cell < CELLS; ++cell) sky[cell] = !isOverMountain_[cell];
    for (const Helicopter& other : helicopters) {
      if (other.id == helicopter.id) continue;
      // With their centres that near, the two would share a cell of sky.
      for (int cell : square(other.cell, 2 * REACH)) sky[cell] = false;
    }
    return sky;
  }

  /** What the helicopter can be told to do. */
  std::vector<Action> actionsOf(const Helicopter& helicopter) const {
    const std::array<bool, CELLS> sky = skyOf(helicopter);
    const int ahead = step(helicopter.cell, helicopter.facing);
    std::vector<Action> actions = {turnClockwise, turnCounterclockwise};
    if (sky[ahead]) actions.push_back(forward1);
    if (sky[ahead] && sky[step(ahead, helicopter.facing)]) actions.push_back(forward2);
    if (helicopter.napalm == 0) actions.push_back(napalm);
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

  /** Flies everywhere, straight on as long as possible. */
  Flight flyFrom(const Helicopter& helicopter) const {
    const std::array<bool, CELLS> sky = skyOf(helicopter);
    Flight flight{{helicopter.cell}, std::vector<int>(CELLS, FAR), std::vector<int>(CELLS, -1)};
    flight.steps[helicopter.cell] = 0;
    for (std::size_t n = 0; n < flight.centres.size(); ++n) {
      const int centre = flight.centres[n];
      for (int turns = 0; turns < 4; ++turns) {
        const int next = step(centre, FACINGS[(helicopter.facing + turns) % 4]);
        if (flight.steps[next] != FAR || !sky[next]) continue;
        flight.steps[next] = flight.steps[centre] + 1;
        flight.before[next] = centre;
        flight.centres.push_back(next);
      }
    }
    return flight;
  }

 private:
  std::string land_;
  std::array<bool, CELLS> isBurning_{};
  std::array<bool, CELLS> isOpen_{};
  std::array<bool, CELLS> isOverMountain_{};
  std::map<int, std::size_t> soldierByCell_;

  static int readCell(const Json& pos) { return cellAt({pos[0].asInt(), pos[1].asInt()}); }

  static Facing readFacing(const std::string& name) {
    static const std::map<std::string, Facing> facings = {{"south", south}, {"east", east}, {"north", north}, {"west", west}};
    return facings.at(name);
  }

  void readLand(int cell) {
    isOpen_[cell] = land_[cell] == ':' || land_[cell] == '.';
    if (land_[cell] != 'X') return;
    for (int centre : below(cell)) isOverMountain_[centre] = true;
  }

  void addSoldier(const Json& json) {
    const Soldier soldier{json["id"].asInt(), json["player"].asInt(), readCell(json["pos"]), json["life"].asInt()};
    soldierByCell_[soldier.cell] = soldiers.size();
    soldiers.push_back(soldier);
    (soldier.player == me ? mine : enemies).push_back(soldier);
  }

  void addHelicopter(const Json& json) {
    const Helicopter helicopter{json["id"].asInt(),
                                json["player"].asInt(),
                                readCell(json["pos"]),
                                readFacing(json["facing"].asString()),
                                json["napalm"].asInt(),
                                static_cast<int>(json["parachuters"].items().size())};
    helicopters.push_back(helicopter);
    if (helicopter.player == me) myHelicopters.push_back(helicopter);
  }
};

}  // namespace apocalypse
