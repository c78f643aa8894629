// Goes for the nearest goal, in each game: the first to beat. The plans, a file for each game, are compiled together with this one.

#include "rookie-apocalypse.cc"
#include "rookie-crematoria.cc"
#include "rookie-ork-island.cc"
#include "rookie-walking-dead.cc"

int main() {
  minions::run({
      {"crematoria", minions::playWith(crematoria::makePlan)},
      {"walking-dead", minions::playWith(walking_dead::makePlan)},
      {"ork-island", minions::playWith(ork_island::makePlan)},
      {"apocalypse", minions::playWith(apocalypse::makePlan)},
  });
}
