// Every unit takes a step to what is nearest: food, an enemy or a zombie. Whoever stands next to it attacks, however strong
// it is, and units of the clan get in each other's way: there is room for improvement.

#include <optional>
#include <vector>

#include "minions/walking-dead.hh"

namespace walking_dead {

using Goals = std::vector<const std::vector<int>*>;

/** The direction to what is nearest, or nothing. Of equals the first goal counts, and of its directions the first. */
inline std::optional<Direction> bestStep(const Town& town, const Unit& unit, const Goals& goals) {
  int least = FAR;
  std::optional<Direction> best;
  for (const std::vector<int>* steps : goals) {
    for (Direction direction : DIRECTIONS) {
      const std::optional<Pos> to = town.target(unit.pos, direction);
      if (!to || (*steps)[index(*to)] >= least) continue;
      least = (*steps)[index(*to)];
      best = direction;
    }
  }
  return best;
}

class Dummy : public Plan {
 public:
  Orders play(const State& state, Random& rng) override {
    const Town town(state);
    const std::vector<int> toFood = town.stepsTo(town.food);
    const std::vector<int> toEnemy = town.stepsTo(positions(town.enemies));
    const std::vector<int> toZombie = town.stepsTo(positions(town.zombies));
    // Out of 101 draws, those in which a unit cares for food.
    const double appetite = parameter("hungry", 80);
    Orders orders;
    int hungry = 0;
    for (const Unit& unit : town.mine) {
      const bool isHungry = rng.random(0, 100) < appetite;
      if (isHungry) ++hungry;
      const Goals goals = isHungry ? Goals{&toFood, &toEnemy, &toZombie} : Goals{&toEnemy, &toZombie};
      const std::optional<Direction> direction = bestStep(town, unit, goals);
      if (direction) orders.push_back(order(unit, *direction));
    }
    debug::metric("hungry units", hungry);
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Dummy>(); }

}  // namespace walking_dead
