// Each line with a wrong word must be refused by the compiler; without those lines the file must compile.

import static minions.Crematoria.*;

import java.util.List;
import minions.Minions;
import minions.Random;

final class Misspelt implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Unit unit = state.units().get(0);
    int health = unit.health();
    int wrong1 = unit.helth(); // wrong
    Direction right = Direction.RIGHT;
    Direction wrong2 = Direction.RIHGT; // wrong
    int gemPoints = state.config().gemPoints();
    int wrong3 = state.config().gemPionts(); // wrong
    Order wrong4 = order(unit, "Right"); // wrong
    return health > gemPoints ? List.of(order(unit, right)) : List.of();
  }
}
