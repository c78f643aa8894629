// Moves every ork at random, but legally.
#pragma once

#include <vector>

#include "minions.hh"
#include "ork-island.hh"

inline Orders playOrkIsland(const Json& state, Random& rng) {
  using namespace ork_island;
  const Island island(state);
  Orders orders;
  for (const Unit& ork : island.mine) {
    std::vector<Dir> open;
    for (Dir dir : DIRECTIONS) {
      if (island.target(ork.pos, dir)) open.push_back(dir);
    }
    if (!open.empty()) orders.push_back(order(ork, rng.pick(open)));
  }
  return orders;
}
