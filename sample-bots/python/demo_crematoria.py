"""Moves every unit at random, but legally."""

from typing import List

from minions import Random
from minions.crematoria import DIRECTIONS, Direction, Order, Planet, State, order


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        planet = Planet(state)
        orders: List[Order] = []
        for unit in planet.mine:
            choices = [d for d in DIRECTIONS if d != Direction.NONE and planet.target(unit.pos, d) is not None]
            if choices:
                orders.append(order(unit, rng.pick(choices)))
        return orders
