// Every ork goes to the nearest city or path that is not mine. It fights whoever is in its way, however strong: a beginning.

import static minions.OrkIsland.*;

import java.util.ArrayList;
import java.util.List;
import minions.Minions;
import minions.Random;

// One is made for each match and plays it to the end: what it wants to remember are its fields.
final class RookieOrkIsland implements Minions.Plan<State> {
  // The orders of a round, the most urgent first. Chance, if there is to be any, comes from rng.
  @Override
  public List<Order> play(State state, Random rng) {
    Island island = new Island(state);
    List<Integer> wanted = new ArrayList<>();
    for (int n = 0; n < island.places.size(); n++) if (island.places.get(n).owner() != island.me) wanted.add(n);
    // How far each cell is from the nearest of them: the steps, and the health that they cost.
    int[] far = island.walkFrom(wanted).far();

    List<Order> orders = new ArrayList<>();
    for (Unit ork : island.mine) {
      // No two orks get the same cell, and one that no step brings nearer stays where it is.
      Direction dir = island.claimStep(ork, far);
      if (dir != null) orders.add(order(ork, dir));
    }
    return orders;
  }
}
