// Pioneers conquer the nearest cave cell, and a few fetch gems outside; furyans hunt enemy pioneers.
// Every unit takes the step of least cost; equal costs are settled by the seeded generator.

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "minions/crematoria.hh"

namespace crematoria {

class Turn {
 public:
  Turn(const State& state, Random& generator) : planet(state), rng(generator) {
    std::vector<Pos> prey;
    for (const Unit& unit : planet.units) {
      taken.insert(index(unit.pos));
      if (unit.type == UnitType::Necromonger) necromongers.push_back(unit);
      if (unit.type == UnitType::Furyan && isEnemy(unit)) enemyFuryans.push_back(unit);
      if (unit.type == UnitType::Pioneer && isEnemy(unit) && unit.pos.level == 0) prey.push_back(unit.pos);
    }
    for (Pos pos : planet.elevators) {
      if (planet.isNight(pos.column)) darkElevators.push_back(pos);
    }
    toLand = planet.walkFrom(planet.caves([this](Pos pos) { return planet.owner(pos) != planet.me; })).steps;
    toPrey = planet.walkFrom(prey).steps;
    toElevator = planet.walkFrom(darkElevators);
    assignGems();
  }

  Orders play() {
    const std::vector<int> shuffled = rng.permutation(static_cast<int>(planet.mine.size()));
    // The judge takes one order of each player in turn, so the most urgent must come first.
    for (int wanted : {2, 1, 0}) {
      for (int n : shuffled) {
        if (urgency(planet.mine[n]) == wanted) move(planet.mine[n]);
      }
    }
    return orders;
  }

 private:
  /** The cost of a step that is not to be taken. */
  static constexpr int FORBIDDEN = 1000000;
  /** Outside costs this more than any cave, except on the way to a gem. */
  static constexpr int OUTSIDE = 200;
  /** Pioneers at most this many steps from an elevator go up for a gem. */
  static constexpr int NEAR_ELEVATOR = 10;
  /** The most that one attack of a necromonger takes. */
  static constexpr int NECROMONGER_DAMAGE = 40;
  /** At this health two hits may be the end of a furyan. */
  static constexpr int WEAK_FURYAN = 50;

  struct Step {
    Direction direction;
    Pos to;
  };

  struct Trip {
    const Unit* unit;
    Pos gem;
    int time;
  };

  Planet planet;
  Random& rng;
  Orders orders;
  std::set<int> taken;
  std::vector<Unit> necromongers;
  std::vector<Unit> enemyFuryans;
  std::vector<Pos> darkElevators;
  std::vector<int> toLand;
  std::vector<int> toPrey;
  Walk toElevator;
  std::map<int, Pos> gemOf;

  int urgency(const Unit& unit) const {
    if (danger(unit, unit.pos) > 0) return 2;
    return unit.type == UnitType::Furyan ? 1 : 0;
  }

  /** Frees the cell the unit leaves and takes the one it goes to, so that own units follow but never block each other. */
  void move(const Unit& unit) {
    taken.erase(index(unit.pos));
    const Step best = bestStep(unit);
    const bool isAttack = taken.count(index(best.to)) > 0;
    taken.insert(index(isAttack ? unit.pos : best.to));
    if (best.direction != Direction::None) orders.push_back(order(unit, best.direction));
  }

  Step bestStep(const Unit& unit) {
    int least = FORBIDDEN;
    std::vector<Step> best = {{Direction::None, unit.pos}};
    for (Direction direction : DIRECTIONS) {
      const std::optional<Pos> to = planet.target(unit.pos, direction);
      if (!to || planet.isDeadly(*to)) continue;
      const int cost = unit.type == UnitType::Furyan ? furyanCost(unit, *to) : pioneerCost(unit, *to);
      if (cost == FORBIDDEN || cost > least) continue;
      if (cost < least) best.clear();
      least = cost;
      best.push_back({direction, *to});
    }
    return rng.pick(best);
  }

  int furyanCost(const Unit& unit, Pos to) const {
    const Unit* other = planet.unitAt(to);
    // Who attacks stays where it is. The weakest pioneer first, then the weakest furyan.
    if (other && isEnemy(*other)) return danger(unit, unit.pos) + other->health.value_or(0) - (other->type == UnitType::Pioneer ? 200 : 101);
    if (taken.count(index(to)) > 0 || to.level == 1) return FORBIDDEN;
    return danger(unit, to) + toPrey[index(to)];
  }

