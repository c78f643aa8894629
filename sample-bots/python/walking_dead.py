"""What a bot for The Walking Dead needs to know of the town. A position is (row, column), as in the protocol."""

# The size of the documents. A smaller town has debris around it.
ROWS = 60
COLUMNS = 60
FAR = 9999  # farther than any way in the town

_STEPS = {
    "Down": (1, 0),
    "Right": (0, 1),
    "Up": (-1, 0),
    "Left": (0, -1),
}

DIRECTIONS = list(_STEPS)


def step(pos, direction):
    """The position one step away, or None beyond the edge."""
    down, right = _STEPS[direction]
    row, column = pos[0] + down, pos[1] + right
    return (row, column) if 0 <= row < ROWS and 0 <= column < COLUMNS else None


def distance(a, b):
    """Steps between two positions, were there no debris. Zombies, who also go diagonally, may need fewer."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def index(pos):
    """A number for each position, row by row."""
    row, column = pos
    return row * COLUMNS + column


# The indices around each one.
_POSITIONS = [(n // COLUMNS, n % COLUMNS) for n in range(ROWS * COLUMNS)]
_NEIGHBOURS = [[index(near) for near in (step(pos, d) for d in DIRECTIONS) if near is not None] for pos in _POSITIONS]


def order(unit, direction):
    return {"unit": unit["id"], "dir": direction}


def _widen(rows, mark):
    """The rows of a town of this size, those of a smaller one included."""
    rows = rows + [""] * (ROWS - len(rows))
    return [row.ljust(COLUMNS, mark) for row in rows]


class Town:
    def __init__(self, state):
        self._state = state
        self._board = _widen(state["board"], "X")
        self._owners = _widen(state["owners"], ".")
        self.me = state["player"]
        self.units = state["units"]
        living = [unit for unit in self.units if unit["type"] == "living"]
        self.mine = [unit for unit in living if unit["clan"] == self.me]
        self.enemies = [unit for unit in living if unit["clan"] != self.me]
        self.zombies = [unit for unit in self.units if unit["type"] == "zombie"]
        self.food = [food["pos"] for food in state["food"]]
        self._unit_by_index = {index(unit["pos"]): unit for unit in self.units}
        self._is_free = [mark != "X" for mark in "".join(self._board)]
        for n in self._unit_by_index:
            self._is_free[n] = False

    def cell(self, pos):
        """X debris, M food, . any other street, whoever stands there."""
        row, column = pos
        return self._board[row][column]

    def owner(self, pos):
        """The clan that owns the cell, or -1."""
        row, column = pos
        mark = self._owners[row][column]
        return -1 if mark == "." else int(mark)

    def strength(self, clan):
        """Decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a surprise."""
        return self._state["clans"][clan]["strength"]

    def unit_at(self, pos):
        return self._unit_by_index.get(index(pos))

    def target(self, pos, direction):
        """Where an order leads, or None when the town forbids it. Somebody may stand there."""
        to = step(pos, direction)
        return to if to is not None and self.cell(to) != "X" else None

    def steps_to(self, targets):
        """For every index: the steps to the nearest target along streets where nobody stands, FAR if there is no way."""
        steps = [FAR] * (ROWS * COLUMNS)
        is_free = self._is_free
        queue = [index(pos) for pos in targets]
        for target in queue:
            steps[target] = 0
        for here in queue:
            for near in _NEIGHBOURS[here]:
                if steps[near] == FAR and is_free[near]:
                    steps[near] = steps[here] + 1
                    queue.append(near)
        return steps
