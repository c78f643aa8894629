"""Every soldier goes to the nearest post that is not mine and attacks who is in his way; parachuters jump where it is near
to one. Helicopters fly straight on and turn at a mountain, and throw no napalm: a beginning.

There is no chance in it, so that it is the same bot in every language: helicopters and soldiers by id, and of equally good
cells the first, row by row."""

from typing import List

from minions import Random
from minions.apocalypse import THROWS, Action, Battlefield, Order, State, around, below, cell_at, position_of
from minions.apocalypse import order_helicopter, order_parachuter, order_soldier


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        field = Battlefield(state)
        steps = field.walk_from([cell_at(post.pos) for post in field.posts if post.owner != field.me])
        # The cells where soldiers of mine are or will be: no two of them want the same one.
        taken = {cell_at(soldier.pos) for soldier in field.mine}
        orders: List[Order] = []
        throws = THROWS
        for helicopter in field.my_helicopters:
            free = [cell for cell in below(cell_at(helicopter.pos)) if field.is_open(cell) and cell not in taken]
            landings = sorted((cell for cell in free if field.soldier_at(cell) is None), key=lambda cell: steps[cell])
            for cell in landings[: min(throws, len(helicopter.parachuters))]:
                taken.add(cell)
                throws -= 1
                orders.append(order_parachuter(position_of(cell), helicopter))
            can_fly = Action.FORWARD2 in field.actions_of(helicopter)
            orders.append(order_helicopter(helicopter, Action.FORWARD2 if can_fly else Action.CLOCKWISE))
        for soldier in field.mine:
            here = cell_at(soldier.pos)
            free = [cell for cell in around(here) if field.is_open(cell) and cell not in taken]
            best = min(free, key=lambda cell: steps[cell], default=here)
            if steps[best] < steps[here]:
                taken.add(best)
                orders.append(order_soldier(soldier, position_of(best)))
        return orders
