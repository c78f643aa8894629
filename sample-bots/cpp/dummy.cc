// A first goal to beat, in each game.

#include "dummy-crematoria.hh"
#include "dummy-ork-island.hh"
#include "minions.hh"

int main() {
  run(byGame({{"crematoria", playCrematoria}, {"ork-island", playOrkIsland}}));
}
