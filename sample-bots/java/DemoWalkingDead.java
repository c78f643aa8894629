// Moves every unit at random, but legally.

import java.util.ArrayList;
import java.util.List;

final class DemoWalkingDead extends WalkingDead {
  static List<Minions.Order> playWalkingDead(Json state, Minions.Random rng) {
    Town town = new Town(state);
    List<Minions.Order> orders = new ArrayList<>();
    for (Unit unit : town.mine) {
      List<Dir> open = new ArrayList<>();
      for (Dir dir : DIRECTIONS) if (town.target(unit.pos(), dir) != null) open.add(dir);
      if (!open.isEmpty()) orders.add(order(unit, rng.pick(open)));
    }
    return orders;
  }
}
