// Every soldier goes to the nearest post that is not mine and attacks who is in his way; parachuters jump where it is near
// to one. Helicopters fly straight on and turn at a mountain, and throw no napalm: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: helicopters and soldiers by id, and of equally
// good cells the first, row by row.

#include <set>

#include "minions/apocalypse.hh"

namespace apocalypse {

class Rookie : public Plan {
 public:
  Orders play(const State& state, Random&) override {
    const Battlefield field(state);
    std::vector<int> wanted;
    for (const Post& post : field.posts) {
      if (post.owner != field.me) wanted.push_back(cellAt(post.pos));
    }
    const std::vector<int> steps = field.walkFrom(wanted);
    const auto isNearer = [&](int a, int b) { return steps[a] < steps[b]; };
    // The cells where soldiers of mine are or will be: no two of them want the same one.
    std::set<int> taken;
    for (const Soldier& soldier : field.mine) taken.insert(cellAt(soldier.pos));
    Orders orders;
    int throws = THROWS;
    for (const Helicopter& helicopter : field.myHelicopters) {
      std::vector<int> landings;
      for (int cell : below(cellAt(helicopter.pos))) {
        if (field.isOpen(cell) && !field.soldierAt(cell) && taken.count(cell) == 0) landings.push_back(cell);
      }
      std::stable_sort(landings.begin(), landings.end(), isNearer);
      const int aboard = static_cast<int>(helicopter.parachuters.size());
      landings.resize(std::min({static_cast<int>(landings.size()), throws, aboard}));
      for (int cell : landings) {
        taken.insert(cell);
        --throws;
        orders.push_back(orderParachuter(positionOf(cell), helicopter));
      }
      const std::vector<Action> actions = field.actionsOf(helicopter);
      const bool canFly = std::count(actions.begin(), actions.end(), Action::Forward2) > 0;
      orders.push_back(orderHelicopter(helicopter, canFly ? Action::Forward2 : Action::Clockwise));
    }
    for (const Soldier& soldier : field.mine) {
      int best = cellAt(soldier.pos);
      for (int cell : around(cellAt(soldier.pos))) {
        if (field.isOpen(cell) && taken.count(cell) == 0 && isNearer(cell, best)) best = cell;
      }
      if (best == cellAt(soldier.pos)) continue;
      taken.insert(best);
      orders.push_back(orderSoldier(soldier, positionOf(best)));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Rookie>(); }

}  // namespace apocalypse
