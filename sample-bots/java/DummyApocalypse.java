// Soldiers take posts and guard them, one each; the others hunt, and all attack the enemies they meet. Helicopters fly to posts
// and to groups of enemies, throw parachuters as soon as they can, and napalm where it hits many enemies and few of their own.

import static minions.Apocalypse.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import minions.Debug;
import minions.Minions;
import minions.Random;

final class DummyApocalypse implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    return new ApocalypseTurn(new Battlefield(state), rng).play();
  }
}

/** The plan for one round. */
final class ApocalypseTurn {
  /** The cost of a step that is not to be taken. */
  private static final int FORBIDDEN = 1000000;
  /** Conquering a post is better than any attack, and an attack better than any walk. */
  private static final int CONQUEST = -200000;
  private static final int ATTACK = -100000;
  /** What a step on foot and a step in the air cost, in points of a post. */
  private static final int STEP = 10;
  private static final int FLIGHT_STEP = 3;
  /** Nobody walks farther than this to a post. */
  private static final int MAX_WALK = 25;
  /** Guarding a post is worth this much less than conquering it. */
  private static final int GUARD = 100;
  /** The danger of a forest that may catch fire, and of each enemy within two steps of a soldier in the forest or on grass. */
  private static final int FIRE = 40;
  private static final int ENEMY_NEAR_FOREST = 2;
  private static final int ENEMY_NEAR_GRASS = 8;
  /** What napalm gains with each enemy and each own soldier that it kills, and the least that it is thrown for. */
  private static final int ENEMY_KILLED = 30;
  private static final int OWN_KILLED = -60;
  private static final int MIN_GAIN = 60;

  private record Trip(Soldier soldier, Post post, int[] steps, int cost) {}

  private final Battlefield field;
  private final Random rng;
  private final List<Order> orders = new ArrayList<>();
  private int throwsLeft = THROWS;
  private final List<Integer> aims = new ArrayList<>();
  private final boolean[] taken = new boolean[CELLS];
  /** Where there are posts to conquer. */
  private final boolean[] wanted = new boolean[CELLS];
  private final int[] toWanted;
  private final int[] toEnemy;
  private final int[] enemiesNear = new int[CELLS];
  private final int[] napalmGain = new int[CELLS];

  ApocalypseTurn(Battlefield field, Random rng) {
    this.field = field;
    this.rng = rng;
    List<Integer> wantedCells = new ArrayList<>();
    for (Post post : field.posts) if (post.owner() != field.me) wantedCells.add(cellAt(post.pos()));
    for (int cell : wantedCells) wanted[cell] = true;
    toWanted = field.walkFrom(wantedCells);
    List<Integer> enemyCells = new ArrayList<>();
    for (Soldier enemy : field.enemies) enemyCells.add(cellAt(enemy.pos()));
    toEnemy = field.walkFrom(enemyCells);
    for (Soldier soldier : field.soldiers) count(soldier);
  }

  private void count(Soldier soldier) {
    boolean isMine = soldier.player() == field.me;
    taken[cellAt(soldier.pos())] = true;
    for (int near : below(cellAt(soldier.pos()))) {
      napalmGain[near] += isMine ? OWN_KILLED : ENEMY_KILLED;
      enemiesNear[near] += isMine ? 0 : 1;
    }
  }

  List<Order> play() {
    for (Helicopter helicopter : field.myHelicopters) command(helicopter);
    Map<Integer, int[]> goals = assignPosts();
    for (int n : rng.permutation(field.mine.size())) {
      Soldier soldier = field.mine.get(n);
      move(soldier, goals.getOrDefault(soldier.id(), toEnemy));
    }
    return orders;
  }

  private void command(Helicopter helicopter) {
    if (helicopter.napalm() == 0 && napalmGain[cellAt(helicopter.pos())] >= MIN_GAIN) {
      orders.add(orderHelicopter(helicopter, Action.NAPALM));
      Debug.note("Helicopter " + helicopter.id() + " throws napalm.");
      for (int cell : below(cellAt(helicopter.pos()))) field.ignite(cell);
      return;
    }
    throwParachuters(helicopter);
    fly(helicopter);
  }

  private void throwParachuters(Helicopter helicopter) {
    List<Integer> free = new ArrayList<>();
    for (int target : below(cellAt(helicopter.pos()))) if (isFree(target)) free.add(target);
    free.sort(Comparator.comparingInt(this::landingCost));
    int most = Math.min(throwsLeft, helicopter.parachuters().size());
    for (int target : free.subList(0, Math.min(most, free.size()))) {
      orders.add(orderParachuter(positionOf(target), helicopter));
      throwsLeft--;
      taken[target] = true;
      wanted[target] = false;
    }
  }

