"""What a bot for Apocalypse needs to know of the battlefield. A cell is a number, row by row; `cell_at` and `position_of`
turn the [row, column] of the protocol into a cell and back."""

SIZE = 60
CELLS = SIZE * SIZE
REACH = 2  # a helicopter covers the cells up to this far from its centre
THROWS = 4  # the most parachuters that a player can throw in a round
FAR = 9999  # farther than any way on the battlefield

_STEPS = {"south": SIZE, "east": 1, "north": -SIZE, "west": -1}

_FACINGS = list(_STEPS)  # each is a quarter turn counterclockwise from the one before


def cell_at(pos):
    row, column = pos
    return row * SIZE + column


def position_of(cell):
    return divmod(cell, SIZE)


def step(cell, facing):
    """The next cell. There always is one: the border is all mountains, and nobody can be on it."""
    return cell + _STEPS[facing]


def _clockwise(facing):
    """Where a helicopter faces after a turn clockwise."""
    return _FACINGS[(_FACINGS.index(facing) + 3) % 4]


def distance(a, b):
    """Steps of a soldier from one cell to another, were there nothing in his way."""
    row, column = position_of(a)
    other_row, other_column = position_of(b)
    return max(abs(row - other_row), abs(column - other_column))


def square(cell, reach):
    """The cells up to so many steps away: row by row, and the cell itself among them."""
    row, column = position_of(cell)
    columns = range(max(0, column - reach), min(SIZE, column + reach + 1))
    return [i * SIZE + j for i in range(max(0, row - reach), min(SIZE, row + reach + 1)) for j in columns]


# The square of each cell.
_AROUND = [square(cell, 1) for cell in range(CELLS)]
_BELOW = [square(cell, REACH) for cell in range(CELLS)]


def around(cell):
    """The cells that a soldier can order: his own and the eight around it."""
    return _AROUND[cell]


def below(centre):
    """The cells below a helicopter with this centre; just as well, the centres from which it covers this cell."""
    return _BELOW[centre]


def first_action(helicopter, goal, before):
    """What a helicopter does first on the way to a goal, as `fly_from` found it."""
    cell, facing = helicopter["cell"], helicopter["facing"]
    first = second = goal
    while before[first] != cell:
        first, second = before[first], first
    if first == step(cell, facing):
        return "forward2" if second == step(first, facing) else "forward1"
    return "clockwise" if first == step(cell, _clockwise(facing)) else "counterclockwise"


def order_soldier(soldier, cell):
    return {"soldier": soldier["id"], "to": position_of(cell)}


def order_helicopter(helicopter, action):
    """One of clockwise, counterclockwise, forward1, forward2 and napalm."""
    return {"helicopter": helicopter["id"], "do": action}


def order_parachuter(cell, helicopter):
    """Throws the first parachuter of the helicopter."""
    return {"parachuter": position_of(cell), "helicopter": helicopter["id"]}


def _with_cell(thing):
    return {**thing, "cell": cell_at(thing["pos"])}


class Battlefield:
    def __init__(self, state):
        """Posts, soldiers and helicopters are those of the state, each with its `cell`."""
        self.me = state["player"]
        self.posts = [_with_cell(post) for post in state["posts"]]
        self.soldiers = [_with_cell(soldier) for soldier in state["soldiers"]]
        self.mine = [soldier for soldier in self.soldiers if soldier["player"] == self.me]
        self.enemies = [soldier for soldier in self.soldiers if soldier["player"] != self.me]
        self.helicopters = [_with_cell(helicopter) for helicopter in state["helicopters"]]
        self.my_helicopters = [helicopter for helicopter in self.helicopters if helicopter["player"] == self.me]
        self._soldier_by_cell = {soldier["cell"]: soldier for soldier in self.soldiers}
        self._land = "".join(state["board"])
        self._is_burning = [False] * CELLS
        self._is_open = [land in ":." for land in self._land]
        self._is_over_mountain = [False] * CELLS
        for cell, land in enumerate(self._land):
            if land == "X":
                for centre in _BELOW[cell]:
                    self._is_over_mountain[centre] = True
        for fire in state["fire"]:
            self.ignite(cell_at(fire["pos"]))

    def is_forest(self, cell):
        return self._land[cell] == ":"

    def ignite(self, cell):
        """Sets the cell on fire: also for a bot to note where it throws napalm."""
        self._is_burning[cell] = True
        self._is_open[cell] = False

    def is_open(self, cell):
        """Whether a soldier can live there: forest or grass, not on fire. Somebody may be there."""
        return self._is_open[cell]

    def is_endangered(self, cell):
        """Whether a fire next to it may spread to the cell."""
        return self.is_forest(cell) and any(self._is_burning[step(cell, facing)] for facing in _FACINGS)

    def soldier_at(self, cell):
        return self._soldier_by_cell.get(cell)

    def sky_of(self, helicopter):
        """For each cell, whether the helicopter can have its centre there: over no mountain, clear of other helicopters."""
        sky = [not is_over for is_over in self._is_over_mountain]
        for other in self.helicopters:
            if other["id"] == helicopter["id"]:
                continue
            # With their centres that near, the two would share a cell of sky.
            for cell in square(other["cell"], 2 * REACH):
                sky[cell] = False
        return sky

    def actions_of(self, helicopter):
        """What the helicopter can be told to do."""
        sky = self.sky_of(helicopter)
        ahead = step(helicopter["cell"], helicopter["facing"])
        actions = ["clockwise", "counterclockwise"]
        if sky[ahead]:
            actions.append("forward1")
        if sky[ahead] and sky[step(ahead, helicopter["facing"])]:
            actions.append("forward2")
        if helicopter["napalm"] == 0:
            actions.append("napalm")
        return actions

    def walk_from(self, sources, most=FAR):
        """Walks from all sources at once. For each cell: the steps to the nearest source, or FAR if there is no way of at
        most `most` steps."""
        steps = [FAR] * CELLS
        is_open = self._is_open
        queue = list(sources)
        for cell in queue:
            steps[cell] = 0
        for cell in queue:
            if steps[cell] == most:
                break
            after = steps[cell] + 1
            for near in _AROUND[cell]:
                if is_open[near] and steps[near] == FAR:
                    steps[near] = after
                    queue.append(near)
        return steps

    def fly_from(self, helicopter):
        """Flies everywhere, straight on as long as possible. Returns the centres it comes to, the nearest first, and two
        lists by cell: the steps to each of them, and the centre before it on the way."""
        sky = self.sky_of(helicopter)
        first = _FACINGS.index(helicopter["facing"])
        ways = [_STEPS[facing] for facing in _FACINGS[first:] + _FACINGS[:first]]
        steps = [FAR] * CELLS
        before = [-1] * CELLS
        centres = [helicopter["cell"]]
        steps[helicopter["cell"]] = 0
        for centre in centres:
            for way in ways:
                after = centre + way
                if sky[after] and steps[after] == FAR:
                    steps[after] = steps[centre] + 1
                    before[after] = centre
                    centres.append(after)
        return centres, steps, before
