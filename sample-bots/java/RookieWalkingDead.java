// Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.

import static minions.WalkingDead.*;

import java.util.ArrayList;
import java.util.List;
import minions.Minions;
import minions.Random;

// One is made for each match and plays it to the end: what it wants to remember are its fields.
final class RookieWalkingDead implements Minions.Plan<State> {
  // The orders of a round, the most urgent first. Chance, if there is to be any, comes from rng.
  @Override
  public List<Order> play(State state, Random rng) {
    Town town = new Town(state);
    // What they go for: the first thing to change. Food is in town.food, others are in town.enemies.
    List<Pos> goals = positions(town.zombies);
    // How many steps it is from each cell to the nearest of them.
    int[] steps = town.stepsTo(goals);

    List<Order> orders = new ArrayList<>();
    for (Unit unit : town.mine) {
      // No two units get the same cell, and one without a way stays where it is.
      Direction dir = town.claimStep(unit, steps);
      if (dir != null) orders.add(order(unit, dir));
    }
    return orders;
  }
}
