// Plays {{title}}: the judge builds and starts this file. What the bot does is in plan.hh.

#include "minions.hh"
#include "plan.hh"

int main() {
  run(byGame({
      {"{{game}}", play{{Game}}},
  }));
}
