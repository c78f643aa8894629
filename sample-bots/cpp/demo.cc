// Moves every unit at random, but legally: the shortest whole bot. Start your own from here.

#include "apocalypse.hh"
#include "crematoria.hh"
#include "minions.hh"
#include "ork-island.hh"
#include "walking-dead.hh"

static Orders playCrematoria(const Json& state, Random& rng) {
  const crematoria::Planet planet(state);
  Orders orders;
  for (const crematoria::Unit& unit : planet.mine) {
    std::vector<crematoria::Dir> open;
    for (crematoria::Dir dir : crematoria::DIRECTIONS) {
      if (dir != crematoria::None && planet.target(unit.pos, dir)) open.push_back(dir);
    }
    if (!open.empty()) orders.push_back(crematoria::order(unit.id, rng.pick(open)));
  }
  return orders;
}

static Orders playWalkingDead(const Json& state, Random& rng) {
  const walking_dead::Town town(state);
  Orders orders;
  for (const walking_dead::Unit& unit : town.mine) {
    std::vector<walking_dead::Dir> open;
    for (walking_dead::Dir dir : walking_dead::DIRECTIONS) {
      if (town.target(unit.pos, dir)) open.push_back(dir);
    }
    if (!open.empty()) orders.push_back(walking_dead::order(unit.id, rng.pick(open)));
  }
  return orders;
}

static Orders playOrkIsland(const Json& state, Random& rng) {
  const ork_island::Island island(state);
  Orders orders;
  for (const ork_island::Unit& ork : island.mine) {
    std::vector<ork_island::Dir> open;
    for (ork_island::Dir dir : ork_island::DIRECTIONS) {
      if (island.target(ork.pos, dir)) open.push_back(dir);
    }
    if (!open.empty()) orders.push_back(ork_island::order(ork.id, rng.pick(open)));
  }
  return orders;
}

static Orders playApocalypse(const Json& state, Random& rng) {
  const apocalypse::Battlefield field(state);
  Orders orders;
  for (const apocalypse::Helicopter& helicopter : field.myHelicopters) {
    orders.push_back(apocalypse::orderHelicopter(helicopter.id, rng.pick(field.actionsOf(helicopter))));
    std::vector<int> free;
    for (int cell : apocalypse::below(helicopter.cell)) {
      if (field.isOpen(cell) && !field.soldierAt(cell)) free.push_back(cell);
    }
    if (helicopter.parachuters == 0 || free.empty()) continue;
    orders.push_back(apocalypse::orderParachuter(rng.pick(free), helicopter.id));
  }
  for (const apocalypse::Soldier& soldier : field.mine) {
    std::vector<int> open;
    for (int cell : apocalypse::around(soldier.cell)) {
      if (field.isOpen(cell)) open.push_back(cell);
    }
    orders.push_back(apocalypse::orderSoldier(soldier.id, rng.pick(open)));
  }
  return orders;
}

int main() {
  run(byGame({
      {"crematoria", playCrematoria},
      {"walking-dead", playWalkingDead},
      {"ork-island", playOrkIsland},
      {"apocalypse", playApocalypse},
  }));
}
