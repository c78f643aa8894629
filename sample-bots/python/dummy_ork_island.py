"""Orks go to the nearest city or path that is not theirs, as many as it takes to conquer it, and hold what enemies have
entered. Every ork takes the step of least cost; equal costs are settled by the seeded generator."""

from typing import List, Optional, Set, Tuple

from minions import Random, debug
from minions.ork_island import DIRECTIONS, FAR, Direction, Island, Order, Pos, State, Unit, order, step

FORBIDDEN = 2 * FAR  # the cost of a step that is not to be taken
KILL = FAR  # a kill is worth any way, because the dead ork changes sides
DANGER = 30  # what it costs to stand beside an enemy who may win a fight
LEAVE = 50  # what it costs to leave a city or path that is to be held
WALKS = 3  # how often orks look for the nearest goal that still needs some


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        return Turn(state, rng).play()


class Turn:
    def __init__(self, state, rng):
        island = Island(state)
        self.island = island
        self.rng = rng
        self.orders = []
        self.taken = {island.index(ork.pos) for ork in island.mine}
        self.holders: Set[int] = set()
        self.missing = [self.hold(place) for place in island.places]
        self.way_of = {}
        self.assign_goals()
        debug.metric("orks that hold", len(self.holders))

    def hold(self, place):
        """Keeps as many orks in the place as it takes to own it. Returns how many more it would take."""
        me = self.island.me
        most = max(count for player, count in enumerate(self.island.count(place)) if player != me)
        # The owner loses it only to somebody with more orks.
        missing = most if place.owner == me else most + 1
        for pos in place.cells:
            ork = self.island.unit_at(pos)
            if missing == 0 or ork is None or ork.player != me:
                continue
            self.holders.add(ork.id)
            missing -= 1
        return missing

    def assign_goals(self):
        """Sends each of the other orks to the nearest place that needs it; those that none needs, to the nearest all the same."""
        free = [ork for ork in self.island.mine if ork.id not in self.holders]
        first = None
        for _ in range(WALKS):
            far, goal = self.island.walk_from([n for n, missing in enumerate(self.missing) if missing > 0])
            first = first or far
            free.sort(key=lambda ork: far[self.island.index(ork.pos)])
            free = [ork for ork in free if not self.assign_goal(ork, far, goal)]
        for ork in free:
            self.way_of[ork.id] = first

    def assign_goal(self, ork, far, goal):
        place = goal[self.island.index(ork.pos)]
        if place == -1 or self.missing[place] == 0:
            return False
        self.way_of[ork.id] = far
        # Who may not get there does not count.
        if not self.is_weak(ork):
            self.missing[place] -= 1
        return True

    def play(self):
        # The nearest to their goals go first and make room for those behind.
        for ork in sorted(self.island.mine, key=lambda ork: self.way_left(ork, ork.pos)):
            self.move(ork)
        return self.orders

    def move(self, ork):
        """Frees the cell the ork leaves and takes the one it goes to, so that own orks may follow but never meet each other."""
        self.taken.discard(self.island.index(ork.pos))
        direction, to = self.best_step(ork)
        self.taken.add(self.island.index(to))
        if direction is not None:
            self.orders.append(order(ork, direction))

    def best_step(self, ork):
        least = self.stand_cost(ork, ork.pos, ork.health)
        best: List[Tuple[Optional[Direction], Pos]] = [(None, ork.pos)]
        for direction in DIRECTIONS:
            to = self.island.target(ork.pos, direction)
            if to is None or self.island.index(to) in self.taken:
                continue
            cost = self.step_cost(ork, to)
            if cost > least:
                continue
            if cost < least:
                best = []
            least = cost
            best.append((direction, to))
        return self.rng.pick(best)

    def step_cost(self, ork, to):
        health = ork.health - self.island.cost(to)
        cost = self.stand_cost(ork, to, health) + self.island.cost(to)
        other = self.island.unit_at(to)
        if other is None or not self.is_enemy(other):
            return cost
        return cost - KILL if health > other.health else FORBIDDEN

    def stand_cost(self, ork, pos, health):
        """What it costs the ork to be there, with that health, at the end of its move."""
        return self.danger(pos, health) + self.way_left(ork, pos) + (LEAVE if self.is_leaving(ork, pos) else 0)

    def danger(self, pos, health):
        around = [self.island.unit_at(step(pos, direction)) for direction in DIRECTIONS]
        # Who attacks pays for the cell first.
        price = self.island.cost(pos)
        return DANGER * sum(self.is_enemy(other) and other.health - price >= health for other in around if other)

    def is_leaving(self, ork, pos):
        """Holders stay in their place, and weak orks where walking costs nothing."""
        here, there = self.island.place_at(ork.pos), self.island.place_at(pos)
        if ork.id in self.holders:
            return there != here
        return self.is_weak(ork) and here != -1 and there == -1

    def is_weak(self, ork):
        """Whether the health of an ork may not be enough for its way."""
        return ork.health < self.way_left(ork, ork.pos)

    def way_left(self, ork, pos):
        way = self.way_of.get(ork.id)
        return 0 if way is None else way[self.island.index(pos)]

    def is_enemy(self, ork: Unit) -> bool:
        return ork.player != self.island.me
