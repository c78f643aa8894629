"""Moves every ork at random, but legally."""

from ork_island import DIRECTIONS, Island, order


def play_ork_island(state, rng):
    island = Island(state)
    orders = []
    for ork in island.mine:
        choices = [d for d in DIRECTIONS if island.target(ork["pos"], d) is not None]
        if choices:
            orders.append(order(ork, rng.pick(choices)))
    return orders
