"""What a bot for Ork Island needs to know of the island."""

import json
from typing import Dict, List, Optional, Sequence, Tuple, Type, Union

from . import Plan, Player
from .ork_island_types import USUAL, City, Direction, Land, Order, Path, Pos, State, Unit, read_config, read_state
from .ground import Ground

_GAME = "ork-island"


def playing(make_plan: "Type[Plan[State]]") -> Player:
    """A plan for Ork Island, as `run` takes it."""
    return Player(_GAME, read_state, read_config, USUAL, make_plan)


def parse_state(line: str) -> State:
    """A saved state, from its line."""
    data = json.loads(line)
    return read_state(data, read_config(data["start"]["config"]) if "start" in data else USUAL)

FAR = 1000000  # farther than any way on the island
DEAREST = 20  # no cell makes a way longer than this, whatever it costs

_STEPS = {Direction.N: (-1, 0), Direction.S: (1, 0), Direction.W: (0, -1), Direction.E: (0, 1)}
_LAND = {land.value: land for land in Land}

DIRECTIONS = list(_STEPS)

Place = Union[City, Path]  # what can be conquered


def step(pos: Pos, direction: Direction) -> Pos:
    """The position one step away, on the board or just beyond the edge."""
    down, right = _STEPS[direction]
    return Pos(pos.row + down, pos.column + right)


def distance(a: Pos, b: Pos) -> int:
    """Steps between two positions, were there no water."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def order(unit: Unit, direction: Direction) -> Order:
    return Order(unit.id, direction)


class Island(Ground[Pos]):
    far = FAR

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        config = state.config
        # The health it costs to enter a cell, by its letter.
        self._costs = {
            ".": config.cost_grass,
            "F": config.cost_forest,
            "S": config.cost_sand,
            "C": config.cost_city,
            "P": config.cost_path,
        }
        self._width = len(state.board[0]) + 1
        # Water all around, so that nothing beyond the edge needs a thought.
        sea = "W" * self._width
        self._land = "".join([sea, *(row + "W" for row in state.board), sea])
        self.me = state.player
        self.units = state.units
        self.mine = [unit for unit in self.units if unit.player == self.me]
        # What can be conquered, each with its cells and its owner: the cities, then the paths.
        self.places: List[Place] = [*state.cities, *state.paths]
        self._unit_by_index = {self.index(unit.pos): unit for unit in self.units}
        self._claimed.update(self.index(ork.pos) for ork in self.mine)
        self._place_by_index = {self.index(pos): n for n, place in enumerate(self.places) for pos in place.cells}

    def index(self, pos: Pos) -> int:
        """A number for each position, row by row, those just beyond the edge included."""
        return (pos.row + 1) * self._width + pos.column

    def cell(self, pos: Pos) -> Land:
        """W water, . grass, F forest, S sand, C city, P path."""
        return _LAND[self._land[self.index(pos)]]

    def cost(self, pos: Pos) -> int:
        """The health it costs to enter a cell that is not water."""
        return self._costs[self._land[self.index(pos)]]

    def unit_at(self, pos: Pos) -> Optional[Unit]:
        return self._unit_by_index.get(self.index(pos))

    def place_at(self, pos: Pos) -> int:
        """Which of the places the cell belongs to, or -1."""
        return self._place_by_index.get(self.index(pos), -1)

    def count(self, place: Place) -> List[int]:
        """How many orks each player has in a place."""
        counts = [0, 0, 0, 0]
        for pos in place.cells:
            unit = self.unit_at(pos)
            if unit is not None:
                counts[unit.player] += 1
        return counts

    def target(self, pos: Pos, direction: Direction) -> Optional[Pos]:
        """Where an order leads, or None into water. Somebody may stand there."""
        to = step(pos, direction)
        return None if self._land[self.index(to)] == "W" else to

    def neighbours(self, pos: Pos) -> List[Pos]:
        targets = (self.target(pos, direction) for direction in DIRECTIONS)
        return [to for to in targets if to is not None]

    def towards(self, start: Pos, goals: Sequence[Pos]) -> Optional[Direction]:
        """The direction of the first step to the nearest goal, or None."""
        first = self.path(start, goals)[:1]
        return next((d for d in DIRECTIONS if [step(start, d)] == first), None)

    def claim_step(self, ork: Unit, far: Sequence[int]) -> Optional[Direction]:
        """The direction of the best step of an ork of mine by a table of `walk_from`, or None when none brings it nearer. The
        cell is then claimed: no other ork of mine gets it in this round, nor one where an ork of mine stands. Of equally good
        steps the first of DIRECTIONS."""
        targets = ((direction, self.target(ork.pos, direction)) for direction in DIRECTIONS)
        ways = [(way, self.index(to)) for way, to in targets if to is not None]
        return self._claim_best(ways, far, far[self.index(ork.pos)])

    def units_of(self, player: int) -> List[Unit]:
        """The orks of a player."""
        return [unit for unit in self.units if unit.player == player]

    def enemies_in_reach(self, ork: Unit) -> List[Unit]:
        """Whom the ork could attack now."""
        others = (self.unit_at(pos) for pos in self.neighbours(ork.pos))
        return [other for other in others if other and other.player != self.me]

    def cells_of(self, player: int) -> List[Pos]:
        """The cells of the cities and paths of a player, or of nobody (-1)."""
        return [pos for place in self.places if place.owner == player for pos in place.cells]

    def grid(self) -> str:
        """The board as text, with orks by the digits of their players."""
        rows = [list(row) for row in self._state.board]
        for unit in self.units:
            rows[unit.pos.row][unit.pos.column] = str(unit.player)
        return "\n".join("".join(row) for row in rows)

    def _is_occupied(self, pos: Pos) -> bool:
        return self.index(pos) in self._unit_by_index

    def _length_of(self, pos: Pos) -> int:
        return 1 + min(self.cost(pos), DEAREST)

    def walk_from(self, goals: Sequence[int]) -> Tuple[List[int], List[int]]:
        """Walks from some of the places at once. Returns two lists by index: how far the nearest of them is, in steps plus
        the health they cost (FAR if there is no way), and which place that is."""
        far = [FAR] * len(self._land)
        goal = [-1] * len(self._land)
        # The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
        rings: List[List[int]] = [[]]
        for n in goals:
            for pos in self.places[n].cells:
                far[self.index(pos)] = 0
                goal[self.index(pos)] = n
                rings[0].append(self.index(pos))
        for near, ring in enumerate(rings):
            for here in ring:
                if far[here] != near:
                    continue
                farther = near + 1 + min(self._costs[self._land[here]], DEAREST)
                while len(rings) <= farther:
                    rings.append([])
                for there in (here - self._width, here + self._width, here - 1, here + 1):
                    if far[there] > farther and self._land[there] != "W":
                        far[there] = farther
                        goal[there] = goal[here]
                        rings[farther].append(there)
        return far, goal
