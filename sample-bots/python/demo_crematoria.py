"""Moves every unit at random, but legally."""

from crematoria import DIRECTIONS, Planet, order


def play_crematoria(state, rng):
    planet = Planet(state)
    orders = []
    for unit in planet.mine:
        choices = [d for d in DIRECTIONS if d != "None" and planet.target(unit["pos"], d) is not None]
        if choices:
            orders.append(order(unit, rng.pick(choices)))
    return orders
