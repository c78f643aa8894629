// Every unit takes a step to what is nearest: food, an enemy or a zombie. Whoever stands next to it attacks, however strong
// it is, and units of the clan get in each other's way: there is room for improvement.

import java.util.ArrayList;
import java.util.List;

final class DummyWalkingDead extends WalkingDead {
  static List<Minions.Order> playWalkingDead(Json state, Minions.Random rng) {
    Town town = new Town(state);
    int[] toFood = town.stepsTo(town.food);
    int[] toEnemy = town.stepsTo(positions(town.enemies));
    int[] toZombie = town.stepsTo(positions(town.zombies));
    // Out of 101 draws, those in which a unit cares for food.
    double appetite = Minions.parameter("hungry", 80);
    List<Minions.Order> orders = new ArrayList<>();
    int hungry = 0;
    for (Unit unit : town.mine) {
      boolean isHungry = rng.random(0, 100) < appetite;
      if (isHungry) hungry++;
      Dir dir = bestStep(town, unit, isHungry ? List.of(toFood, toEnemy, toZombie) : List.of(toEnemy, toZombie));
      if (dir != null) orders.add(order(unit, dir));
    }
    Debug.metric("hungry units", hungry);
    return orders;
  }

  /** The direction to what is nearest, or null. Of equals the first goal counts, and of its directions the first. */
  private static Dir bestStep(Town town, Unit unit, List<int[]> goals) {
    int least = FAR;
    Dir best = null;
    for (int[] steps : goals) {
      for (Dir dir : DIRECTIONS) {
        Pos to = town.target(unit.pos(), dir);
        if (to == null || steps[to.index()] >= least) continue;
        least = steps[to.index()];
        best = dir;
      }
    }
    return best;
  }
}
