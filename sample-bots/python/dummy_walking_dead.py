"""Every unit takes a step to what is nearest: food, an enemy or a zombie. Whoever stands next to it attacks, however strong
it is, and units of the clan get in each other's way: there is room for improvement."""

from typing import List

from minions import Random, debug, parameter
from minions.walking_dead import DIRECTIONS, FAR, Order, State, Town, index, order


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        town = Town(state)
        to_food = town.steps_to(town.food)
        to_enemy = town.steps_to([unit.pos for unit in town.enemies])
        to_zombie = town.steps_to([unit.pos for unit in town.zombies])
        # Out of 101 draws, those in which a unit cares for food.
        appetite = parameter("hungry", 80)
        orders: List[Order] = []
        hungry = 0
        for unit in town.mine:
            is_hungry = rng.random(0, 100) < appetite
            hungry += is_hungry
            direction = best_step(town, unit, [to_food, to_enemy, to_zombie] if is_hungry else [to_enemy, to_zombie])
            if direction is not None:
                orders.append(order(unit, direction))
        debug.metric("hungry units", hungry)
        return orders


def best_step(town, unit, goals):
    """The direction to what is nearest, or None. Of equals the first goal counts, and of its directions the first."""
    least = FAR
    best = None
    for steps in goals:
        for direction in DIRECTIONS:
            to = town.target(unit.pos, direction)
            if to is None or steps[index(to)] >= least:
                continue
            least = steps[index(to)]
            best = direction
    return best
