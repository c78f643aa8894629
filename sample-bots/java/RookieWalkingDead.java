// Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the
// first of DIRECTIONS.

import static minions.WalkingDead.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import minions.Minions;
import minions.Random;

final class RookieWalkingDead implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Town town = new Town(state);
    int[] steps = town.stepsTo(positions(town.zombies));
    // The cells that units of mine go to in this round: no two of them want the same one.
    Set<Pos> taken = new HashSet<>();
    List<Order> orders = new ArrayList<>();
    for (Unit unit : town.mine) {
      int least = FAR;
      Direction best = null;
      for (Direction dir : DIRECTIONS) {
        Pos to = town.target(unit.pos(), dir);
        if (to == null || taken.contains(to) || steps[index(to)] >= least) continue;
        least = steps[index(to)];
        best = dir;
      }
      // Without a way to one it stays where it is.
      if (best == null) continue;
      taken.add(town.target(unit.pos(), best));
      orders.add(order(unit, best));
    }
    return orders;
  }
}
