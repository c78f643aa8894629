"""Moves every soldier and flies every helicopter at random, but legally."""

from apocalypse import Battlefield, around, below, order_helicopter, order_parachuter, order_soldier


def play_apocalypse(state, rng):
    field = Battlefield(state)
    orders = []
    for helicopter in field.my_helicopters:
        orders.append(order_helicopter(helicopter, rng.pick(field.actions_of(helicopter))))
        free = [cell for cell in below(helicopter["cell"]) if field.is_open(cell) and field.soldier_at(cell) is None]
        if helicopter["parachuters"] and free:
            orders.append(order_parachuter(rng.pick(free), helicopter))
    for soldier in field.mine:
        choices = [cell for cell in around(soldier["cell"]) if field.is_open(cell)]
        orders.append(order_soldier(soldier, rng.pick(choices)))
    return orders
