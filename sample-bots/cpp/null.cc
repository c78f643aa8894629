// Gives no orders, in any game: what happens to those who do nothing.

#include "minions.hh"

int main() {
  run([](const Json&, Random&) { return Orders(); });
}
