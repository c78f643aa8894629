"""Every ork goes to the nearest city or path that is not mine. It fights whoever is in its way, however strong: a beginning.

There is no chance in it, so that it is the same bot in every language: orks by id, and of equally good steps the first of
DIRECTIONS."""

from typing import List

from minions import Random
from minions.ork_island import DIRECTIONS, Island, Order, State, order


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        island = Island(state)
        far, _ = island.walk_from([n for n, place in enumerate(island.places) if place.owner != island.me])
        # The cells where orks of mine are or will be: no two of them want the same one.
        taken = {island.index(ork.pos) for ork in island.mine}
        orders: List[Order] = []
        for ork in island.mine:
            # To stay where it is, unless a step brings it nearer.
            least, best = far[island.index(ork.pos)], None
            for direction in DIRECTIONS:
                to = island.target(ork.pos, direction)
                if to is None or island.index(to) in taken or far[island.index(to)] >= least:
                    continue
                least, best = far[island.index(to)], (direction, to)
            if best is not None:
                taken.add(island.index(best[1]))
                orders.append(order(ork, best[0]))
        return orders
