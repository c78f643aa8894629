// What a bot for Ork Island needs to know of the island. A position is row, column, as in the protocol.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "json.hh"

namespace ork_island {

/** Farther than any way on the island. */
constexpr int FAR = 1000000;
/** No cell makes a way longer than this, whatever it costs. */
constexpr int DEAREST = 20;

struct Pos {
  int i, j;
};

/** A position as the judge reads it. */
inline std::string makeText(Pos pos) {
  return "[" + std::to_string(pos.i) + "," + std::to_string(pos.j) + "]";
}

enum Dir { N, S, W, E };

constexpr std::array<Dir, 4> DIRECTIONS = {N, S, W, E};

/** The position one step away, on the board or just beyond the edge. */
inline Pos step(Pos pos, Dir dir) {
  static constexpr Pos steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
  return {pos.i + steps[dir].i, pos.j + steps[dir].j};
}

/** Steps between two positions, were there no water. */
inline int distance(Pos a, Pos b) {
  return std::abs(a.i - b.i) + std::abs(a.j - b.j);
}

struct Unit {
  int id;
  int player;
  Pos pos;
  int health;
};

/** An order as the judge reads it. */
inline std::string order(const Unit& unit, Dir dir) {
  return "{\"unit\":" + std::to_string(unit.id) + ",\"dir\":\"" + "NSWE"[dir] + "\"}";
}

/** A city or a path. */
struct Place {
  std::vector<Pos> cells;
  int owner;
};

/** For every index: how far the nearest goal is, in steps plus the health they cost (FAR if there is no way), and which place that is. */
struct Walk {
  std::vector<int> far;
  std::vector<int> goal;
};

class Island {
 public:
  int me;
  std::vector<Unit> units;
  std::vector<Unit> mine;
  /** What can be conquered: the cities, then the paths. */
  std::vector<Place> places;

  explicit Island(const Json& state) : me(state["player"].asInt()), width_(static_cast<int>(state["board"][0].asString().size()) + 1) {
    if (!state["start"].isNull()) rememberCosts(state["start"]["config"]);
    // Water all around, so that nothing beyond the edge needs a thought.
    const std::string sea(width_, 'W');
    land_ = sea;
    for (const Json& row : state["board"].items()) land_ += row.asString() + 'W';
    land_ += sea;
    for (const Json& unit : state["units"].items()) addUnit(unit);
    for (const Json& city : state["cities"].items()) addPlace(city);
    for (const Json& path : state["paths"].items()) addPlace(path);
  }

  /** A number for each position, row by row, those just beyond the edge included. */
  int index(Pos pos) const { return (pos.i + 1) * width_ + pos.j; }

  /** W water, . grass, F forest, S sand, C city, P path. */
  char cell(Pos pos) const { return land_[index(pos)]; }

  /** The health it costs to enter a cell that is not water. */
  int cost(Pos pos) const { return costs_.at(cell(pos)); }

  const Unit* unitAt(Pos pos) const {
    const auto found = unitByIndex_.find(index(pos));
    return found == unitByIndex_.end() ? nullptr : &units[found->second];
  }

  /** Which of the places the cell belongs to, or -1. */
  int placeAt(Pos pos) const {
    const auto found = placeByIndex_.find(index(pos));
    return found == placeByIndex_.end() ? -1 : found->second;
  }

  /** How many orks each player has in a place. */
  std::array<int, 4> count(const Place& place) const {
    std::array<int, 4> counts = {0, 0, 0, 0};
    for (Pos pos : place.cells) {
      if (const Unit* unit = unitAt(pos)) ++counts[unit->player];
    }
    return counts;
  }

  /** Where an order leads, or nothing into water. Somebody may stand there. */
  std::optional<Pos> target(Pos pos, Dir dir) const {
    const Pos to = step(pos, dir);
    return cell(to) == 'W' ? std::nullopt : std::optional<Pos>(to);
  }

  /** Walks from some of the places at once. */
  Walk walkFrom(const std::vector<int>& goals) const {
    Walk walk{std::vector<int>(land_.size(), FAR), std::vector<int>(land_.size(), -1)};
    // The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
    std::vector<std::vector<int>> rings(1);
    for (int n : goals) {
      for (Pos pos : places[n].cells) {
        walk.far[index(pos)] = 0;
        walk.goal[index(pos)] = n;
        rings[0].push_back(index(pos));
      }
    }
    for (std::size_t near = 0; near < rings.size(); ++near) {
      for (int here : std::vector<int>(std::move(rings[near]))) {
        if (walk.far[here] == static_cast<int>(near)) walkOn(here, walk, rings);
      }
    }
    return walk;
  }

 private:
  // Only the first state tells them (until then, the usual), so they must be remembered.
  inline static std::map<char, int> costs_ = {{'.', 1}, {'F', 2}, {'S', 3}, {'C', 0}, {'P', 0}};

  int width_;
  std::string land_;
  std::map<int, std::size_t> unitByIndex_;
  std::map<int, int> placeByIndex_;

  static Pos readPos(const Json& pos) { return {pos[0].asInt(), pos[1].asInt()}; }

  static void rememberCosts(const Json& config) {
    costs_ = {{'.', config["costGrass"].asInt()},
              {'F', config["costForest"].asInt()},
              {'S', config["costSand"].asInt()},
              {'C', config["costCity"].asInt()},
              {'P', config["costPath"].asInt()}};
  }

  void addUnit(const Json& json) {
    const Unit unit{json["id"].asInt(), json["player"].asInt(), readPos(json["pos"]), json["health"].asInt()};
    unitByIndex_[index(unit.pos)] = units.size();
    units.push_back(unit);
    if (unit.player == me) mine.push_back(unit);
  }

  void addPlace(const Json& json) {
    Place place{{}, json["owner"].asInt()};
    for (const Json& cell : json["cells"].items()) {
      place.cells.push_back(readPos(cell));
      placeByIndex_[index(place.cells.back())] = static_cast<int>(places.size());
    }
    places.push_back(place);
  }

  void walkOn(int here, Walk& walk, std::vector<std::vector<int>>& rings) const {
    const int farther = walk.far[here] + 1 + std::min(costs_.at(land_[here]), DEAREST);
    if (static_cast<int>(rings.size()) <= farther) rings.resize(farther + 1);
    for (int there : {here - width_, here + width_, here - 1, here + 1}) {
      if (walk.far[there] <= farther || land_[there] == 'W') continue;
      walk.far[there] = farther;
      walk.goal[there] = walk.goal[here];
      rings[farther].push_back(there);
    }
  }
};

}  // namespace ork_island
