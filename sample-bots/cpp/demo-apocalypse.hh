// Moves every soldier and flies every helicopter at random, but legally.
#pragma once

#include <vector>

#include "apocalypse.hh"
#include "minions.hh"

inline Orders playApocalypse(const Json& state, Random& rng) {
  using namespace apocalypse;
  const Battlefield field(state);
  Orders orders;
  for (const Helicopter& helicopter : field.myHelicopters) {
    orders.push_back(orderHelicopter(helicopter, rng.pick(field.actionsOf(helicopter))));
    std::vector<int> free;
    for (int cell : below(helicopter.cell)) {
      if (field.isOpen(cell) && !field.soldierAt(cell)) free.push_back(cell);
    }
    if (helicopter.parachuters == 0 || free.empty()) continue;
    orders.push_back(orderParachuter(rng.pick(free), helicopter));
  }
  for (const Soldier& soldier : field.mine) {
    std::vector<int> open;
    for (int cell : around(soldier.cell)) {
      if (field.isOpen(cell)) open.push_back(cell);
    }
    orders.push_back(orderSoldier(soldier, rng.pick(open)));
  }
  return orders;
}
