// Moves at random, but legally, in each game: the shortest whole bot. The plans, a file for each game, are
// compiled together with this one.

#include "demo-apocalypse.cc"
#include "demo-crematoria.cc"
#include "demo-ork-island.cc"
#include "demo-walking-dead.cc"

int main() {
  minions::run({
      {"crematoria", minions::playWith(crematoria::makePlan)},
      {"walking-dead", minions::playWith(walking_dead::makePlan)},
      {"ork-island", minions::playWith(ork_island::makePlan)},
      {"apocalypse", minions::playWith(apocalypse::makePlan)},
  });
}
