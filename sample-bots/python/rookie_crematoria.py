"""Every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy pioneer, and nobody where
death is sure. It leaves the gems alone, and sees furyans and hellhounds too late: a beginning.

Units by id, and of equally good steps the first of DIRECTIONS: no chance, so that it is the same bot in every language."""

from typing import List

from minions import Random
from minions.crematoria import Order, Planet, State, UnitType, order


class Plan:
    """One is made for each match and plays it to the end: what it wants to remember are its attributes."""

    def play(self, state: State, rng: Random) -> List[Order]:
        """The orders of a round, the most urgent first. Chance, if there is to be any, comes from `rng`, so that a match can
        be played again."""
        planet = Planet(state)
        # Two tables: for every cell underground, the steps to the nearest cave to take, and to the nearest pioneer to hunt.
        to_land, _ = planet.walk_from(planet.caves(lambda pos: planet.owner(pos) != planet.me))
        pioneers = [unit for unit in planet.units if unit.type == UnitType.PIONEER and unit.player != planet.me]
        to_prey, _ = planet.walk_from([unit.pos for unit in pioneers if unit.pos.level == 0])
        orders: List[Order] = []
        for unit in planet.mine:
            steps = to_prey if unit.type == UnitType.FURYAN else to_land
            # The best step that is safe. Its cell is then claimed: no other unit of mine gets it in this round.
            direction = planet.claim_step(unit, steps)
            # With nowhere to go it stays where it is.
            if direction is not None:
                orders.append(order(unit, direction))
        return orders
