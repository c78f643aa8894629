// What a bot for Crematoria needs to know of the planet. A position is row, column, level, as in the protocol.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "json.hh"

namespace crematoria {

constexpr int ROWS = 40;
constexpr int COLUMNS = 80;
/** Farther than any way on the planet. */
constexpr int FAR = 9999;

struct Pos {
  int i, j, k;
};

/** A position as the judge reads it. */
inline std::string makeText(Pos pos) {
  return "[" + std::to_string(pos.i) + "," + std::to_string(pos.j) + "," + std::to_string(pos.k) + "]";
}

enum Dir { Bottom, BR, Right, RT, Top, TL, Left, LB, Up, Down, None };

constexpr std::array<Dir, 11> DIRECTIONS = {Bottom, BR, Right, RT, Top, TL, Left, LB, Up, Down, None};
/** The eight directions that stay on the level. */
constexpr std::array<Dir, 8> WALKS = {Bottom, BR, Right, RT, Top, TL, Left, LB};

/** The position one step away, or nothing beyond the edge. Columns are a ring. */
inline std::optional<Pos> step(Pos pos, Dir dir) {
  static constexpr Pos steps[] = {{1, 0, 0},  {1, 1, 0},  {0, 1, 0}, {-1, 1, 0}, {-1, 0, 0}, {-1, -1, 0},
                                  {0, -1, 0}, {1, -1, 0}, {0, 0, 1}, {0, 0, -1}, {0, 0, 0}};
  const int row = pos.i + steps[dir].i;
  const int level = pos.k + steps[dir].k;
  if (row < 0 || row >= ROWS || level < 0 || level > 1) return std::nullopt;
  return Pos{row, (pos.j + steps[dir].j + COLUMNS) % COLUMNS, level};
}

/** Steps from one column to another, the short way round. */
inline int ringDistance(int a, int b) {
  const int straight = std::abs(a - b);
  return std::min(straight, COLUMNS - straight);
}

/** Steps between two positions of a level, were there no rocks. */
inline int distance(Pos a, Pos b) {
  return std::max(std::abs(a.i - b.i), ringDistance(a.j, b.j));
}

/** A number for each position, row by row, underground first. */
inline int index(Pos pos) {
  return (pos.k * ROWS + pos.i) * COLUMNS + pos.j;
}

struct Unit {
  int id;
  std::string type;
  int player;
  Pos pos;
  int health;  // 0 for hellhounds
};

/** An order as the judge reads it. */
inline std::string order(const Unit& unit, Dir dir) {
  static const char* const names[] = {"Bottom", "BR", "Right", "RT", "Top", "TL", "Left", "LB", "Up", "Down", "None"};
  return "{\"unit\":" + std::to_string(unit.id) + ",\"dir\":\"" + names[dir] + "\"}";
}

/** For every index of level 0: the steps to the nearest source (FAR if there is no way), and which source that is. */
struct Walk {
  std::vector<int> steps;
  std::vector<int> source;
};

class Planet {
 public:
  int me;
  std::vector<Unit> units;
  std::vector<Unit> mine;
  std::vector<Pos> gems;
  std::vector<Pos> elevators;

  explicit Planet(const Json& state) : me(state["player"].asInt()), firstNight_(state["night"][0].asInt()) {
    for (const Json& level : state["board"].items()) {
      for (const Json& row : level.items()) board_ += row.asString();
    }
    for (const Json& row : state["owners"].items()) owners_ += row.asString();
    for (const Json& gem : state["gems"].items()) gems.push_back(readPos(gem["pos"]));
    for (const Json& landing : state["landings"].items()) {
      if (landing["turns"].asInt() == 1) landing_.insert(index(readPos(landing["pos"])));
    }
    for (const Json& unit : state["units"].items()) addUnit(unit);
    for (int n = 0; n < ROWS * COLUMNS; ++n) {
      if (board_[n] == 'E') elevators.push_back(underground(n));
    }
  }

  /** R rock, C cave, E elevator, O outside. */
  char cell(Pos pos) const { return board_[index(pos)]; }

  /** The player who owns the cell, or -1. */
  int owner(Pos pos) const {
    const char mark = pos.k == 0 ? owners_[index(pos)] : '.';
    return mark == '.' ? -1 : mark - '0';
  }

  const Unit* unitAt(Pos pos) const {
    const auto found = unitByIndex_.find(index(pos));
    return found == unitByIndex_.end() ? nullptr : &units[found->second];
  }

  /** Where an order leads, or nothing when the land forbids it. Somebody may stand there. */
  std::optional<Pos> target(Pos pos, Dir dir) const {
    if ((dir == Up || dir == Down) && cell(pos) != 'E') return std::nullopt;
    const std::optional<Pos> to = step(pos, dir);
    return to && cell(*to) != 'R' ? to : std::nullopt;
  }

  bool isNight(int column) const { return columnsIntoNight(column) < COLUMNS / 2; }

  /** How many rounds the column will still be dark at the end of the round; 0 by day. The sun takes two columns a round. */
  int nightLeft(int column) const { return isNight(column) ? columnsIntoNight(column) / 2 : 0; }

  /** Steps to the nearest hellhound, through rocks; FAR outside. */
  int houndDistance(Pos pos) const {
    int least = FAR;
    if (pos.k == 1) return least;
    for (Pos hound : hounds_) least = std::min(least, distance(hound, pos));
    return least;
  }

  /** Whether a unit that is there after its move is sure to die: next to a hound, in the sun, or under a landing. */
  bool isDeadly(Pos pos) const {
    if (pos.k == 0) return houndDistance(pos) <= 1;
    return nightLeft(pos.j) == 0 || landing_.count(index(pos)) > 0;
  }

  /** The cave positions, row by row, that a test accepts. */
  template <class Test>
  std::vector<Pos> caves(Test accepts) const {
    std::vector<Pos> found;
    for (int n = 0; n < ROWS * COLUMNS; ++n) {
      if (board_[n] == 'C' && accepts(underground(n))) found.push_back(underground(n));
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
      for (Dir dir : WALKS) {
        const std::optional<Pos> near = target(here, dir);
        if (!near || walk.steps[index(*near)] != FAR) continue;
        walk.steps[index(*near)] = walk.steps[index(here)] + 1;
        walk.source[index(*near)] = walk.source[index(here)];
        queue.push_back(*near);
      }
    }
    return walk;
  }

 private:
  std::string board_;
  std::string owners_;
  int firstNight_;
  std::vector<Pos> hounds_;
  std::set<int> landing_;
  std::map<int, std::size_t> unitByIndex_;

  static Pos readPos(const Json& pos) { return {pos[0].asInt(), pos[1].asInt(), pos[2].asInt()}; }
  static Pos underground(int n) { return {n / COLUMNS, n % COLUMNS, 0}; }

  int columnsIntoNight(int column) const { return (column - firstNight_ + COLUMNS) % COLUMNS; }

  void addUnit(const Json& json) {
    const Json& health = json["health"];
    const Unit unit{json["id"].asInt(), json["type"].asString(), json["player"].asInt(), readPos(json["pos"]),
                    health.isNull() ? 0 : health.asInt()};
    unitByIndex_[index(unit.pos)] = units.size();
    units.push_back(unit);
    if (unit.player == me) mine.push_back(unit);
    if (unit.type == "hellhound") hounds_.push_back(unit.pos);
  }
};

}  // namespace crematoria
