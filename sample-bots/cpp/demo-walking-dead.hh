// Moves every unit at random, but legally.
#pragma once

#include <vector>

#include "minions.hh"
#include "walking-dead.hh"

inline Orders playWalkingDead(const Json& state, Random& rng) {
  using namespace walking_dead;
  const Town town(state);
  Orders orders;
  for (const Unit& unit : town.mine) {
    std::vector<Dir> open;
    for (Dir dir : DIRECTIONS) {
      if (town.target(unit.pos, dir)) open.push_back(dir);
    }
    if (!open.empty()) orders.push_back(order(unit, rng.pick(open)));
  }
  return orders;
}
