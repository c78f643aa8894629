"""Moves every unit at random, but legally: the shortest whole bot. Start your own from here."""

import apocalypse
import crematoria
import ork_island
import walking_dead
from minions import by_game, run


def play_crematoria(state, rng):
    planet = crematoria.Planet(state)
    orders = []
    for unit in planet.mine:
        choices = [d for d in crematoria.DIRECTIONS if d != "None" and planet.target(unit["pos"], d) is not None]
        if choices:
            orders.append({"unit": unit["id"], "dir": rng.pick(choices)})
    return orders


def play_walking_dead(state, rng):
    town = walking_dead.Town(state)
    orders = []
    for unit in town.mine:
        choices = [d for d in walking_dead.DIRECTIONS if town.target(unit["pos"], d) is not None]
        if choices:
            orders.append({"unit": unit["id"], "dir": rng.pick(choices)})
    return orders


def play_ork_island(state, rng):
    island = ork_island.Island(state)
    orders = []
    for ork in island.mine:
        choices = [d for d in ork_island.DIRECTIONS if island.target(ork["pos"], d) is not None]
        if choices:
            orders.append({"unit": ork["id"], "dir": rng.pick(choices)})
    return orders


def play_apocalypse(state, rng):
    field = apocalypse.Battlefield(state)
    orders = []
    for helicopter in field.my_helicopters:
        orders.append({"helicopter": helicopter["id"], "do": rng.pick(field.actions_of(helicopter))})
        free = [cell for cell in apocalypse.below(helicopter["cell"]) if field.is_open(cell) and field.soldier_at(cell) is None]
        if helicopter["parachuters"] and free:
            orders.append({"parachuter": apocalypse.position_of(rng.pick(free)), "helicopter": helicopter["id"]})
    for soldier in field.mine:
        choices = [cell for cell in apocalypse.around(soldier["cell"]) if field.is_open(cell)]
        orders.append({"soldier": soldier["id"], "to": apocalypse.position_of(rng.pick(choices))})
    return orders


run(
    by_game(
        {
            "crematoria": play_crematoria,
            "walking-dead": play_walking_dead,
            "ork-island": play_ork_island,
            "apocalypse": play_apocalypse,
        }
    )
)
