// Every unit takes a step to what is nearest: food, an enemy or a zombie. Whoever stands next to it attacks, however strong
// it is, and units of the clan get in each other's way: there is room for improvement.

import static minions.WalkingDead.*;

import java.util.ArrayList;
import java.util.List;
import minions.Debug;
import minions.Minions;
import minions.Random;

final class DummyWalkingDead implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Town town = new Town(state);
    int[] toFood = town.stepsTo(town.food);
    int[] toEnemy = town.stepsTo(positions(town.enemies));
    int[] toZombie = town.stepsTo(positions(town.zombies));
    // Out of 101 draws, those in which a unit cares for food.
    double appetite = Minions.parameter("hungry", 80);
    List<Order> orders = new ArrayList<>();
    int hungry = 0;
    for (Unit unit : town.mine) {
      boolean isHungry = rng.random(0, 100) < appetite;
      if (isHungry) hungry++;
      Direction dir = bestStep(town, unit, isHungry ? List.of(toFood, toEnemy, toZombie) : List.of(toEnemy, toZombie));
      if (dir != null) orders.add(order(unit, dir));
    }
    Debug.metric("hungry units", hungry);
    return orders;
  }

  /** The direction to what is nearest, or null. Of equals the first goal counts, and of its directions the first. */
  private static Direction bestStep(Town town, Unit unit, List<int[]> goals) {
    int least = FAR;
    Direction best = null;
    for (int[] steps : goals) {
      for (Direction dir : DIRECTIONS) {
        Pos to = town.target(unit.pos(), dir);
        if (to == null || steps[index(to)] >= least) continue;
        least = steps[index(to)];
        best = dir;
      }
    }
    return best;
  }
}
