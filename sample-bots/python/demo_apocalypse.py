"""Moves every soldier and flies every helicopter at random, but legally."""

from typing import List

from minions import Random
from minions.apocalypse import Battlefield, Order, State, around, below, cell_at, order_helicopter, order_parachuter, order_soldier, position_of


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        field = Battlefield(state)
        orders: List[Order] = []
        for helicopter in field.my_helicopters:
            orders.append(order_helicopter(helicopter, rng.pick(field.actions_of(helicopter))))
            free = [cell for cell in below(cell_at(helicopter.pos)) if field.is_open(cell) and field.soldier_at(cell) is None]
            if helicopter.parachuters and free:
                orders.append(order_parachuter(position_of(rng.pick(free)), helicopter))
        for soldier in field.mine:
            choices = [cell for cell in around(cell_at(soldier.pos)) if field.is_open(cell)]
            orders.append(order_soldier(soldier, position_of(rng.pick(choices))))
        return orders
