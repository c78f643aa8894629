// Moves every soldier and flies every helicopter at random, but legally.

import static minions.Apocalypse.*;

import java.util.ArrayList;
import java.util.List;
import minions.Minions;
import minions.Random;

final class DemoApocalypse implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    Battlefield field = new Battlefield(state);
    List<Order> orders = new ArrayList<>();
    for (Helicopter helicopter : field.myHelicopters) {
      orders.add(orderHelicopter(helicopter, rng.pick(field.actionsOf(helicopter))));
      List<Pos> free = new ArrayList<>();
      for (Pos pos : below(helicopter.pos())) if (field.isOpen(pos) && field.soldierAt(pos) == null) free.add(pos);
      if (helicopter.parachuters().isEmpty() || free.isEmpty()) continue;
      orders.add(orderParachuter(rng.pick(free), helicopter));
    }
    for (Soldier soldier : field.mine) {
      List<Pos> open = new ArrayList<>();
      for (Pos pos : around(soldier.pos())) if (field.isOpen(pos)) open.add(pos);
      orders.add(orderSoldier(soldier, rng.pick(open)));
    }
    return orders;
  }
}
