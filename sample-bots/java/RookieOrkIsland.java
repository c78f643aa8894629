// Every ork goes to the nearest city or path that is not mine. It fights whoever is in its way, however strong: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: orks by id, and of equally good steps the first
// of DIRECTIONS.

import static minions.OrkIsland.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import minions.Minions;
import minions.Random;

final class RookieOrkIsland implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Island island = new Island(state);
    List<Integer> wanted = new ArrayList<>();
    for (int n = 0; n < island.places.size(); n++) if (island.places.get(n).owner() != island.me) wanted.add(n);
    int[] far = island.walkFrom(wanted).far();
    // The cells where orks of mine are or will be: no two of them want the same one.
    Set<Pos> taken = new HashSet<>();
    for (Unit ork : island.mine) taken.add(ork.pos());
    List<Order> orders = new ArrayList<>();
    for (Unit ork : island.mine) {
      // To stay where it is, unless a step brings it nearer.
      int least = far[island.index(ork.pos())];
      Direction best = null;
      for (Direction dir : DIRECTIONS) {
        Pos to = island.target(ork.pos(), dir);
        if (to == null || taken.contains(to) || far[island.index(to)] >= least) continue;
        least = far[island.index(to)];
        best = dir;
      }
      if (best == null) continue;
      taken.add(island.target(ork.pos(), best));
      orders.add(order(ork, best));
    }
    return orders;
  }
}
