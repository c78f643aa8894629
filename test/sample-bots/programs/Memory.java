// A plan that tells what it remembers, and how much time it has.

import static minions.WalkingDead.*;

import java.util.List;
import minions.Debug;
import minions.Minions;
import minions.Random;

final class Memory implements Minions.Plan<State> {
  private int rounds = 0;

  @Override
  public List<Order> play(State state, Random rng) {
    rounds++;
    double left = Minions.timeLeft();
    Debug.metric("rounds", rounds);
    Debug.metric("left", Double.isInfinite(left) ? -1 : left);
    Debug.metric("food", state.config().food());
    Minions.say("round", rounds);
    return List.of();
  }

  public static void main(String[] args) {
    Minions.run(args, bot(Memory::new));
  }
}
