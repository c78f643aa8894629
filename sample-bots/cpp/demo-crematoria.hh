// Moves every unit at random, but legally.
#pragma once

#include <vector>

#include "crematoria.hh"
#include "minions.hh"

inline Orders playCrematoria(const Json& state, Random& rng) {
  using namespace crematoria;
  const Planet planet(state);
  Orders orders;
  for (const Unit& unit : planet.mine) {
    std::vector<Dir> open;
    for (Dir dir : DIRECTIONS) {
      if (dir != None && planet.target(unit.pos, dir)) open.push_back(dir);
    }
    if (!open.empty()) orders.push_back(order(unit, rng.pick(open)));
  }
  return orders;
}
