// A first goal to beat, in each game.

#include "dummy-crematoria.hh"
#include "dummy-walking-dead.hh"
#include "minions.hh"

int main() {
  run(byGame({{"crematoria", playCrematoria}, {"walking-dead", playWalkingDead}}));
}
