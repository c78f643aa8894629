// Pioneers conquer the nearest cave cell, and a few fetch gems outside; furyans hunt enemy pioneers.
// Every unit takes the step of least cost; equal costs are settled by the seeded generator.

import static minions.Crematoria.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import minions.Debug;
import minions.Minions;
import minions.Random;

final class DummyCrematoria implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    return new CrematoriaTurn(new Planet(state), rng).play();
  }
}

/** The plan for one round. */
final class CrematoriaTurn {
  /** The cost of a step that is not to be taken. */
  private static final int FORBIDDEN = 1000000;
  /** Outside costs this more than any cave, except on the way to a gem. */
  private static final int OUTSIDE = 200;
  /** Pioneers at most this many steps from an elevator go up for a gem. */
  private static final int NEAR_ELEVATOR = 10;
  /** The most that one attack of a necromonger takes. */
  private static final int NECROMONGER_DAMAGE = 40;
  /** At this health two hits may be the end of a furyan. */
  private static final int WEAK_FURYAN = 50;

  private record Step(Direction dir, Pos to) {}

  private record Trip(Unit unit, Pos gem, int time) {}

  private final Planet planet;
  private final Random rng;
  private final List<Order> orders = new ArrayList<>();
  private final boolean[] taken = new boolean[CELLS];
  private final List<Unit> necromongers = new ArrayList<>();
  private final List<Unit> enemyFuryans = new ArrayList<>();
  private final List<Pos> darkElevators = new ArrayList<>();
  private final int[] toLand;
  private final int[] toPrey;
  private final Walk toElevator;
  /** By id of pioneer. */
  private final Map<Integer, Pos> gemOf = new HashMap<>();

  CrematoriaTurn(Planet planet, Random rng) {
    this.planet = planet;
    this.rng = rng;
    List<Pos> prey = new ArrayList<>();
    for (Unit unit : planet.units) {
      taken[index(unit.pos())] = true;
      if (unit.type() == UnitType.NECROMONGER) necromongers.add(unit);
      if (unit.type() == UnitType.FURYAN && isEnemy(unit)) enemyFuryans.add(unit);
      if (unit.type() == UnitType.PIONEER && isEnemy(unit) && !isOutside(unit.pos())) prey.add(unit.pos());
    }
    for (Pos elevator : planet.elevators) if (planet.isNight(elevator.column())) darkElevators.add(elevator);
    toLand = planet.walkFrom(planet.caves(pos -> planet.owner(pos) != planet.me)).steps();
    toPrey = planet.walkFrom(prey).steps();
    toElevator = planet.walkFrom(darkElevators);
    assignGems();
  }

  List<Order> play() {
    int[] shuffled = rng.permutation(planet.mine.size());
    // The judge takes one order of each player in turn, so the most urgent must come first.
    for (int urgency = 2; urgency >= 0; urgency--) {
      for (int n : shuffled) {
        Unit unit = planet.mine.get(n);
        if (urgency(unit) == urgency) move(unit);
      }
    }
    return orders;
  }

  private int urgency(Unit unit) {
    if (danger(unit, unit.pos()) > 0) return 2;
    return unit.type() == UnitType.FURYAN ? 1 : 0;
  }

  /** Frees the cell the unit leaves and takes the one it goes to, so that own units follow but never block each other. */
  private void move(Unit unit) {
    taken[index(unit.pos())] = false;
    Step step = bestStep(unit);
    boolean isAttack = taken[index(step.to())];
    Pos after = isAttack ? unit.pos() : step.to();
    taken[index(after)] = true;
    if (step.dir() != Direction.NONE) orders.add(order(unit, step.dir()));
  }

  private Step bestStep(Unit unit) {
    int least = FORBIDDEN;
    List<Step> best = new ArrayList<>();
    for (Direction dir : DIRECTIONS) {
      Pos to = planet.target(unit.pos(), dir);
      if (to == null || planet.isDeadly(to)) continue;
      int cost = unit.type() == UnitType.FURYAN ? furyanCost(unit, to) : pioneerCost(unit, to);
      if (cost == FORBIDDEN || cost > least) continue;
      if (cost < least) best.clear();
      least = cost;
      best.add(new Step(dir, to));
    }
    if (best.isEmpty()) best.add(new Step(Direction.NONE, unit.pos()));
    return rng.pick(best);
  }

