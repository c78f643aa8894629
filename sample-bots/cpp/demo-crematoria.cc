// Moves every unit at random, but legally.

#include "minions/crematoria.hh"

namespace crematoria {

class Demo : public Plan {
 public:
  Orders play(const State& state, Random& rng) override {
    const Planet planet(state);
    Orders orders;
    for (const Unit& unit : planet.mine) {
      std::vector<Direction> open;
      for (Direction direction : DIRECTIONS) {
        if (direction != Direction::None && planet.target(unit.pos, direction)) open.push_back(direction);
      }
      if (!open.empty()) orders.push_back(order(unit, rng.pick(open)));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Demo>(); }

}  // namespace crematoria
