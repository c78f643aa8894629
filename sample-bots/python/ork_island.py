"""What a bot for Ork Island needs to know of the island. A position is (row, column), as in the protocol."""

FAR = 1000000  # farther than any way on the island
DEAREST = 20  # no cell makes a way longer than this, whatever it costs

_STEPS = {"N": (-1, 0), "S": (1, 0), "W": (0, -1), "E": (0, 1)}

DIRECTIONS = list(_STEPS)

# The health it costs to enter a cell. Only the first state tells it (until then, the usual), so it must be remembered.
_costs = {".": 1, "F": 2, "S": 3, "C": 0, "P": 0}


def _remember_costs(config):
    names = {".": "costGrass", "F": "costForest", "S": "costSand", "C": "costCity", "P": "costPath"}
    for cell, name in names.items():
        _costs[cell] = config[name]


def step(pos, direction):
    """The position one step away, on the board or just beyond the edge."""
    di, dj = _STEPS[direction]
    return (pos[0] + di, pos[1] + dj)


def distance(a, b):
    """Steps between two positions, were there no water."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def order(unit, direction):
    return {"unit": unit["id"], "dir": direction}


class Island:
    def __init__(self, state):
        if "start" in state:
            _remember_costs(state["start"]["config"])
        self._width = len(state["board"][0]) + 1
        # Water all around, so that nothing beyond the edge needs a thought.
        sea = "W" * self._width
        self._land = "".join([sea, *(row + "W" for row in state["board"]), sea])
        self.me = state["player"]
        self.units = state["units"]
        self.mine = [unit for unit in self.units if unit["player"] == self.me]
        # What can be conquered, each with its cells and its owner: the cities, then the paths.
        self.places = state["cities"] + state["paths"]
        self._unit_by_index = {self.index(unit["pos"]): unit for unit in self.units}
        self._place_by_index = {self.index(pos): n for n, place in enumerate(self.places) for pos in place["cells"]}

    def index(self, pos):
        """A number for each position, row by row, those just beyond the edge included."""
        return (pos[0] + 1) * self._width + pos[1]

    def cell(self, pos):
        """W water, . grass, F forest, S sand, C city, P path."""
        return self._land[self.index(pos)]

    def cost(self, pos):
        """The health it costs to enter a cell that is not water."""
        return _costs[self.cell(pos)]

    def unit_at(self, pos):
        return self._unit_by_index.get(self.index(pos))

    def place_at(self, pos):
        """Which of the places the cell belongs to, or -1."""
        return self._place_by_index.get(self.index(pos), -1)

    def count(self, place):
        """How many orks each player has in a place."""
        counts = [0, 0, 0, 0]
        for pos in place["cells"]:
            unit = self.unit_at(pos)
            if unit is not None:
                counts[unit["player"]] += 1
        return counts

    def target(self, pos, direction):
        """Where an order leads, or None into water. Somebody may stand there."""
        to = step(pos, direction)
        return None if self.cell(to) == "W" else to

    def walk_from(self, goals):
        """Walks from some of the places at once. Returns two lists by index: how far the nearest of them is, in steps plus
        the health they cost (FAR if there is no way), and which place that is."""
        far = [FAR] * len(self._land)
        goal = [-1] * len(self._land)
        # The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
        rings = [[]]
        for n in goals:
            for pos in self.places[n]["cells"]:
                far[self.index(pos)] = 0
                goal[self.index(pos)] = n
                rings[0].append(self.index(pos))
        for near, ring in enumerate(rings):
            for here in ring:
                if far[here] != near:
                    continue
                farther = near + 1 + min(_costs[self._land[here]], DEAREST)
                while len(rings) <= farther:
                    rings.append([])
                for there in (here - self._width, here + self._width, here - 1, here + 1):
                    if far[there] > farther and self._land[there] != "W":
                        far[there] = farther
                        goal[there] = goal[here]
                        rings[farther].append(there)
        return far, goal