  private int furyanCost(Unit unit, Pos to) {
    Unit other = planet.unitAt(to);
    // Who attacks stays where it is. The weakest pioneer first, then the weakest furyan.
    if (other != null && isEnemy(other)) {
      return danger(unit, unit.pos()) + other.health() - (other.type() == UnitType.PIONEER ? 200 : 101);
    }
    if (taken[index(to)] || isOutside(to)) return FORBIDDEN;
    return danger(unit, to) + toPrey[index(to)];
  }

  private int pioneerCost(Unit unit, Pos to) {
    if (taken[index(to)]) return FORBIDDEN;
    Pos gem = gemOf.get(unit.id());
    if (gem == null) return danger(unit, to) + (isOutside(to) ? OUTSIDE + wayHome(to) : toLand[index(to)]);
    if (isOutside(to)) return danger(unit, to) + distance(to, gem) - OUTSIDE;
    return isOutside(unit.pos()) ? FORBIDDEN : danger(unit, to) + toElevator.steps()[index(to)];
  }

  /** What it costs the unit to be there at the end of its move. */
  private int danger(Unit unit, Pos pos) {
    int hound = planet.houndDistance(pos);
    int cost = 0;
    if (hound <= 4) cost += hound <= 2 ? 1000 : 100 * (5 - hound);
    if (isOutside(pos)) cost += necromongerDanger(unit, pos);
    if (unit.type() == UnitType.PIONEER || unit.health() <= WEAK_FURYAN) cost += furyanDanger(pos);
    return cost;
  }

  private int necromongerDanger(Unit unit, Pos pos) {
    int attackers = 0;
    for (Unit other : necromongers) if (distance(other.pos(), pos) <= 1) attackers++;
    return attackers * (unit.health() > attackers * NECROMONGER_DAMAGE ? 10 : 500);
  }

  private int furyanDanger(Pos pos) {
    int cost = 0;
    for (Unit furyan : enemyFuryans) {
      int far = furyan.pos().level() == pos.level() ? distance(furyan.pos(), pos) : FAR;
      if (far <= 2) cost += far == 2 ? 10 : 40;
    }
    return cost;
  }

  /** Steps to the nearest elevator that is still dark on arrival; when there is none, away from the sun. */
  private int wayHome(Pos pos) {
    int least = FAR - planet.nightLeft(pos.column());
    for (Pos elevator : darkElevators) {
      int steps = distance(pos, elevator);
      if (steps <= planet.nightLeft(elevator.column())) least = Math.min(least, steps);
    }
    return least;
  }

  /** Gives each gem to at most one pioneer, the shortest trips first. */
  private void assignGems() {
    List<Trip> trips = new ArrayList<>();
    for (Pos gem : planet.gems) {
      for (Unit unit : planet.mine) {
        if (unit.type() == UnitType.PIONEER) trips.add(new Trip(unit, gem, tripTime(unit, gem)));
      }
    }
    trips.sort(Comparator.comparingInt(Trip::time));
    boolean[] given = new boolean[CELLS];
    for (Trip trip : trips) {
      if (trip.time() >= FAR || gemOf.containsKey(trip.unit().id()) || given[index(trip.gem())]) continue;
      gemOf.put(trip.unit().id(), trip.gem());
      given[index(trip.gem())] = true;
      Debug.mark(List.of(trip.gem()), "gold", "fetch");
    }
    Debug.metric("gems to fetch", gemOf.size());
  }

  /** Rounds until the pioneer has the gem, or FAR if it would not get there and back in the dark. */
  private int tripTime(Unit unit, Pos gem) {
    int time = timeToGem(unit, gem);
    if (time > planet.nightLeft(gem.column())) return FAR;
    for (Pos elevator : darkElevators) {
      boolean isBack = time + distance(gem, elevator) <= planet.nightLeft(elevator.column());
      if (isBack) return time;
    }
    return FAR;
  }

  private int timeToGem(Unit unit, Pos gem) {
    if (isOutside(unit.pos())) return distance(unit.pos(), gem);
    int here = index(unit.pos());
    int steps = toElevator.steps()[here];
    if (steps > NEAR_ELEVATOR) return FAR;
    Pos elevator = darkElevators.get(toElevator.source()[here]);
    return steps + 1 + distance(elevator, gem);
  }

  private boolean isEnemy(Unit unit) {
    return unit.player() != planet.me && unit.player() != -1;
  }
}
