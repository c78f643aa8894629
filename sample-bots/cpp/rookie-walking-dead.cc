// Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the
// first of DIRECTIONS.

#include <set>

#include "minions/walking-dead.hh"

namespace walking_dead {

class Rookie : public Plan {
 public:
  Orders play(const State& state, Random&) override {
    const Town town(state);
    const std::vector<int> steps = town.stepsTo(positions(town.zombies));
    // The cells that units of mine go to in this round: no two of them want the same one.
    std::set<Pos> taken;
    Orders orders;
    for (const Unit& unit : town.mine) {
      int least = FAR;
      std::optional<Direction> best;
      for (Direction direction : DIRECTIONS) {
        const std::optional<Pos> to = town.target(unit.pos, direction);
        if (!to || taken.count(*to) > 0 || steps[index(*to)] >= least) continue;
        least = steps[index(*to)];
        best = direction;
      }
      // Without a way to one it stays where it is.
      if (!best) continue;
      taken.insert(*town.target(unit.pos, *best));
      orders.push_back(order(unit, *best));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Rookie>(); }

}  // namespace walking_dead
