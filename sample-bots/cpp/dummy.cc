// A first goal to beat, in each game.

#include "dummy-crematoria.hh"
#include "minions.hh"

int main() {
  run(byGame({{"crematoria", playCrematoria}}));
}
