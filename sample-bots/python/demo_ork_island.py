"""Moves every ork at random, but legally."""

from typing import List

from minions import Random
from minions.ork_island import DIRECTIONS, Island, Order, State, order


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        island = Island(state)
        orders: List[Order] = []
        for ork in island.mine:
            choices = [d for d in DIRECTIONS if island.target(ork.pos, d) is not None]
            if choices:
                orders.append(order(ork, rng.pick(choices)))
        return orders
