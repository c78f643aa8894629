// Every ork goes to the nearest city or path that is not mine. It fights whoever is in its way, however strong: a beginning.

#include "minions/ork-island.hh"

namespace ork_island {

// One is made for each match and plays it to the end: what it wants to remember are its fields.
class Rookie : public Plan {
 public:
  // The orders of a round, the most urgent first. Chance, if there is to be any, comes from the generator.
  Orders play(const State& state, Random&) override {
    Island island(state);
    std::vector<int> wanted;
    for (std::size_t n = 0; n < island.places.size(); ++n) {
      if (island.places[n].owner != island.me) wanted.push_back(static_cast<int>(n));
    }
    // How far each cell is from the nearest of them: the steps, and the health that they cost.
    const std::vector<int> far = island.walkFrom(wanted).far;

    Orders orders;
    for (const Unit& ork : island.mine) {
      // No two orks get the same cell, and one that no step brings nearer stays where it is.
      const auto direction = island.claimStep(ork, far);
      if (direction) orders.push_back(order(ork, *direction));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Rookie>(); }

}  // namespace ork_island
