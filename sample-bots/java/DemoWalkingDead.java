// Moves every unit at random, but legally.

import static minions.WalkingDead.*;

import java.util.ArrayList;
import java.util.List;
import minions.Minions;
import minions.Random;

final class DemoWalkingDead implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Town town = new Town(state);
    List<Order> orders = new ArrayList<>();
    for (Unit unit : town.mine) {
      List<Direction> open = new ArrayList<>();
      for (Direction dir : DIRECTIONS) if (town.target(unit.pos(), dir) != null) open.add(dir);
      if (!open.isEmpty()) orders.add(order(unit, rng.pick(open)));
    }
    return orders;
  }
}
