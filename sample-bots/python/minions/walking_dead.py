"""What a bot for The Walking Dead needs to know of the town."""

import json
from typing import Dict, List, Optional, Sequence, Type

from . import Plan, Player
from .walking_dead_types import USUAL, Direction, Land, Order, Pos, State, Unit, UnitType, read_config, read_state
from .ground import Ground

_GAME = "walking-dead"


def playing(make_plan: "Type[Plan[State]]") -> Player:
    """A plan for The Walking Dead, as `run` takes it."""
    return Player(_GAME, read_state, read_config, USUAL, make_plan)


def parse_state(line: str) -> State:
    """A saved state, from its line."""
    data = json.loads(line)
    return read_state(data, read_config(data["start"]["config"]) if "start" in data else USUAL)

# The size of the documents. A smaller town has debris around it.
ROWS = 60
COLUMNS = 60
FAR = 9999  # farther than any way in the town

# Only zombies go diagonally.
_STEPS = {
    Direction.DOWN: (1, 0),
    Direction.RIGHT: (0, 1),
    Direction.UP: (-1, 0),
    Direction.LEFT: (0, -1),
}

_LAND = {land.value: land for land in Land}

DIRECTIONS = list(_STEPS)


def step(pos: Pos, direction: Direction) -> Optional[Pos]:
    """The position one step away, or None beyond the edge."""
    down, right = _STEPS[direction]
    to = Pos(pos.row + down, pos.column + right)
    return to if 0 <= to.row < ROWS and 0 <= to.column < COLUMNS else None


def distance(a: Pos, b: Pos) -> int:
    """Steps between two positions, were there no debris. Zombies, who also go diagonally, may need fewer."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def index(pos: Pos) -> int:
    """A number for each position, row by row."""
    row, column = pos
    return row * COLUMNS + column


# The indices around each one.
_POSITIONS = [Pos(n // COLUMNS, n % COLUMNS) for n in range(ROWS * COLUMNS)]
_NEIGHBOURS = [[index(near) for near in (step(pos, d) for d in DIRECTIONS) if near is not None] for pos in _POSITIONS]


def order(unit: Unit, direction: Direction) -> Order:
    return Order(unit.id, direction)


def _widen(rows: List[str], mark: str) -> List[str]:
    """The rows of a town of this size, those of a smaller one included."""
    rows = rows + [""] * (ROWS - len(rows))
    return [row.ljust(COLUMNS, mark) for row in rows]


class Town(Ground[Pos]):
    far = FAR

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self._board = _widen(state.board, "X")
        self._owners = _widen(state.owners, ".")
        self.me = state.player
        self.units = state.units
        living = [unit for unit in self.units if unit.type == UnitType.LIVING]
        self.mine = [unit for unit in living if unit.clan == self.me]
        self.enemies = [unit for unit in living if unit.clan != self.me]
        self.zombies = [unit for unit in self.units if unit.type == UnitType.ZOMBIE]
        self.food = [food.pos for food in state.food]
        self._unit_by_index = {index(unit.pos): unit for unit in self.units}
        self._is_free = [mark != "X" for mark in "".join(self._board)]
        for n in self._unit_by_index:
            self._is_free[n] = False

    def cell(self, pos: Pos) -> Land:
        """X debris, M food, . any other street, whoever stands there."""
        return _LAND[self._board[pos.row][pos.column]]

    def owner(self, pos: Pos) -> int:
        """The clan that owns the cell, or -1."""
        row, column = pos
        mark = self._owners[row][column]
        return -1 if mark == "." else int(mark)

    def strength(self, clan: int) -> int:
        """Decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a surprise."""
        return self._state.clans[clan].strength

    def unit_at(self, pos: Pos) -> Optional[Unit]:
        return self._unit_by_index.get(index(pos))

    def target(self, pos: Pos, direction: Direction) -> Optional[Pos]:
        """Where an order leads, or None when the town forbids it. Somebody may stand there."""
        to = step(pos, direction)
        return to if to is not None and self.cell(to) != Land.DEBRIS else None

    def neighbours(self, pos: Pos) -> List[Pos]:
        targets = (self.target(pos, direction) for direction in DIRECTIONS)
        return [to for to in targets if to is not None]

    def towards(self, start: Pos, goals: Sequence[Pos]) -> Optional[Direction]:
        """The direction of the first step to the nearest goal, or None."""
        first = self.path(start, goals)[:1]
        return next((d for d in DIRECTIONS if [step(start, d)] == first), None)

    def claim_step(self, unit: Unit, steps: Sequence[int]) -> Optional[Direction]:
        """The direction of the best step of a unit of mine by a table of `steps_to`, or None when none leads to a target. The
        cell is then claimed: no other unit of mine gets it in this round. Of equally good steps the first of DIRECTIONS."""
        targets = ((direction, self.target(unit.pos, direction)) for direction in DIRECTIONS)
        return self._claim_best([(way, index(to)) for way, to in targets if to is not None], steps, FAR)

    def units_of(self, clan: int, type: Optional[UnitType] = None) -> List[Unit]:
        """The units of a clan, or of nobody (-1): all, the dead among them, or those of a type."""
        mine = [unit for unit in self.units if (-1 if unit.clan is None else unit.clan) == clan]
        return [unit for unit in mine if type in (None, unit.type)]

    def enemies_in_reach(self, unit: Unit) -> List[Unit]:
        """Whom the unit could attack now: the living of other clans, and zombies."""
        others = (self.unit_at(pos) for pos in self.neighbours(unit.pos))
        return [other for other in others if other and other.clan != self.me and other.type != UnitType.DEAD]

    def cells_of(self, clan: int) -> List[Pos]:
        """The streets of a clan, or of nobody (-1)."""
        cells = [Pos(row, column) for row, line in enumerate(self._state.board) for column in range(len(line))]
        return [pos for pos in cells if self.cell(pos) != Land.DEBRIS and self.owner(pos) == clan]

    def grid(self) -> str:
        """The board as text: clans by their digits, z zombies, d the dead."""
        rows = [list(row) for row in self._state.board]
        for unit in self.units:
            mark = str(unit.clan) if unit.type == UnitType.LIVING else unit.type.value[0]
            rows[unit.pos.row][unit.pos.column] = mark
        return "\n".join("".join(row) for row in rows)

    def _is_occupied(self, pos: Pos) -> bool:
        return index(pos) in self._unit_by_index

    def steps_to(self, targets: Sequence[Pos]) -> List[int]:
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
