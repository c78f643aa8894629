"""Moves every unit at random, but legally."""

from walking_dead import DIRECTIONS, Town, order


def play_walking_dead(state, rng):
    town = Town(state)
    orders = []
    for unit in town.mine:
        choices = [d for d in DIRECTIONS if town.target(unit["pos"], d) is not None]
        if choices:
            orders.append(order(unit, rng.pick(choices)))
    return orders
