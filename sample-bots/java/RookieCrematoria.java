// Every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy pioneer, and nobody
// where death is sure. It leaves the gems alone, and sees furyans and hellhounds too late: a beginning.

import static minions.Crematoria.*;

import java.util.ArrayList;
import java.util.List;
import minions.Minions;
import minions.Random;

// One is made for each match and plays it to the end: what it wants to remember are its fields.
final class RookieCrematoria implements Minions.Plan<State> {
  // The orders of a round, the most urgent first. Chance, if there is to be any, comes from rng.
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

    List<Order> orders = new ArrayList<>();
    for (Unit unit : planet.mine) {
      // No two units get the same cell, and one with nowhere to go stays where it is.
      Direction dir = planet.claimStep(unit, unit.type() == UnitType.FURYAN ? toPrey : toLand);
      if (dir != null) orders.add(order(unit, dir));
    }
    return orders;
  }
}
