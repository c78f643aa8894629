// What a bot for Ork Island needs to know of the island: its view of a state, directions, distances, ways, orders.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "ork-island-state.hh"
#include "minions.hh"
#include "paths.hh"

namespace ork_island {

using Plan = PlanFor<State, Order>;
using Orders = std::vector<Order>;

/** The plan of this bot: its file has it. */
std::unique_ptr<Plan> makePlan();

/** Farther than any way on the island. */
constexpr int FAR = 1000000;
/** No cell makes a way longer than this, whatever it costs. */
constexpr int DEAREST = 20;

constexpr std::array<Direction, 4> DIRECTIONS = {Direction::N, Direction::S, Direction::W, Direction::E};

/** The position one step away, on the board or just beyond the edge. */
inline Pos step(Pos pos, Direction direction) {
  static constexpr Pos steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
  const Pos by = steps[static_cast<int>(direction)];
  return {pos.row + by.row, pos.column + by.column};
}

/** Steps between two positions, were there no water. */
inline int distance(Pos a, Pos b) {
  return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

inline Order order(const Unit& ork, Direction direction) {
  return {ork.id, direction};
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

/** The view of a state, which must live as long as this. */
class Island {
 public:
  const State& state;
  const int me;
  const std::vector<Unit>& units;
  std::vector<Unit> mine;
  /** What can be conquered: the cities, then the paths. */
  std::vector<Place> places;

  explicit Island(const State& given)
      : state(given), me(given.player), units(given.units), width_(static_cast<int>(given.board[0].size()) + 1) {
    // Water all around, so that nothing beyond the edge needs a thought.
    const std::string sea(width_, 'W');
    land_ = sea;
    for (const std::string& row : state.board) land_ += row + 'W';
    land_ += sea;
    for (const Unit& unit : units) addUnit(unit);
    for (const Unit& ork : mine) claimed_.insert(ork.pos);
    for (const City& city : state.cities) addPlace({city.cells, city.owner});
    for (const Path& path : state.paths) addPlace({path.cells, path.owner});
  }

  /** A number for each position, row by row, those just beyond the edge included. */
  int index(Pos pos) const { return (pos.row + 1) * width_ + pos.column; }

  Land cell(Pos pos) const {
    switch (land_[index(pos)]) {
      case '.': return Land::Grass;
      case 'F': return Land::Forest;
      case 'S': return Land::Sand;
      case 'C': return Land::City;
      case 'P': return Land::Path;
      default: return Land::Water;
    }
  }

  /** The health it costs to enter a cell that is not water. */
  int cost(Pos pos) const { return costAt(index(pos)); }

  /** Who stands there, or nobody (nullptr). */
  const Unit* unitAt(Pos pos) const {
    const auto found = unitByPos_.find(pos);
    return found == unitByPos_.end() ? nullptr : found->second;
  }

  /** The orks of a player. */
  std::vector<Unit> unitsOf(int player) const {
    std::vector<Unit> found;
    for (const Unit& unit : units) {
      if (unit.player == player) found.push_back(unit);
    }
    return found;
  }

  /** Whom the ork could attack now. */
  std::vector<Unit> enemiesInReach(const Unit& ork) const {
    std::vector<Unit> found;
    for (Pos pos : neighbours(ork.pos)) {
      const Unit* other = unitAt(pos);
      if (other && other->player != me) found.push_back(*other);
    }
    return found;
  }

  /** The cells of the cities, then of the paths, that a player owns; -1: that nobody owns. */
  std::vector<Pos> cellsOf(int player) const {
    std::vector<Pos> found;
    for (const Place& place : places) {
      if (place.owner == player) found.insert(found.end(), place.cells.begin(), place.cells.end());
    }
    return found;
  }

  /** Which of the places the cell belongs to, or -1. */
  int placeAt(Pos pos) const {
    const auto found = placeByPos_.find(pos);
    return found == placeByPos_.end() ? -1 : found->second;
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
  std::optional<Pos> target(Pos pos, Direction direction) const {
    const Pos to = step(pos, direction);
    return cell(to) == Land::Water ? std::nullopt : std::optional<Pos>(to);
  }

  /** The positions one step away that the land allows. Somebody may stand there. */
  std::vector<Pos> neighbours(Pos pos) const {
    std::vector<Pos> found;
    for (Direction direction : DIRECTIONS) {
      if (const std::optional<Pos> to = target(pos, direction)) found.push_back(*to);
    }
    return found;
  }

  /** The cells on the way to the nearest goal (steps and health count), which comes last; none when there is no way. */
  std::vector<Pos> path(Pos from, const std::vector<Pos>& goals) const {
    const auto way = findWay(*this, from, goals);
    return way ? way->cells : std::vector<Pos>();
  }

  /** How long that way is, in steps plus the health they cost; FAR when there is none. */
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
  int stepCost(Pos pos) const { return 1 + std::min(cost(pos), DEAREST); }

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

  /**
   * The direction of the best step for an ork of mine by a table of how far cells are, if there is one that brings it
   * nearer. The cell is then claimed: no other ork gets it in this round.
   */
  std::optional<Direction> claimStep(const Unit& ork, const std::vector<int>& far) {
    int least = far.at(index(ork.pos));
    std::optional<Direction> best;
    for (Direction direction : DIRECTIONS) {
      const std::optional<Pos> to = target(ork.pos, direction);
      if (!to || claimed_.count(*to) > 0 || far.at(index(*to)) >= least) continue;
      least = far[index(*to)];
      best = direction;
    }
    if (best) claimed_.insert(*target(ork.pos, *best));
    return best;
  }

  /** The board as text, for `say`: digits are players. */
  std::string grid() const {
    std::vector<std::string> rows = state.board;
    for (const Unit& unit : units) rows[unit.pos.row][unit.pos.column] = static_cast<char>('0' + unit.player);
    return joinRows(rows);
  }

 private:
  int width_;
  std::string land_;
  std::unordered_map<Pos, const Unit*> unitByPos_;
  std::unordered_map<Pos, int> placeByPos_;
  /** Where orks of mine are or will be. */
  std::set<Pos> claimed_;

  int costAt(int index) const {
    switch (land_[index]) {
      case '.': return state.config.costGrass;
      case 'F': return state.config.costForest;
      case 'S': return state.config.costSand;
      case 'C': return state.config.costCity;
      default: return state.config.costPath;
    }
  }

  void addUnit(const Unit& unit) {
    unitByPos_[unit.pos] = &unit;
    if (unit.player == me) mine.push_back(unit);
  }

  void addPlace(const Place& place) {
    for (Pos pos : place.cells) placeByPos_[pos] = static_cast<int>(places.size());
    places.push_back(place);
  }

  void walkOn(int here, Walk& walk, std::vector<std::vector<int>>& rings) const {
    const int farther = walk.far[here] + 1 + std::min(costAt(here), DEAREST);
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
