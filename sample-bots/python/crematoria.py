"""What a bot for Crematoria needs to know of the planet. A position is (row, column, level), as in the protocol."""

ROWS = 40
COLUMNS = 80
FAR = 9999  # farther than any way on the planet

_STEPS = {
    "Bottom": (1, 0, 0),
    "BR": (1, 1, 0),
    "Right": (0, 1, 0),
    "RT": (-1, 1, 0),
    "Top": (-1, 0, 0),
    "TL": (-1, -1, 0),
    "Left": (0, -1, 0),
    "LB": (1, -1, 0),
    "Up": (0, 0, 1),
    "Down": (0, 0, -1),
    "None": (0, 0, 0),
}

DIRECTIONS = list(_STEPS)
WALKS = DIRECTIONS[:8]  # the directions that stay on the level


def step(pos, direction):
    """The position one step away, or None beyond the edge. Columns are a ring."""
    i, j, k = pos
    di, dj, dk = _STEPS[direction]
    row, level = i + di, k + dk
    if row < 0 or row >= ROWS or level < 0 or level > 1:
        return None
    return (row, (j + dj) % COLUMNS, level)


def ring_distance(a, b):
    """Steps from one column to another, the short way round."""
    straight = abs(a - b)
    return min(straight, COLUMNS - straight)


def distance(a, b):
    """Steps between two positions of a level, were there no rocks."""
    return max(abs(a[0] - b[0]), ring_distance(a[1], b[1]))


def index(pos):
    """A number for each position, row by row, underground first."""
    i, j, k = pos
    return (k * ROWS + i) * COLUMNS + j


# Every position of level 0, by index, and the indices around each.
_UNDERGROUND = [(n // COLUMNS, n % COLUMNS, 0) for n in range(ROWS * COLUMNS)]
_NEIGHBOURS = [[index(near) for near in (step(pos, d) for d in WALKS) if near is not None] for pos in _UNDERGROUND]


def order(unit, direction):
    return {"unit": unit["id"], "dir": direction}


class Planet:
    def __init__(self, state):
        self._state = state
        self.me = state["player"]
        self.units = state["units"]
        self.mine = [unit for unit in self.units if unit["player"] == self.me]
        self.gems = [gem["pos"] for gem in state["gems"]]
        self._land = "".join(state["board"][0])  # level 0, by index
        self.elevators = [pos for pos, land in zip(_UNDERGROUND, self._land) if land == "E"]
        self._unit_by_index = {index(unit["pos"]): unit for unit in self.units}
        self._hounds = [unit for unit in self.units if unit["type"] == "hellhound"]
        self._landing = {index(landing["pos"]) for landing in state["landings"] if landing["turns"] == 1}

    def cell(self, pos):
        """R rock, C cave, E elevator, O outside."""
        i, j, k = pos
        return self._state["board"][k][i][j]

    def owner(self, pos):
        """The player who owns the cell, or -1."""
        i, j, k = pos
        mark = self._state["owners"][i][j] if k == 0 else "."
        return -1 if mark == "." else int(mark)

    def unit_at(self, pos):
        return self._unit_by_index.get(index(pos))

    def target(self, pos, direction):
        """Where an order leads, or None when the land forbids it. Somebody may stand there."""
        if direction in ("Up", "Down") and self.cell(pos) != "E":
            return None
        to = step(pos, direction)
        return to if to is not None and self.cell(to) != "R" else None

    def is_night(self, column):
        return self._columns_into_night(column) < COLUMNS // 2

    def night_left(self, column):
        """How many rounds the column will still be dark at the end of the round; 0 by day. The sun takes two columns a round."""
        return self._columns_into_night(column) // 2 if self.is_night(column) else 0

    def _columns_into_night(self, column):
        return (column - self._state["night"][0]) % COLUMNS

    def hound_distance(self, pos):
        """Steps to the nearest hellhound, through rocks; FAR outside."""
        if pos[2] == 1:
            return FAR
        return min((distance(hound["pos"], pos) for hound in self._hounds), default=FAR)

    def is_deadly(self, pos):
        """Whether a unit that is there after its move is sure to die: next to a hound, in the sun, or under a landing."""
        if pos[2] == 0:
            return self.hound_distance(pos) <= 1
        return self.night_left(pos[1]) == 0 or index(pos) in self._landing

    def caves(self, accepts):
        """The cave positions, row by row, that a test accepts."""
        return [pos for pos, land in zip(_UNDERGROUND, self._land) if land == "C" and accepts(pos)]

    def walk_from(self, sources):
        """Walks underground from all sources at once. Returns two lists by index of level 0: the steps to the nearest
        source (FAR if there is no way), and the place of that source in the list."""
        steps = [FAR] * (ROWS * COLUMNS)
        source = [-1] * (ROWS * COLUMNS)
        land = self._land
        queue = [index(pos) for pos in sources]
        for n, here in enumerate(queue):
            steps[here] = 0
            source[here] = n
        for here in queue:
            for near in _NEIGHBOURS[here]:
                if steps[near] == FAR and land[near] != "R":
                    steps[near] = steps[here] + 1
                    source[near] = source[here]
                    queue.append(near)
        return steps, source
