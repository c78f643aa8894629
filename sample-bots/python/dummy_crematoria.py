"""Pioneers conquer the nearest cave cell, and a few fetch gems outside; furyans hunt enemy pioneers.
Every unit takes the step of least cost; equal costs are settled by the seeded generator."""

from typing import List

from minions import Random, debug
from minions.crematoria import DIRECTIONS, FAR, Direction, Order, Planet, State, UnitType, distance, index, order

FORBIDDEN = 1000000  # the cost of a step that is not to be taken
OUTSIDE = 200  # outside costs this more than any cave, except on the way to a gem
NEAR_ELEVATOR = 10  # pioneers at most this many steps from an elevator go up for a gem
NECROMONGER_DAMAGE = 40  # the most that one attack of a necromonger takes
WEAK_FURYAN = 50  # at this health two hits may be the end of a furyan


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        return Turn(state, rng).play()


class Turn:
    def __init__(self, state, rng):
        planet = Planet(state)
        self.planet = planet
        self.rng = rng
        self.orders = []
        self.taken = {index(unit.pos) for unit in planet.units}
        self.necromongers = [unit for unit in planet.units if unit.type == UnitType.NECROMONGER]
        self.enemy_furyans = [unit for unit in planet.units if unit.type == UnitType.FURYAN and self.is_enemy(unit)]
        enemy_pioneers = [unit for unit in planet.units if unit.type == UnitType.PIONEER and self.is_enemy(unit)]
        prey = [unit.pos for unit in enemy_pioneers if unit.pos.level == 0]
        self.dark_elevators = [pos for pos in planet.elevators if planet.is_night(pos.column)]
        self.to_land, _ = planet.walk_from(planet.caves(lambda pos: planet.owner(pos) != planet.me))
        self.to_prey, _ = planet.walk_from(prey)
        self.to_elevator, self.nearest_elevator = planet.walk_from(self.dark_elevators)
        self.gem_of = self.assign_gems()

    def play(self):
        mine = self.planet.mine
        shuffled = [mine[n] for n in self.rng.permutation(len(mine))]
        # The judge takes one order of each player in turn, so the most urgent must come first.
        for urgency in (2, 1, 0):
            for unit in shuffled:
                if self.urgency(unit) == urgency:
                    self.move(unit)
        return self.orders

    def urgency(self, unit):
        if self.danger(unit, unit.pos) > 0:
            return 2
        return 1 if unit.type == UnitType.FURYAN else 0

    def move(self, unit):
        """Frees the cell the unit leaves and takes the one it goes to, so that own units follow but never block each other."""
        self.taken.discard(index(unit.pos))
        direction, to = self.best_step(unit)
        is_attack = index(to) in self.taken
        self.taken.add(index(unit.pos if is_attack else to))
        if direction != Direction.NONE:
            self.orders.append(order(unit, direction))

    def best_step(self, unit):
        least = FORBIDDEN
        best = [(Direction.NONE, unit.pos)]
        cost_of = self.furyan_cost if unit.type == UnitType.FURYAN else self.pioneer_cost
        for direction in DIRECTIONS:
            to = self.planet.target(unit.pos, direction)
            if to is None or self.planet.is_deadly(to):
                continue
            cost = cost_of(unit, to)
            if cost == FORBIDDEN or cost > least:
                continue
            if cost < least:
                best = []
            least = cost
            best.append((direction, to))
        return self.rng.pick(best)

    def furyan_cost(self, unit, to):
        other = self.planet.unit_at(to)
        if other is not None and self.is_enemy(other):
            # Who attacks stays where it is. The weakest pioneer first, then the weakest furyan.
            return self.danger(unit, unit.pos) + other.health - (200 if other.type == UnitType.PIONEER else 101)
        if index(to) in self.taken or to.level == 1:
            return FORBIDDEN
        return self.danger(unit, to) + self.to_prey[index(to)]

    def pioneer_cost(self, unit, to):
        if index(to) in self.taken:
            return FORBIDDEN
        is_underground = to.level == 0
        gem = self.gem_of.get(unit.id)
        if gem is None:
            return self.danger(unit, to) + (self.to_land[index(to)] if is_underground else OUTSIDE + self.way_home(to))
        if not is_underground:
            return self.danger(unit, to) + distance(to, gem) - OUTSIDE
        return self.danger(unit, to) + self.to_elevator[index(to)] if unit.pos.level == 0 else FORBIDDEN

    def danger(self, unit, pos):
        """What it costs the unit to be there at the end of its move."""
        hound = self.planet.hound_distance(pos)
        cost = 0
        if hound <= 4:
            cost += 1000 if hound <= 2 else 100 * (5 - hound)
        if pos.level == 1:
            cost += self.necromonger_danger(unit, pos)
        if unit.type == UnitType.PIONEER or unit.health <= WEAK_FURYAN:
            cost += self.furyan_danger(pos)
        return cost

    def necromonger_danger(self, unit, pos):
        attackers = sum(distance(other.pos, pos) <= 1 for other in self.necromongers)
        return attackers * (10 if unit.health > attackers * NECROMONGER_DAMAGE else 500)

    def furyan_danger(self, pos):
        cost = 0
        for furyan in self.enemy_furyans:
            far = distance(furyan.pos, pos) if furyan.pos.level == pos.level else FAR
            if far <= 2:
                cost += 10 if far == 2 else 40
        return cost

    def way_home(self, pos):
        """Steps to the nearest elevator that is still dark on arrival; when there is none, away from the sun."""
        least = FAR - self.planet.night_left(pos.column)
        for elevator in self.dark_elevators:
            steps = distance(pos, elevator)
            if steps <= self.planet.night_left(elevator.column):
                least = min(least, steps)
        return least

    def assign_gems(self):
        """Gives each gem to at most one pioneer, the shortest trips first."""
        pioneers = [unit for unit in self.planet.mine if unit.type == UnitType.PIONEER]
        trips = [(unit, gem, self.trip_time(unit, gem)) for gem in self.planet.gems for unit in pioneers]
        gem_of = {}
        given = set()
        for unit, gem, time in sorted(trips, key=lambda trip: trip[2]):
            if time >= FAR or unit.id in gem_of or index(gem) in given:
                continue
            gem_of[unit.id] = gem
            given.add(index(gem))
            debug.mark([gem], "gold", "fetch")
        debug.metric("gems to fetch", len(given))
        return gem_of

    def trip_time(self, unit, gem):
        """Rounds until the pioneer has the gem, or FAR if it would not get there and back in the dark."""
        time = self.time_to_gem(unit, gem)
        if time > self.planet.night_left(gem.column):
            return FAR
        is_back = any(time + distance(gem, pos) <= self.planet.night_left(pos.column) for pos in self.dark_elevators)
        return time if is_back else FAR

    def time_to_gem(self, unit, gem):
        if unit.pos.level == 1:
            return distance(unit.pos, gem)
        steps = self.to_elevator[index(unit.pos)]
        if steps > NEAR_ELEVATOR:
            return FAR
        elevator = self.dark_elevators[self.nearest_elevator[index(unit.pos)]]
        return steps + 1 + distance(elevator, gem)

    def is_enemy(self, unit):
        return unit.player not in (self.planet.me, -1)
