// Every soldier goes to the nearest post that is not mine and attacks who is in his way; parachuters jump where it is near
// to one. Helicopters fly straight on and turn at a mountain, and throw no napalm: a beginning.

import static minions.Apocalypse.*;

import java.util.ArrayList;
import java.util.List;
import minions.Minions;
import minions.Random;

// One is made for each match and plays it to the end: what it wants to remember are its fields.
final class RookieApocalypse implements Minions.Plan<State> {
  // The orders of a round, the most urgent first. Chance, if there is to be any, comes from rng.
  @Override
  public List<Order> play(State state, Random rng) {
    Battlefield field = new Battlefield(state);
    List<Integer> wanted = new ArrayList<>();
    for (Post post : field.posts) if (post.owner() != field.me) wanted.add(cellAt(post.pos()));
    int[] steps = field.walkFrom(wanted);

    List<Order> orders = new ArrayList<>();
    int throwsLeft = THROWS;
    for (Helicopter helicopter : field.myHelicopters) {
      for (Pos pos : field.claimLandings(helicopter, steps, throwsLeft)) {
        orders.add(orderParachuter(pos, helicopter));
        throwsLeft--;
      }
      boolean canFly = field.actionsOf(helicopter).contains(Action.FORWARD2);
      orders.add(orderHelicopter(helicopter, canFly ? Action.FORWARD2 : Action.CLOCKWISE));
    }
    for (Soldier soldier : field.mine) {
      Pos pos = field.claimStep(soldier, steps);
      if (pos != null) orders.add(orderSoldier(soldier, pos));
    }
    return orders;
  }
}
