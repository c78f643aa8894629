"""Every ork goes to the nearest city or path that is not mine. It fights whoever is in its way, however strong: a beginning.

There is no chance in it, so that it is the same bot in every language: orks by id, and of equally good steps the first of
DIRECTIONS."""

from typing import List

from minions import Random
from minions.ork_island import Island, Order, State, order


class Plan:
    """One is made for each match and plays it to the end: what it wants to remember are its attributes."""

    def play(self, state: State, rng: Random) -> List[Order]:
        """The orders of a round, the most urgent first. Chance, if there is to be any, comes from `rng`, so that a match can
        be played again."""
        island = Island(state)
        # What they go for, by their numbers in `places` (cities, then paths): the first thing to change. Nobody's alone
        # would be those with `place.owner == -1`.
        goals = [n for n, place in enumerate(island.places) if place.owner != island.me]
        # A table: for every cell, how far the nearest goal is, in steps plus the health that they cost.
        far, _ = island.walk_from(goals)
        orders: List[Order] = []
        for ork in island.mine:
            # The best step. Its cell is then claimed: no other ork of mine gets it in this round.
            direction = island.claim_step(ork, far)
            # It stays where it is, unless a step brings it nearer.
            if direction is not None:
                orders.append(order(ork, direction))
        return orders
