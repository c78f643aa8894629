// Moves every unit at random, but legally.

import java.util.ArrayList;
import java.util.List;

final class DemoCrematoria extends Crematoria {
  static List<Minions.Order> playCrematoria(Json state, Minions.Random rng) {
    Planet planet = new Planet(state);
    List<Minions.Order> orders = new ArrayList<>();
    for (Unit unit : planet.mine) {
      List<Dir> open = new ArrayList<>();
      for (Dir dir : DIRECTIONS) {
        if (dir != Dir.NONE && planet.target(unit.pos(), dir) != null) open.add(dir);
      }
      if (!open.isEmpty()) orders.add(order(unit, rng.pick(open)));
    }
    return orders;
  }
}
