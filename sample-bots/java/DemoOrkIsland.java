// Moves every ork at random, but legally.

import static minions.OrkIsland.*;

import java.util.ArrayList;
import java.util.List;
import minions.Minions;
import minions.Random;

final class DemoOrkIsland implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Island island = new Island(state);
    List<Order> orders = new ArrayList<>();
    for (Unit ork : island.mine) {
      List<Direction> open = new ArrayList<>();
      for (Direction dir : DIRECTIONS) if (island.target(ork.pos(), dir) != null) open.add(dir);
      if (!open.isEmpty()) orders.add(order(ork, rng.pick(open)));
    }
    return orders;
  }
}
