// Every soldier goes to the nearest post that is not mine and attacks who is in his way; parachuters jump where it is near
// to one. Helicopters fly straight on and turn at a mountain, and throw no napalm: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: helicopters and soldiers by id, and of equally
// good cells the first, row by row.

import static minions.Apocalypse.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import minions.Minions;
import minions.Random;

final class RookieApocalypse implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Battlefield field = new Battlefield(state);
    List<Integer> wanted = new ArrayList<>();
    for (Post post : field.posts) if (post.owner() != field.me) wanted.add(cellAt(post.pos()));
    int[] steps = field.walkFrom(wanted);
    // The cells where soldiers of mine are or will be: no two of them want the same one.
    Set<Pos> taken = new HashSet<>();
    for (Soldier soldier : field.mine) taken.add(soldier.pos());
    List<Order> orders = new ArrayList<>();
    int throwsLeft = THROWS;
    for (Helicopter helicopter : field.myHelicopters) {
      List<Pos> landings = new ArrayList<>(below(helicopter.pos()));
      landings.removeIf(pos -> !field.isOpen(pos) || field.soldierAt(pos) != null || taken.contains(pos));
      landings.sort(Comparator.comparingInt(pos -> steps[cellAt(pos)]));
      int most = Math.min(Math.min(throwsLeft, helicopter.parachuters().size()), landings.size());
      for (Pos pos : landings.subList(0, most)) {
        taken.add(pos);
        throwsLeft--;
        orders.add(orderParachuter(pos, helicopter));
      }
      boolean canFly = field.actionsOf(helicopter).contains(Action.FORWARD2);
      orders.add(orderHelicopter(helicopter, canFly ? Action.FORWARD2 : Action.CLOCKWISE));
    }
    for (Soldier soldier : field.mine) {
      Pos best = soldier.pos();
      for (Pos pos : field.neighbours(soldier.pos())) {
        if (!taken.contains(pos) && steps[cellAt(pos)] < steps[cellAt(best)]) best = pos;
      }
      if (best.equals(soldier.pos())) continue;
      taken.add(best);
      orders.add(orderSoldier(soldier, best));
    }
    return orders;
  }
}
