// Orks go to the nearest city or path that is not theirs, as many as it takes to conquer it, and hold what enemies have
// entered. Every ork takes the step of least cost; equal costs are settled by the seeded generator.

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "minions/ork-island.hh"

namespace ork_island {

class Turn {
 public:
  Turn(const State& state, Random& generator) : island(state), rng(generator) {
    for (const Unit& ork : island.mine) taken.insert(island.index(ork.pos));
    for (const Place& place : island.places) missing.push_back(hold(place));
    assignGoals();
    debug::metric("orks that hold", static_cast<double>(holders.size()));
  }

  Orders play() {
    std::vector<Unit> orks = island.mine;
    // The nearest to their goals go first and make room for those behind.
    std::stable_sort(orks.begin(), orks.end(), [this](const Unit& a, const Unit& b) { return wayLeft(a, a.pos) < wayLeft(b, b.pos); });
    for (const Unit& ork : orks) move(ork);
    return orders;
  }

 private:
  /** The cost of a step that is not to be taken. */
  static constexpr int FORBIDDEN = 2 * FAR;
  /** A kill is worth any way, because the dead ork changes sides. */
  static constexpr int KILL = FAR;
  /** What it costs to stand beside an enemy who may win a fight. */
  static constexpr int DANGER = 30;
  /** What it costs to leave a city or path that is to be held. */
  static constexpr int LEAVE = 50;
  /** How often orks look for the nearest goal that still needs some. */
  static constexpr int WALKS = 3;

  struct Step {
    std::optional<Direction> direction;
    Pos to;
  };

  Island island;
  Random& rng;
  Orders orders;
  std::set<int> taken;
  std::set<int> holders;
  std::vector<int> missing;
  std::vector<Walk> walks;
  std::map<int, int> wayOf;  // the number of the walk that an ork follows back

  /** Keeps as many orks in the place as it takes to own it. Returns how many more it would take. */
  int hold(const Place& place) {
    std::array<int, 4> counts = island.count(place);
    counts[island.me] = 0;
    const int most = *std::max_element(counts.begin(), counts.end());
    // The owner loses it only to somebody with more orks.
    int lacking = place.owner == island.me ? most : most + 1;
    for (Pos pos : place.cells) {
      const Unit* ork = island.unitAt(pos);
      if (lacking == 0 || !ork || ork->player != island.me) continue;
      holders.insert(ork->id);
      --lacking;
    }
    return lacking;
  }

  /** Sends each of the other orks to the nearest place that needs it; those that none needs, to the nearest all the same. */
  void assignGoals() {
    std::vector<Unit> free;
    for (const Unit& ork : island.mine) {
      if (holders.count(ork.id) == 0) free.push_back(ork);
    }
    for (int n = 0; n < WALKS; ++n) {
      walks.push_back(island.walkFrom(unfinished()));
      const auto far = [this](const Unit& ork) { return walks.back().far[island.index(ork.pos)]; };
      std::stable_sort(free.begin(), free.end(), [&](const Unit& a, const Unit& b) { return far(a) < far(b); });
      std::vector<Unit> rest;
      for (const Unit& ork : free) {
        if (!assignGoal(ork, n)) rest.push_back(ork);
      }
      free = rest;
    }
    for (const Unit& ork : free) wayOf[ork.id] = 0;
  }

  std::vector<int> unfinished() const {
    std::vector<int> goals;
    for (std::size_t n = 0; n < missing.size(); ++n) {
      if (missing[n] > 0) goals.push_back(static_cast<int>(n));
    }
    return goals;
  }

  bool assignGoal(const Unit& ork, int walk) {
    const int place = walks[walk].goal[island.index(ork.pos)];
    if (place == -1 || missing[place] == 0) return false;
    wayOf[ork.id] = walk;
    // Who may not get there does not count.
    if (!isWeak(ork)) --missing[place];
    return true;
  }

  /** Frees the cell the ork leaves and takes the one it goes to, so that own orks may follow but never meet each other. */
  void move(const Unit& ork) {
    taken.erase(island.index(ork.pos));
    const Step best = bestStep(ork);
    taken.insert(island.index(best.to));
    if (best.direction) orders.push_back(order(ork, *best.direction));
  }

  Step bestStep(const Unit& ork) {
    int least = standCost(ork, ork.pos, ork.health);
    std::vector<Step> best = {{std::nullopt, ork.pos}};
    for (Direction direction : DIRECTIONS) {
      const std::optional<Pos> to = island.target(ork.pos, direction);
      if (!to || taken.count(island.index(*to)) > 0) continue;
      const int cost = stepCost(ork, *to);
      if (cost > least) continue;
      if (cost < least) best.clear();
      least = cost;
      best.push_back({direction, *to});
    }
    return rng.pick(best);
  }

  int stepCost(const Unit& ork, Pos to) const {
    const int health = ork.health - island.cost(to);
    const int cost = standCost(ork, to, health) + island.cost(to);
    const Unit* other = island.unitAt(to);
    if (!isEnemy(other)) return cost;
    return health > other->health ? cost - KILL : FORBIDDEN;
  }

  /** What it costs the ork to be there, with that health, at the end of its move. */
  int standCost(const Unit& ork, Pos pos, int health) const {
    return danger(pos, health) + wayLeft(ork, pos) + (isLeaving(ork, pos) ? LEAVE : 0);
  }

  int danger(Pos pos, int health) const {
    // Who attacks pays for the cell first.
    const int price = island.cost(pos);
    int cost = 0;
    for (Direction direction : DIRECTIONS) {
      const Unit* other = island.unitAt(step(pos, direction));
      if (isEnemy(other) && other->health - price >= health) cost += DANGER;
    }
    return cost;
  }

  /** Holders stay in their place, and weak orks where walking costs nothing. */
  bool isLeaving(const Unit& ork, Pos pos) const {
    const int here = island.placeAt(ork.pos);
    const int there = island.placeAt(pos);
    return holders.count(ork.id) > 0 ? there != here : isWeak(ork) && here != -1 && there == -1;
  }

  /** Whether the health of an ork may not be enough for its way. */
  bool isWeak(const Unit& ork) const { return ork.health < wayLeft(ork, ork.pos); }

  int wayLeft(const Unit& ork, Pos pos) const {
    const auto way = wayOf.find(ork.id);
    return way == wayOf.end() ? 0 : walks[way->second].far[island.index(pos)];
  }

  bool isEnemy(const Unit* ork) const { return ork && ork->player != island.me; }
};

class Dummy : public Plan {
 public:
  Orders play(const State& state, Random& rng) override { return Turn(state, rng).play(); }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Dummy>(); }

}  // namespace ork_island
