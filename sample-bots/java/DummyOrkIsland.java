// Orks go to the nearest city or path that is not theirs, as many as it takes to conquer it, and hold what enemies have
// entered. Every ork takes the step of least cost; equal costs are settled by the seeded generator.

import static minions.OrkIsland.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import minions.Debug;
import minions.Minions;
import minions.Random;

final class DummyOrkIsland implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    return new OrkIslandTurn(new Island(state), rng).play();
  }
}

/** The plan for one round. */
final class OrkIslandTurn {
  /** The cost of a step that is not to be taken. */
  private static final int FORBIDDEN = 2 * FAR;
  /** A kill is worth any way, because the dead ork changes sides. */
  private static final int KILL = FAR;
  /** What it costs to stand beside an enemy who may win a fight. */
  private static final int DANGER = 30;
  /** What it costs to leave a city or path that is to be held. */
  private static final int LEAVE = 50;
  /** How often orks look for the nearest goal that still needs some. */
  private static final int WALKS = 3;

  /** Without a direction, the ork stays. */
  private record Step(Direction dir, Pos to) {}

  private final Island island;
  private final Random rng;
  private final List<Order> orders = new ArrayList<>();
  private final boolean[] taken;
  /** By id. */
  private final Set<Integer> holders = new HashSet<>();
  /** How many more orks each place would take. */
  private final int[] missing;
  /** How far the goal is from each index, by id of ork. */
  private final Map<Integer, int[]> wayOf = new HashMap<>();

  OrkIslandTurn(Island island, Random rng) {
    this.island = island;
    this.rng = rng;
    taken = new boolean[island.size()];
    for (Unit ork : island.mine) taken[island.index(ork.pos())] = true;
    missing = new int[island.places.size()];
    for (int n = 0; n < missing.length; n++) missing[n] = hold(island.places.get(n));
    assignGoals();
    Debug.metric("orks that hold", holders.size());
  }

  /** Keeps as many orks in the place as it takes to own it. Returns how many more it would take. */
  private int hold(Place place) {
    int[] counts = island.count(place);
    int most = 0;
    for (int player = 0; player < counts.length; player++) {
      if (player != island.me) most = Math.max(most, counts[player]);
    }
    // The owner loses it only to somebody with more orks.
    int more = place.owner() == island.me ? most : most + 1;
    for (Pos pos : place.cells()) {
      Unit ork = island.unitAt(pos);
      if (more == 0 || ork == null || isEnemy(ork)) continue;
      holders.add(ork.id());
      more--;
    }
    return more;
  }

  /** Sends each of the other orks to the nearest place that needs it; those that none needs, to the nearest all the same. */
  private void assignGoals() {
    List<Unit> free = new ArrayList<>(island.mine);
    free.removeIf(ork -> holders.contains(ork.id()));
    Walk first = null;
    for (int n = 0; n < WALKS; n++) {
      Walk walk = island.walkFrom(placesThatNeedOrks());
      if (first == null) first = walk;
      free.sort(Comparator.comparingInt(ork -> walk.far()[island.index(ork.pos())]));
      free.removeIf(ork -> assignGoal(ork, walk));
    }
    for (Unit ork : free) wayOf.put(ork.id(), first.far());
  }

  private List<Integer> placesThatNeedOrks() {
    List<Integer> needy = new ArrayList<>();
    for (int n = 0; n < missing.length; n++) if (missing[n] > 0) needy.add(n);
    return needy;
  }

  private boolean assignGoal(Unit ork, Walk walk) {
    int place = walk.goal()[island.index(ork.pos())];
    if (place == -1 || missing[place] == 0) return false;
    wayOf.put(ork.id(), walk.far());
    // Who may not get there does not count.
    if (!isWeak(ork)) missing[place]--;
    return true;
  }

  List<Order> play() {
    // The nearest to their goals go first and make room for those behind.
    List<Unit> nearestFirst = new ArrayList<>(island.mine);
    nearestFirst.sort(Comparator.comparingInt(ork -> wayLeft(ork, ork.pos())));
    for (Unit ork : nearestFirst) move(ork);
    return orders;
  }

  /** Frees the cell the ork leaves and takes the one it goes to, so that own orks may follow but never meet each other. */
  private void move(Unit ork) {
    taken[island.index(ork.pos())] = false;
    Step step = bestStep(ork);
    taken[island.index(step.to())] = true;
    if (step.dir() != null) orders.add(order(ork, step.dir()));
  }

  private Step bestStep(Unit ork) {
    int least = standCost(ork, ork.pos(), ork.health());
    List<Step> best = new ArrayList<>();
    best.add(new Step(null, ork.pos()));
    for (Direction dir : DIRECTIONS) {
      Pos to = island.target(ork.pos(), dir);
      if (to == null || taken[island.index(to)]) continue;
      int cost = stepCost(ork, to);
      if (cost > least) continue;
      if (cost < least) best.clear();
      least = cost;
      best.add(new Step(dir, to));
    }
    return rng.pick(best);
  }

  private int stepCost(Unit ork, Pos to) {
    int health = ork.health() - island.cost(to);
    int cost = standCost(ork, to, health) + island.cost(to);
    Unit other = island.unitAt(to);
    if (!isEnemy(other)) return cost;
    return health > other.health() ? cost - KILL : FORBIDDEN;
  }

  /** What it costs the ork to be there, with that health, at the end of its move. */
  private int standCost(Unit ork, Pos pos, int health) {
    return danger(pos, health) + wayLeft(ork, pos) + (isLeaving(ork, pos) ? LEAVE : 0);
  }

  private int danger(Pos pos, int health) {
    // Who attacks pays for the cell first.
    int price = island.cost(pos);
    int cost = 0;
    for (Direction dir : DIRECTIONS) {
      Unit other = island.unitAt(step(pos, dir));
      if (isEnemy(other) && other.health() - price >= health) cost += DANGER;
    }
    return cost;
  }

  /** Holders stay in their place, and weak orks where walking costs nothing. */
  private boolean isLeaving(Unit ork, Pos pos) {
    int here = island.placeAt(ork.pos());
    int there = island.placeAt(pos);
    return holders.contains(ork.id()) ? there != here : isWeak(ork) && here != -1 && there == -1;
  }

  /** Whether the health of an ork may not be enough for its way. */
  private boolean isWeak(Unit ork) {
    return ork.health() < wayLeft(ork, ork.pos());
  }

  private int wayLeft(Unit ork, Pos pos) {
    int[] way = wayOf.get(ork.id());
    return way == null ? 0 : way[island.index(pos)];
  }

  private boolean isEnemy(Unit ork) {
    return ork != null && ork.player() != island.me;
  }
}
