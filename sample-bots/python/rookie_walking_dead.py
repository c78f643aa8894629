"""Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.

There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the first of
DIRECTIONS."""

from typing import List, Set

from minions import Random
from minions.walking_dead import DIRECTIONS, FAR, Order, State, Town, index, order


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        town = Town(state)
        steps = town.steps_to([zombie.pos for zombie in town.zombies])
        # The cells that units of mine go to in this round: no two of them want the same one.
        taken: Set[int] = set()
        orders: List[Order] = []
        for unit in town.mine:
            least, best = FAR, None
            for direction in DIRECTIONS:
                to = town.target(unit.pos, direction)
                if to is None or index(to) in taken or steps[index(to)] >= least:
                    continue
                least, best = steps[index(to)], (direction, to)
            # Without a way to one it stays where it is.
            if best is not None:
                taken.add(index(best[1]))
                orders.append(order(unit, best[0]))
        return orders
