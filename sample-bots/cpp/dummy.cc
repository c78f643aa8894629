// A first goal to beat, in each game. The plans, a file for each game, are compiled together with this one.

#include "dummy-apocalypse.cc"
#include "dummy-crematoria.cc"
#include "dummy-ork-island.cc"
#include "dummy-walking-dead.cc"

int main() {
  minions::run({
      {"crematoria", minions::playWith(crematoria::makePlan)},
      {"walking-dead", minions::playWith(walking_dead::makePlan)},
      {"ork-island", minions::playWith(ork_island::makePlan)},
      {"apocalypse", minions::playWith(apocalypse::makePlan)},
  });
}
