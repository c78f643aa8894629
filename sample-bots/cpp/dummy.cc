// A first goal to beat, in each game.

#include "dummy-crematoria.hh"
#include "dummy-walking-dead.hh"
#include "minions.hh"
#include "dummy-ork-island.hh"

int main() {
  run(byGame({{"crematoria", playCrematoria}, {"walking-dead", playWalkingDead}, {"ork-island", playOrkIsland}}));
}
