// Every soldier goes to the nearest post that is not mine and attacks who is in his way; parachuters jump where it is near
// to one. Helicopters fly straight on and turn at a mountain, and throw no napalm: a beginning.

#include "minions/apocalypse.hh"

namespace apocalypse {

// One is made for each match and plays it to the end: what it wants to remember are its fields.
class Rookie : public Plan {
 public:
  // The orders of a round, the most urgent first. Chance, if there is to be any, comes from the generator.
  Orders play(const State& state, Random&) override {
    Battlefield field(state);
    std::vector<int> wanted;
    for (const Post& post : field.posts) {
      if (post.owner != field.me) wanted.push_back(cellAt(post.pos));
    }
    const std::vector<int> steps = field.walkFrom(wanted);

    Orders orders;
    int throws = THROWS;
    for (const Helicopter& helicopter : field.myHelicopters) {
      for (Pos pos : field.claimLandings(helicopter, steps, throws)) {
        orders.push_back(orderParachuter(pos, helicopter));
        --throws;
      }
      const std::vector<Action> actions = field.actionsOf(helicopter);
      const bool canFly = std::count(actions.begin(), actions.end(), Action::Forward2) > 0;
      orders.push_back(orderHelicopter(helicopter, canFly ? Action::Forward2 : Action::Clockwise));
    }
    for (const Soldier& soldier : field.mine) {
      const auto pos = field.claimStep(soldier, steps);
      if (pos) orders.push_back(orderSoldier(soldier, *pos));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Rookie>(); }

}  // namespace apocalypse
