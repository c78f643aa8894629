"""Soldiers take posts and guard them, one each; the others hunt, and all attack the enemies they meet. Helicopters fly to posts
and to groups of enemies, throw parachuters as soon as they can, and napalm where it hits many enemies and few of their own."""

from typing import List

from minions import Random, debug
from minions.apocalypse import CELLS, FAR, REACH, THROWS, Action, Battlefield, Order, State, cell_at
from minions.apocalypse import around, below, distance, first_action, position_of
from minions.apocalypse import order_helicopter, order_parachuter, order_soldier

FORBIDDEN = 1000000  # the cost of a step that is not to be taken
# Conquering a post is better than any attack, and an attack better than any walk.
CONQUEST = -200000
ATTACK = -100000
# What a step on foot and a step in the air cost, in points of a post.
STEP = 10
FLIGHT_STEP = 3
MAX_WALK = 25  # nobody walks farther than this to a post
GUARD = 100  # guarding a post is worth this much less than conquering it
# The danger of a forest that may catch fire, and of each enemy within two steps of a soldier in the forest or on grass.
FIRE = 40
ENEMY_NEAR_FOREST = 2
ENEMY_NEAR_GRASS = 8
# What napalm gains with each enemy and each own soldier that it kills, and the least that it is thrown for.
ENEMY_KILLED = 30
OWN_KILLED = -60
MIN_GAIN = 60


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        return Turn(state, rng).play()


class Turn:
    def __init__(self, state, rng):
        field = Battlefield(state)
        self.field = field
        self.rng = rng
        self.orders = []
        self.throws = THROWS
        self.aims = []
        self.taken = {cell_at(soldier.pos) for soldier in field.soldiers}
        self.wanted = {cell_at(post.pos): post for post in field.posts if post.owner != field.me}
        self.to_wanted = field.walk_from(self.wanted)
        self.to_enemy = field.walk_from(cell_at(enemy.pos) for enemy in field.enemies)
        self.enemies_near = [0] * CELLS
        self.napalm_gain = [0] * CELLS
        for soldier in field.soldiers:
            self.count(soldier)

    def count(self, soldier):
        is_mine = soldier.player == self.field.me
        for near in below(cell_at(soldier.pos)):
            self.napalm_gain[near] += OWN_KILLED if is_mine else ENEMY_KILLED
            self.enemies_near[near] += 0 if is_mine else 1

    def play(self):
        for helicopter in self.field.my_helicopters:
            self.command(helicopter)
        mine = self.field.mine
        goals = self.assign_posts()
        for n in self.rng.permutation(len(mine)):
            self.move(mine[n], goals.get(mine[n].id, self.to_enemy))
        return self.orders

    def command(self, helicopter):
        if helicopter.napalm == 0 and self.napalm_gain[cell_at(helicopter.pos)] >= MIN_GAIN:
            self.orders.append(order_helicopter(helicopter, Action.NAPALM))
            debug.note(f"Helicopter {helicopter.id} throws napalm.")
            for cell in below(cell_at(helicopter.pos)):
                self.field.ignite(cell)
            return
        self.throw_parachuters(helicopter)
        self.fly(helicopter)

    def throw_parachuters(self, helicopter):
        free = [cell for cell in below(cell_at(helicopter.pos)) if self.is_free(cell)]
        free.sort(key=self.landing_cost)
        for target in free[: min(self.throws, len(helicopter.parachuters))]:
            self.orders.append(order_parachuter(position_of(target), helicopter))
            self.throws -= 1
            self.taken.add(target)
            self.wanted.pop(target, None)

    def landing_cost(self, cell):
        return CONQUEST if cell in self.wanted else STEP * self.to_wanted[cell] + self.danger(cell)

    def fly(self, helicopter):
        centres, steps, before = self.field.fly_from(helicopter)
        worth = self.worth_of_centres()
        most = -FORBIDDEN
        goal = cell_at(helicopter.pos)
        for centre in centres:
            # It flies two steps a round.
            napalm_gain = max(0, self.napalm_gain[centre]) if 2 * helicopter.napalm <= steps[centre] else 0
            value = worth[centre] + napalm_gain - FLIGHT_STEP * steps[centre]
            if value > most:
                most = value
                goal = centre
        self.aims.append(goal)
        if goal != cell_at(helicopter.pos):
            debug.line([position_of(cell_at(helicopter.pos)), position_of(goal)], "white", "aim")
            self.orders.append(order_helicopter(helicopter, first_action(helicopter, goal, before)))

    def worth_of_centres(self):
        """For each centre, the value of the posts below that a parachuter could take; not of those the
        other helicopter aims at."""
        worth = [0] * CELLS
        for cell, post in self.wanted.items():
            if not self.is_free(cell) or any(distance(aim, cell) <= REACH for aim in self.aims):
                continue
            for centre in below(cell):
                worth[centre] += post.value
        return worth

    def assign_posts(self):
        """Gives each post to at most one soldier, the best trips first. Returns each cell's steps to the post,
        by id of soldier."""
        trips = [trip for post in self.field.posts for trip in self.trips_to(post)]
        goals = {}
        given = set()
        for _, soldier, post, steps in sorted(trips, key=lambda trip: trip[0]):
            if soldier.id in goals or cell_at(post.pos) in given:
                continue
            goals[soldier.id] = steps
            given.add(cell_at(post.pos))
        return goals

    def trips_to(self, post):
        is_wanted = cell_at(post.pos) in self.wanted
        is_guarded = not is_wanted and cell_at(post.pos) in self.taken
        steps = self.field.walk_from([cell_at(post.pos)], 1 if is_guarded else MAX_WALK)
        least = (0 if is_wanted else GUARD) - post.value
        walkers = [soldier for soldier in self.field.mine if steps[cell_at(soldier.pos)] != FAR]
        return [(least + STEP * steps[cell_at(soldier.pos)], soldier, post, steps) for soldier in walkers]

    def move(self, soldier, steps):
        """Frees the cell he leaves and takes the one he goes to, so that own soldiers follow but never block each other."""
        self.taken.discard(cell_at(soldier.pos))
        to = self.best_step(soldier, steps)
        is_attack = to in self.taken
        self.taken.add(cell_at(soldier.pos) if is_attack else to)
        if to != cell_at(soldier.pos):
            self.orders.append(order_soldier(soldier, position_of(to)))

    def best_step(self, soldier, steps):
        least = FORBIDDEN
        best = [cell_at(soldier.pos)]
        for to in around(cell_at(soldier.pos)):
            cost = self.step_cost(to, steps)
            if cost == FORBIDDEN or cost > least:
                continue
            if cost < least:
                best = []
            least = cost
            best.append(to)
        return self.rng.pick(best)

    def step_cost(self, to, steps):
        if not self.field.is_open(to):
            return FORBIDDEN
        other = self.field.soldier_at(to)
        if other is not None and other.player != self.field.me:
            # On grass a hit takes two and a half times as much. The one who will die first is the one to attack.
            return ATTACK + other.life * (5 if self.field.is_forest(to) else 2)
        if to in self.taken:
            return FORBIDDEN
        return CONQUEST if to in self.wanted else STEP * steps[to] + self.danger(to)

    def danger(self, cell):
        each = ENEMY_NEAR_FOREST if self.field.is_forest(cell) else ENEMY_NEAR_GRASS
        return each * self.enemies_near[cell] + (FIRE if self.field.is_endangered(cell) else 0)

    def is_free(self, cell):
        return self.field.is_open(cell) and cell not in self.taken
