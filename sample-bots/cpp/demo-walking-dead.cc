// Moves every unit at random, but legally.

#include "minions/walking-dead.hh"

namespace walking_dead {

class Demo : public Plan {
 public:
  Orders play(const State& state, Random& rng) override {
    const Town town(state);
    Orders orders;
    for (const Unit& unit : town.mine) {
      std::vector<Direction> open;
      for (Direction direction : DIRECTIONS) {
        if (town.target(unit.pos, direction)) open.push_back(direction);
      }
      if (!open.empty()) orders.push_back(order(unit, rng.pick(open)));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Demo>(); }

}  // namespace walking_dead
