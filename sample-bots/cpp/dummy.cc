// A first goal to beat, in each game.

#include "dummy-apocalypse.hh"
#include "dummy-crematoria.hh"
#include "minions.hh"

int main() {
  run(byGame({{"apocalypse", playApocalypse}, {"crematoria", playCrematoria}}));
}
