// Moves every ork at random, but legally.

import java.util.ArrayList;
import java.util.List;

final class DemoOrkIsland extends OrkIsland {
  static List<Minions.Order> playOrkIsland(Json state, Minions.Random rng) {
    Island island = new Island(state);
    List<Minions.Order> orders = new ArrayList<>();
    for (Unit ork : island.mine) {
      List<Dir> open = new ArrayList<>();
      for (Dir dir : DIRECTIONS) if (island.target(ork.pos(), dir) != null) open.add(dir);
      if (!open.isEmpty()) orders.add(order(ork, rng.pick(open)));
    }
    return orders;
  }
}