  private int landingCost(int cell) {
    return wanted[cell] ? CONQUEST : STEP * toWanted[cell] + danger(cell);
  }

  private void fly(Helicopter helicopter) {
    Flight flight = field.flyFrom(helicopter);
    int[] worth = worthOfCentres();
    int most = -FORBIDDEN;
    int goal = cellAt(helicopter.pos());
    for (int centre : flight.centres()) {
      int steps = flight.steps()[centre];
      // It flies two steps a round.
      int gain = 2 * helicopter.napalm() <= steps ? Math.max(0, napalmGain[centre]) : 0;
      int value = worth[centre] + gain - FLIGHT_STEP * steps;
      if (value <= most) continue;
      most = value;
      goal = centre;
    }
    aims.add(goal);
    if (goal == cellAt(helicopter.pos())) return;
    Debug.line(List.of(helicopter.pos(), positionOf(goal)), "white", "aim");
    orders.add(orderHelicopter(helicopter, firstAction(helicopter, goal, flight)));
  }

  /** For each centre, the value of the posts below that a parachuter could take; not of those the other helicopter aims at. */
  private int[] worthOfCentres() {
    int[] worth = new int[CELLS];
    for (Post post : field.posts) {
      if (!wanted[cellAt(post.pos())] || !isFree(cellAt(post.pos())) || isAimedAt(post)) continue;
      for (int centre : below(cellAt(post.pos()))) worth[centre] += post.value();
    }
    return worth;
  }

  private boolean isAimedAt(Post post) {
    for (int aim : aims) if (distance(aim, cellAt(post.pos())) <= REACH) return true;
    return false;
  }

  /** Gives each post to at most one soldier, the best trips first. Returns each cell's steps to the post, by id of soldier. */
  private Map<Integer, int[]> assignPosts() {
    List<Trip> trips = new ArrayList<>();
    for (Post post : field.posts) addTripsTo(post, trips);
    trips.sort(Comparator.comparingInt(Trip::cost));
    Map<Integer, int[]> goals = new HashMap<>();
    boolean[] given = new boolean[CELLS];
    for (Trip trip : trips) {
      if (goals.containsKey(trip.soldier().id()) || given[cellAt(trip.post().pos())]) continue;
      goals.put(trip.soldier().id(), trip.steps());
      given[cellAt(trip.post().pos())] = true;
    }
    return goals;
  }

  private void addTripsTo(Post post, List<Trip> trips) {
    boolean isWanted = wanted[cellAt(post.pos())];
    boolean isGuarded = !isWanted && taken[cellAt(post.pos())];
    int[] steps = field.walkFrom(List.of(cellAt(post.pos())), isGuarded ? 1 : MAX_WALK);
    int least = (isWanted ? 0 : GUARD) - post.value();
    for (Soldier soldier : field.mine) {
      int way = steps[cellAt(soldier.pos())];
      if (way != FAR) trips.add(new Trip(soldier, post, steps, least + STEP * way));
    }
  }

  /** Frees the cell he leaves and takes the one he goes to, so that own soldiers follow but never block each other. */
  private void move(Soldier soldier, int[] steps) {
    taken[cellAt(soldier.pos())] = false;
    int to = bestStep(soldier, steps);
    boolean isAttack = taken[to];
    taken[isAttack ? cellAt(soldier.pos()) : to] = true;
    if (to != cellAt(soldier.pos())) orders.add(orderSoldier(soldier, positionOf(to)));
  }

  private int bestStep(Soldier soldier, int[] steps) {
    int least = FORBIDDEN;
    List<Integer> best = new ArrayList<>();
    for (int to : around(cellAt(soldier.pos()))) {
      int cost = stepCost(to, steps);
      if (cost == FORBIDDEN || cost > least) continue;
      if (cost < least) best.clear();
      least = cost;
      best.add(to);
    }
    if (best.isEmpty()) best.add(cellAt(soldier.pos()));
    return rng.pick(best);
  }

  private int stepCost(int to, int[] steps) {
    if (!field.isOpen(to)) return FORBIDDEN;
    Soldier other = field.soldierAt(to);
    // On grass a hit takes two and a half times as much. The one who will die first is the one to attack.
    if (other != null && other.player() != field.me) return ATTACK + other.life() * (field.isForest(to) ? 5 : 2);
    if (taken[to]) return FORBIDDEN;
    return wanted[to] ? CONQUEST : STEP * steps[to] + danger(to);
  }

  private int danger(int cell) {
    int each = field.isForest(cell) ? ENEMY_NEAR_FOREST : ENEMY_NEAR_GRASS;
    return each * enemiesNear[cell] + (field.isEndangered(cell) ? FIRE : 0);
  }

  private boolean isFree(int cell) {
    return field.isOpen(cell) && !taken[cell];
  }
}
