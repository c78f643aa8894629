// Moves every ork at random, but legally.

#include "minions/ork-island.hh"

namespace ork_island {

class Demo : public Plan {
 public:
  Orders play(const State& state, Random& rng) override {
    const Island island(state);
    Orders orders;
    for (const Unit& ork : island.mine) {
      std::vector<Direction> open;
      for (Direction direction : DIRECTIONS) {
        if (island.target(ork.pos, direction)) open.push_back(direction);
      }
      if (!open.empty()) orders.push_back(order(ork, rng.pick(open)));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Demo>(); }

}  // namespace ork_island
