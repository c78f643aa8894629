// What a bot for The Walking Dead needs to know of the town. A position is row, column, as in the protocol.
#pragma once

#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "json.hh"

namespace walking_dead {

/** The size of the documents. A smaller town has debris around it. */
constexpr int ROWS = 60;
constexpr int COLUMNS = 60;
/** Farther than any way in the town. */
constexpr int FAR = 9999;

struct Pos {
  int row, column;
};

/** A position as the judge reads it. */
inline std::string makeText(Pos pos) {
  return "[" + std::to_string(pos.row) + "," + std::to_string(pos.column) + "]";
}

enum Dir { Down, Right, Up, Left };

constexpr std::array<Dir, 4> DIRECTIONS = {Down, Right, Up, Left};

/** The position one step away, or nothing beyond the edge. */
inline std::optional<Pos> step(Pos pos, Dir dir) {
  static constexpr Pos steps[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  const Pos to{pos.row + steps[dir].row, pos.column + steps[dir].column};
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

struct Unit {
  int id;
  std::string type;
  int clan;  // -1 for zombies
  Pos pos;
  int turnsToZombie;  // 0 unless it is dead or bitten
};

/** An order as the judge reads it. */
inline std::string order(const Unit& unit, Dir dir) {
  static const char* const names[] = {"Down", "Right", "Up", "Left"};
  return "{\"unit\":" + std::to_string(unit.id) + ",\"dir\":\"" + names[dir] + "\"}";
}

/** Where the units stand. */
inline std::vector<Pos> positions(const std::vector<Unit>& units) {
  std::vector<Pos> found;
  for (const Unit& unit : units) found.push_back(unit.pos);
  return found;
}

/** The cells of a town of this size, those of a smaller one included. */
inline std::string widen(const Json& rows, char mark) {
  std::string cells;
  for (const Json& row : rows.items()) {
    const std::string part = row.asString();
    cells += part + std::string(COLUMNS - part.size(), mark);
  }
  cells.resize(ROWS * COLUMNS, mark);
  return cells;
}

class Town {
 public:
  int me;
  std::vector<Unit> units;
  std::vector<Unit> mine;
  std::vector<Unit> enemies;
  std::vector<Unit> zombies;
  std::vector<Pos> food;

  explicit Town(const Json& state) : me(state["player"].asInt()) {
    board_ = widen(state["board"], 'X');
    for (char mark : board_) isFree_.push_back(mark != 'X');
    owners_ = widen(state["owners"], '.');
    for (const Json& clan : state["clans"].items()) strength_.push_back(clan["strength"].asInt());
    for (const Json& one : state["food"].items()) food.push_back(readPos(one["pos"]));
    for (const Json& unit : state["units"].items()) addUnit(unit);
  }

  /** X debris, M food, . any other street, whoever stands there. */
  char cell(Pos pos) const { return board_[index(pos)]; }

  /** The clan that owns the cell, or -1. */
  int owner(Pos pos) const {
    const char mark = owners_[index(pos)];
    return mark == '.' ? -1 : mark - '0';
  }

  /** Decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a surprise. */
  int strength(int clan) const { return strength_[clan]; }

  const Unit* unitAt(Pos pos) const {
    const auto found = unitByIndex_.find(index(pos));
    return found == unitByIndex_.end() ? nullptr : &units[found->second];
  }

  /** Where an order leads, or nothing when the town forbids it. Somebody may stand there. */
  std::optional<Pos> target(Pos pos, Dir dir) const {
    const std::optional<Pos> to = step(pos, dir);
    return to && cell(*to) != 'X' ? to : std::nullopt;
  }

  /** For every index: the steps to the nearest target along streets where nobody stands, FAR if there is no way. */
  std::vector<int> stepsTo(const std::vector<Pos>& targets) const {
    std::vector<int> steps(ROWS * COLUMNS, FAR);
    std::vector<Pos> queue = targets;
    for (Pos target : targets) steps[index(target)] = 0;
    for (std::size_t n = 0; n < queue.size(); ++n) {
      const Pos here = queue[n];
      for (Dir dir : DIRECTIONS) {
        const std::optional<Pos> near = step(here, dir);
        if (!near || steps[index(*near)] != FAR || !isFree_[index(*near)]) continue;
        steps[index(*near)] = steps[index(here)] + 1;
        queue.push_back(*near);
      }
    }
    return steps;
  }

 private:
  std::string board_;
  std::string owners_;
  std::vector<int> strength_;
  std::map<int, std::size_t> unitByIndex_;
  std::vector<bool> isFree_;

  static Pos readPos(const Json& pos) { return {pos[0].asInt(), pos[1].asInt()}; }

  void addUnit(const Json& json) {
    const Json& clan = json["clan"];
    const Json& turns = json["turnsToZombie"];
    const Unit unit{json["id"].asInt(), json["type"].asString(), clan.isNull() ? -1 : clan.asInt(), readPos(json["pos"]),
                    turns.isNull() ? 0 : turns.asInt()};
    unitByIndex_[index(unit.pos)] = units.size();
    isFree_[index(unit.pos)] = false;
    units.push_back(unit);
    if (unit.type == "living") (unit.clan == me ? mine : enemies).push_back(unit);
    if (unit.type == "zombie") zombies.push_back(unit);
  }
};

}  // namespace walking_dead
