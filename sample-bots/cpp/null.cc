// Gives no orders, in any game: what happens to those who do nothing.

#include "minions/minions.hh"

int main() {
  minions::run({});
}
