// Goes for the nearest goal, in each game: the first to beat. The plans, a file for each game, are compiled together with this one.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the first
// of DIRECTIONS (Apocalypse: row by row).

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
