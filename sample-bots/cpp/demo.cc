// Moves at random, but legally, in each game: the shortest whole bot.

#include "demo-apocalypse.hh"
#include "demo-crematoria.hh"
#include "demo-ork-island.hh"
#include "demo-walking-dead.hh"
#include "minions.hh"

int main() {
  run(byGame({
      {"crematoria", playCrematoria},
      {"walking-dead", playWalkingDead},
      {"ork-island", playOrkIsland},
      {"apocalypse", playApocalypse},
  }));
}
