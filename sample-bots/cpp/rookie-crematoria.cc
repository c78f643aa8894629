// Every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy pioneer, and nobody
// where death is sure. It leaves the gems alone, and sees furyans and hellhounds too late: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the
// first of DIRECTIONS.

#include "minions/crematoria.hh"

namespace crematoria {

class Rookie : public Plan {
 public:
  Orders play(const State& state, Random&) override {
    const Planet planet(state);
    const std::vector<int> toLand = planet.walkFrom(planet.caves([&](Pos pos) { return planet.owner(pos) != planet.me; })).steps;
    std::vector<Pos> prey;
    for (const Unit& unit : planet.units) {
      if (unit.type == UnitType::Pioneer && unit.player != planet.me && unit.pos.level == 0) prey.push_back(unit.pos);
    }
    const std::vector<int> toPrey = planet.walkFrom(prey).steps;
    // The cells where units of mine are or will be: no two of them want the same one.
    std::set<Pos> taken;
    for (const Unit& unit : planet.mine) taken.insert(unit.pos);
    Orders orders;
    for (const Unit& unit : planet.mine) {
      const std::vector<int>& steps = unit.type == UnitType::Furyan ? toPrey : toLand;
      int least = FAR;
      std::optional<Direction> best;
      for (Direction direction : WALKS) {
        const std::optional<Pos> to = planet.target(unit.pos, direction);
        if (!to || to->level == 1 || planet.isDeadly(*to) || taken.count(*to) > 0) continue;
        if (steps[index(*to)] >= least) continue;
        if (unit.type == UnitType::Pioneer && planet.unitAt(*to)) continue;
        least = steps[index(*to)];
        best = direction;
      }
      // With nowhere to go it stays where it is.
      if (!best) continue;
      taken.insert(*planet.target(unit.pos, *best));
      orders.push_back(order(unit, *best));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Rookie>(); }

}  // namespace crematoria
