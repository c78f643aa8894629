// Asks the plan about the state in example-state.json, without the judge: make test

#include "minions/{{file}}.hh"
#include "minions/testing.hh"

using namespace {{game_}};

int main() {
  const State state = readStateFile<State>("example-state.json");
  Random rng(1);
  Random again(1);
  const Orders orders = makePlan()->play(state, rng);
  check(!orders.empty(), "the plan gives orders");
  check(makeText(orders) == makeText(makePlan()->play(state, again)), "the same state and seed give the same orders");
  say(orders.size(), "orders,", failures, "failures");
  return failures == 0 ? 0 : 1;
}
