// Every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy pioneer, and nobody
// where death is sure. It leaves the gems alone, and sees furyans and hellhounds too late: a beginning.

#include "minions/crematoria.hh"

namespace crematoria {

// One is made for each match and plays it to the end: what it wants to remember are its fields.
class Rookie : public Plan {
 public:
  // The orders of a round, the most urgent first. Chance, if there is to be any, comes from the generator.
  Orders play(const State& state, Random&) override {
    Planet planet(state);
    const std::vector<int> toLand = planet.walkFrom(planet.caves([&](Pos pos) { return planet.owner(pos) != planet.me; })).steps;
    std::vector<Pos> prey;
    for (const Unit& unit : planet.units) {
      if (unit.type == UnitType::Pioneer && unit.player != planet.me && unit.pos.level == 0) prey.push_back(unit.pos);
    }
    const std::vector<int> toPrey = planet.walkFrom(prey).steps;

    Orders orders;
    for (const Unit& unit : planet.mine) {
      // No two units get the same cell, and one with nowhere to go stays where it is.
      const auto direction = planet.claimStep(unit, unit.type == UnitType::Furyan ? toPrey : toLand);
      if (direction) orders.push_back(order(unit, *direction));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Rookie>(); }

}  // namespace crematoria