  int pioneerCost(const Unit& unit, Pos to) const {
    if (taken.count(index(to)) > 0) return FORBIDDEN;
    const bool isUnderground = to.level == 0;
    const auto gem = gemOf.find(unit.id);
    if (gem == gemOf.end()) return danger(unit, to) + (isUnderground ? toLand[index(to)] : OUTSIDE + wayHome(to));
    if (!isUnderground) return danger(unit, to) + distance(to, gem->second) - OUTSIDE;
    return unit.pos.level == 0 ? danger(unit, to) + toElevator.steps[index(to)] : FORBIDDEN;
  }

  /** What it costs the unit to be there at the end of its move. */
  int danger(const Unit& unit, Pos pos) const {
    const int hound = planet.houndDistance(pos);
    int cost = 0;
    if (hound <= 4) cost += hound <= 2 ? 1000 : 100 * (5 - hound);
    if (pos.level == 1) cost += necromongerDanger(unit, pos);
    if (unit.type == UnitType::Pioneer || unit.health.value_or(0) <= WEAK_FURYAN) cost += furyanDanger(pos);
    return cost;
  }

  int necromongerDanger(const Unit& unit, Pos pos) const {
    int attackers = 0;
    for (const Unit& other : necromongers) attackers += distance(other.pos, pos) <= 1 ? 1 : 0;
    return attackers * (unit.health.value_or(0) > attackers * NECROMONGER_DAMAGE ? 10 : 500);
  }

  int furyanDanger(Pos pos) const {
    int cost = 0;
    for (const Unit& furyan : enemyFuryans) {
      const int far = furyan.pos.level == pos.level ? distance(furyan.pos, pos) : FAR;
      if (far <= 2) cost += far == 2 ? 10 : 40;
    }
    return cost;
  }

  /** Steps to the nearest elevator that is still dark on arrival; when there is none, away from the sun. */
  int wayHome(Pos pos) const {
    int least = FAR - planet.nightLeft(pos.column);
    for (Pos elevator : darkElevators) {
      const int steps = distance(pos, elevator);
      if (steps <= planet.nightLeft(elevator.column)) least = std::min(least, steps);
    }
    return least;
  }

  /** Gives each gem to at most one pioneer, the shortest trips first. */
  void assignGems() {
    std::vector<Trip> trips;
    for (Pos gem : planet.gems) {
      for (const Unit& unit : planet.mine) {
        if (unit.type == UnitType::Pioneer) trips.push_back({&unit, gem, tripTime(unit, gem)});
      }
    }
    std::stable_sort(trips.begin(), trips.end(), [](const Trip& a, const Trip& b) { return a.time < b.time; });
    std::set<int> given;
    for (const Trip& trip : trips) {
      if (trip.time >= FAR || gemOf.count(trip.unit->id) > 0 || given.count(index(trip.gem)) > 0) continue;
      gemOf[trip.unit->id] = trip.gem;
      given.insert(index(trip.gem));
      debug::mark({trip.gem}, "gold", "fetch");
    }
    debug::metric("gems to fetch", static_cast<double>(given.size()));
  }

  /** Rounds until the pioneer has the gem, or FAR if it would not get there and back in the dark. */
  int tripTime(const Unit& unit, Pos gem) const {
    const int time = timeToGem(unit, gem);
    const auto isBack = [&](Pos elevator) { return time + distance(gem, elevator) <= planet.nightLeft(elevator.column); };
    const bool canReturn = std::any_of(darkElevators.begin(), darkElevators.end(), isBack);
    return time <= planet.nightLeft(gem.column) && canReturn ? time : FAR;
  }

  int timeToGem(const Unit& unit, Pos gem) const {
    if (unit.pos.level == 1) return distance(unit.pos, gem);
    const int steps = toElevator.steps[index(unit.pos)];
    if (steps > NEAR_ELEVATOR) return FAR;
    const Pos elevator = darkElevators[toElevator.source[index(unit.pos)]];
    return steps + 1 + distance(elevator, gem);
  }

  bool isEnemy(const Unit& unit) const { return unit.player != planet.me && unit.player != -1; }
};

class Dummy : public Plan {
 public:
  Orders play(const State& state, Random& rng) override { return Turn(state, rng).play(); }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Dummy>(); }

}  // namespace crematoria
