"""Each line with a wrong word must be refused by mypy; without those lines there must be nothing to say."""

from typing import List

from minions import Random
from minions.crematoria import Direction, Order, State, order


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        unit = state.units[0]
        health = unit.health or 0
        print(unit.helth)  # wrong
        right = Direction.RIGHT
        print(Direction.RIHGT)  # wrong
        gem_points = state.config.gem_points
        print(state.config.gem_pionts)  # wrong
        order(unit, "Right")  # wrong
        return [order(unit, right)] if health > gem_points else []
