"""Every soldier goes to the nearest post that is not mine and attacks who is in his way; parachuters jump where it is near
to one. Helicopters fly straight on and turn at a mountain, and throw no napalm: a beginning."""

from typing import List

from minions import Random
from minions.apocalypse import THROWS, Action, Battlefield, Order, State, cell_at
from minions.apocalypse import order_helicopter, order_parachuter, order_soldier


class Plan:
    """One is made for each match and plays it to the end: what it wants to remember are its attributes."""

    def play(self, state: State, rng: Random) -> List[Order]:
        """The orders of a round, the most urgent first. Chance, if there is to be any, comes from `rng`, so that a match can
        be played again."""
        field = Battlefield(state)
        # A table: for every cell, the steps to the nearest post that is not mine.
        steps = field.walk_from([cell_at(post.pos) for post in field.posts if post.owner != field.me])
        orders: List[Order] = []
        throws = THROWS
        for helicopter in field.my_helicopters:
            # The best cells below it. They are then claimed, as those of steps: nobody else of mine gets them in this round.
            landings = field.claim_landings(helicopter, steps, throws)
            throws -= len(landings)
            orders.extend(order_parachuter(pos, helicopter) for pos in landings)
            can_fly = Action.FORWARD2 in field.actions_of(helicopter)
            orders.append(order_helicopter(helicopter, Action.FORWARD2 if can_fly else Action.CLOCKWISE))
        for soldier in field.mine:
            # He stays where he is, unless a step brings him nearer.
            to = field.claim_step(soldier, steps)
            if to is not None:
                orders.append(order_soldier(soldier, to))
        return orders
