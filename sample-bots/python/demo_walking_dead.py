"""Moves every unit at random, but legally."""

from typing import List

from minions import Random
from minions.walking_dead import DIRECTIONS, Order, State, Town, order


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        town = Town(state)
        orders: List[Order] = []
        for unit in town.mine:
            choices = [d for d in DIRECTIONS if town.target(unit.pos, d) is not None]
            if choices:
                orders.append(order(unit, rng.pick(choices)))
        return orders
