// Moves every unit at random, but legally.

import static minions.Crematoria.*;

import java.util.ArrayList;
import java.util.List;
import minions.Minions;
import minions.Random;

final class DemoCrematoria implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Planet planet = new Planet(state);
    List<Order> orders = new ArrayList<>();
    for (Unit unit : planet.mine) {
      List<Direction> open = new ArrayList<>();
      for (Direction dir : DIRECTIONS) {
        if (dir != Direction.NONE && planet.target(unit.pos(), dir) != null) open.add(dir);
      }
      if (!open.isEmpty()) orders.add(order(unit, rng.pick(open)));
    }
    return orders;
  }
}
