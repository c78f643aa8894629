"""Every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy pioneer, and nobody where
death is sure. It leaves the gems alone, and sees furyans and hellhounds too late: a beginning.

There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the first of
DIRECTIONS."""

from typing import List

from minions import Random
from minions.crematoria import FAR, WALKS, Order, Planet, State, UnitType, index, order


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        planet = Planet(state)
        to_land, _ = planet.walk_from(planet.caves(lambda pos: planet.owner(pos) != planet.me))
        pioneers = [unit for unit in planet.units if unit.type == UnitType.PIONEER and unit.player != planet.me]
        to_prey, _ = planet.walk_from([unit.pos for unit in pioneers if unit.pos.level == 0])
        # The cells where units of mine are or will be: no two of them want the same one.
        taken = {index(unit.pos) for unit in planet.mine}
        orders: List[Order] = []
        for unit in planet.mine:
            steps = to_prey if unit.type == UnitType.FURYAN else to_land
            least, best = FAR, None
            for direction in WALKS:
                to = planet.target(unit.pos, direction)
                if to is None or to.level == 1 or planet.is_deadly(to):
                    continue
                if index(to) in taken or steps[index(to)] >= least:
                    continue
                if unit.type == UnitType.PIONEER and planet.unit_at(to) is not None:
                    continue
                least, best = steps[index(to)], (direction, to)
            # With nowhere to go it stays where it is.
            if best is not None:
                taken.add(index(best[1]))
                orders.append(order(unit, best[0]))
        return orders
