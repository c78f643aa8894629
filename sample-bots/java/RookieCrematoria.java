// Every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy pioneer, and nobody
// where death is sure. It leaves the gems alone, and sees furyans and hellhounds too late: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the
// first of DIRECTIONS.

import static minions.Crematoria.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import minions.Minions;
import minions.Random;

final class RookieCrematoria implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Planet planet = new Planet(state);
    int[] toLand = planet.walkFrom(planet.caves(pos -> planet.owner(pos) != planet.me)).steps();
    List<Pos> prey = new ArrayList<>();
    for (Unit unit : planet.units) {
      boolean isPrey = unit.type() == UnitType.PIONEER && unit.player() != planet.me;
      if (isPrey && !isOutside(unit.pos())) prey.add(unit.pos());
    }
    int[] toPrey = planet.walkFrom(prey).steps();
    // The cells where units of mine are or will be: no two of them want the same one.
    Set<Pos> taken = new HashSet<>();
    for (Unit unit : planet.mine) taken.add(unit.pos());
    List<Order> orders = new ArrayList<>();
    for (Unit unit : planet.mine) {
      int[] steps = unit.type() == UnitType.FURYAN ? toPrey : toLand;
      int least = FAR;
      Direction best = null;
      for (Direction dir : WALKS) {
        Pos to = planet.target(unit.pos(), dir);
        if (to == null || isOutside(to) || planet.isDeadly(to) || taken.contains(to)) continue;
        if (steps[index(to)] >= least || (unit.type() == UnitType.PIONEER && planet.unitAt(to) != null)) continue;
        least = steps[index(to)];
        best = dir;
      }
      // With nowhere to go it stays where it is.
      if (best == null) continue;
      taken.add(planet.target(unit.pos(), best));
      orders.add(order(unit, best));
    }
    return orders;
  }
}
