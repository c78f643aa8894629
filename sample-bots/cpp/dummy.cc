// A first goal to beat, in each game.

#include "dummy-apocalypse.hh"
#include "dummy-crematoria.hh"
#include "dummy-ork-island.hh"
#include "dummy-walking-dead.hh"
#include "minions.hh"

int main() {
  run(byGame({
      {"crematoria", playCrematoria},
      {"walking-dead", playWalkingDead},
      {"ork-island", playOrkIsland},
      {"apocalypse", playApocalypse},
  }));
}
