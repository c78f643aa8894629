// Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.

import static minions.WalkingDead.*;

import java.util.ArrayList;
import java.util.List;
import minions.Minions;
import minions.Random;

final class RookieWalkingDead implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Town town = new Town(state);
    // How many steps it is from each cell to the nearest zombie.
    int[] steps = town.stepsTo(positions(town.zombies));

    List<Order> orders = new ArrayList<>();
    for (Unit unit : town.mine) {
      // No two units get the same cell, and one without a way stays where it is.
      Direction dir = town.claimStep(unit, steps);
      if (dir != null) orders.add(order(unit, dir));
    }
    return orders;
  }
}
