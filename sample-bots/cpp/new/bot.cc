// Plays {{title}}: the judge builds and starts this file. What the bot does is in plan.cc.

#include "minions/{{file}}.hh"

int main() {
  minions::run({
      {"{{game}}", minions::playWith({{game_}}::makePlan)},
  });
}
