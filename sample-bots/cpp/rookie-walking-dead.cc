// Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.
// There is no chance in it, so that it is the same bot in every language.

#include "minions/walking-dead.hh"

namespace walking_dead {

// One is made for each match and plays it to the end: what it wants to remember are its fields.
class Rookie : public Plan {
 public:
  // The orders of a round, the most urgent first. Chance, if there is to be any, comes from the generator.
  Orders play(const State& state, Random&) override {
    Town town(state);
    // What they go for: the first thing to change. Food is in town.food, others are in town.enemies.
    const std::vector<Pos> goals = positions(town.zombies);
    // How many steps it is from each cell to the nearest of them.
    const std::vector<int> steps = town.stepsTo(goals);

    Orders orders;
    for (const Unit& unit : town.mine) {
      // No two units get the same cell, and one without a way stays where it is.
      const auto direction = town.claimStep(unit, steps);
      if (direction) orders.push_back(order(unit, *direction));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Rookie>(); }

}  // namespace walking_dead
