"""Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.

There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the first of
DIRECTIONS."""

from typing import List

from minions import Random
from minions.walking_dead import Order, State, Town, order


class Plan:
    """One is made for each match and plays it to the end: what it wants to remember are its attributes."""

    def play(self, state: State, rng: Random) -> List[Order]:
        """The orders of a round, the most urgent first. Chance, if there is to be any, comes from `rng`, so that a match can
        be played again."""
        town = Town(state)
        # What they go for: the first thing to change. Food is in `town.food`, the units of other clans are in
        # `town.enemies`, each with its `pos`.
        goals = [zombie.pos for zombie in town.zombies]
        # A table: for every cell, the steps to the nearest goal along streets where nobody stands.
        steps = town.steps_to(goals)
        orders: List[Order] = []
        for unit in town.mine:
            # The best step. Its cell is then claimed: no other unit of mine gets it in this round.
            direction = town.claim_step(unit, steps)
            # Without a way to one it stays where it is.
            if direction is not None:
                orders.append(order(unit, direction))
        return orders
