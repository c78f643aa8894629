// Moves every soldier and flies every helicopter at random, but legally.

import java.util.ArrayList;
import java.util.List;

final class DemoApocalypse extends Apocalypse {
  static List<Minions.Order> playApocalypse(Json state, Minions.Random rng) {
    Battlefield field = new Battlefield(state);
    List<Minions.Order> orders = new ArrayList<>();
    for (Helicopter helicopter : field.myHelicopters) {
      orders.add(orderHelicopter(helicopter, rng.pick(field.actionsOf(helicopter))));
      List<Integer> free = new ArrayList<>();
      for (int cell : below(helicopter.cell())) if (field.isOpen(cell) && field.soldierAt(cell) == null) free.add(cell);
      if (helicopter.parachuters().isEmpty() || free.isEmpty()) continue;
      orders.add(orderParachuter(rng.pick(free), helicopter));
    }
    for (Soldier soldier : field.mine) {
      List<Integer> open = new ArrayList<>();
      for (int cell : around(soldier.cell())) if (field.isOpen(cell)) open.add(cell);
      orders.add(orderSoldier(soldier, rng.pick(open)));
    }
    return orders;
  }
}
