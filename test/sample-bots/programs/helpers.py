"""What the helpers of the Python kit say of a state: the questions of ask-helpers.mjs, in the same order."""

import json
import sys

from minions import apocalypse, crematoria, ork_island, walking_dead

VIEWS = {
    "apocalypse": (apocalypse, "Battlefield"),
    "crematoria": (crematoria, "Planet"),
    "ork-island": (ork_island, "Island"),
    "walking-dead": (walking_dead, "Town"),
}

with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
game = json.loads(text)["game"]
module, name = VIEWS[game]
view = getattr(module, name)(module.parse_state(text))
units_of = view.soldiers_of if game == "apocalypse" else view.units_of


def show(pos):
    return ",".join(str(number) for number in pos)


def show_all(positions):
    return " ".join(show(pos) for pos in positions)


def ids(units):
    return " ".join(str(unit.id) for unit in units)


def show_step(first):
    if first is None:
        return "-"
    return first.value if hasattr(first, "value") else show(first)


print(view.grid())
for player in range(-1, 4):
    print(f"cellsOf {player}: {show_all(view.cells_of(player))}")
    print(f"unitsOf {player}: {ids(units_of(player))}")
if game == "crematoria":
    print(f"pioneers: {ids(view.units_of(view.me, crematoria.UnitType.PIONEER))}")
if game == "walking-dead":
    print(f"dead: {ids(view.units_of(view.me, walking_dead.UnitType.DEAD))}")
if game == "apocalypse":
    print(f"helicopters: {ids(view.helicopters_of(view.me))}")
enemies = [unit.pos for unit in units_of((view.me + 1) % 4)]
for unit in view.mine:
    print(f"{unit.id} neighbours: {show_all(view.neighbours(unit.pos))}")
    print(f"{unit.id} in reach: {ids(view.enemies_in_reach(unit))}")
    for goals in (enemies, view.cells_of(-1), [unit.pos], []):
        step = show_step(view.towards(unit.pos, goals))
        print(f"{unit.id} {step} {view.steps(unit.pos, goals)}: {show_all(view.path(unit.pos, goals))}")
if game == "apocalypse":
    table = view.walk_from([apocalypse.cell_at(pos) for pos in enemies])
    for one in view.my_helicopters:
        print(f"{one.id} landings: {show_all(view.claim_landings(one, table, 2))}")
elif game == "crematoria":
    table, _ = view.walk_from(view.cells_of(-1))
elif game == "ork-island":
    table, _ = view.walk_from(list(range(len(view.places))))
else:
    table = view.steps_to(enemies)
for unit in view.mine + view.mine:
    print(f"{unit.id} claims {show_step(view.claim_step(unit, table))}")
