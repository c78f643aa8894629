// Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.

#include "minions/walking-dead.hh"

namespace walking_dead {

class Rookie : public Plan {
 public:
  Orders play(const State& state, Random&) override {
    Town town(state);
    // How many steps it is from each cell to the nearest zombie.
    const std::vector<int> steps = town.stepsTo(positions(town.zombies));

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
