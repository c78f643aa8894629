// Moves every soldier and flies every helicopter at random, but legally.

#include "minions/apocalypse.hh"

namespace apocalypse {

class Demo : public Plan {
 public:
  Orders play(const State& state, Random& rng) override {
    const Battlefield field(state);
    Orders orders;
    for (const Helicopter& helicopter : field.myHelicopters) {
      orders.push_back(orderHelicopter(helicopter, rng.pick(field.actionsOf(helicopter))));
      std::vector<Pos> free;
      for (int cell : below(cellAt(helicopter.pos))) {
        if (field.isOpen(cell) && !field.soldierAt(cell)) free.push_back(positionOf(cell));
      }
      if (helicopter.parachuters.empty() || free.empty()) continue;
      orders.push_back(orderParachuter(rng.pick(free), helicopter));
    }
    for (const Soldier& soldier : field.mine) {
      std::vector<Pos> open;
      for (int cell : around(cellAt(soldier.pos))) {
        if (field.isOpen(cell)) open.push_back(positionOf(cell));
      }
      orders.push_back(orderSoldier(soldier, rng.pick(open)));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Demo>(); }

}  // namespace apocalypse
