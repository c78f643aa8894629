// Every ork goes to the nearest city or path that is not mine. It fights whoever is in its way, however strong: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: orks by id, and of equally good steps the first
// of DIRECTIONS.

#include <set>

#include "minions/ork-island.hh"

namespace ork_island {

class Rookie : public Plan {
 public:
  Orders play(const State& state, Random&) override {
    const Island island(state);
    std::vector<int> wanted;
    for (std::size_t n = 0; n < island.places.size(); ++n) {
      if (island.places[n].owner != island.me) wanted.push_back(static_cast<int>(n));
    }
    const std::vector<int> far = island.walkFrom(wanted).far;
    // The cells where orks of mine are or will be: no two of them want the same one.
    std::set<Pos> taken;
    for (const Unit& ork : island.mine) taken.insert(ork.pos);
    Orders orders;
    for (const Unit& ork : island.mine) {
      // To stay where it is, unless a step brings it nearer.
      int least = far[island.index(ork.pos)];
      std::optional<Direction> best;
      for (Direction direction : DIRECTIONS) {
        const std::optional<Pos> to = island.target(ork.pos, direction);
        if (!to || taken.count(*to) > 0 || far[island.index(*to)] >= least) continue;
        least = far[island.index(*to)];
        best = direction;
      }
      if (!best) continue;
      taken.insert(*island.target(ork.pos, *best));
      orders.push_back(order(ork, *best));
    }
    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Rookie>(); }

}  // namespace ork_island
