"""What a bot for Crematoria needs to know of the planet."""

import json
from typing import Callable, Dict, List, Optional, Sequence, Tuple, Type

from . import Plan, Player
from .crematoria_types import USUAL, Direction, Land, Order, Pos, State, Unit, UnitType, read_config, read_state
from .ground import Ground

_GAME = "crematoria"


def playing(make_plan: "Type[Plan[State]]") -> Player:
    """A plan for Crematoria, as `run` takes it."""
    return Player(_GAME, read_state, read_config, USUAL, make_plan)


def parse_state(line: str) -> State:
    """A saved state, from its line."""
    data = json.loads(line)
    return read_state(data, read_config(data["start"]["config"]) if "start" in data else USUAL)

ROWS = 40
COLUMNS = 80
FAR = 9999  # farther than any way on the planet

_STEPS = {
    Direction.BOTTOM: (1, 0, 0),
    Direction.BR: (1, 1, 0),
    Direction.RIGHT: (0, 1, 0),
    Direction.RT: (-1, 1, 0),
    Direction.TOP: (-1, 0, 0),
    Direction.TL: (-1, -1, 0),
    Direction.LEFT: (0, -1, 0),
    Direction.LB: (1, -1, 0),
    Direction.UP: (0, 0, 1),
    Direction.DOWN: (0, 0, -1),
    Direction.NONE: (0, 0, 0),
}

_LAND = {land.value: land for land in Land}

DIRECTIONS = list(_STEPS)
_LIFTS = (Direction.UP, Direction.DOWN)
WALKS = DIRECTIONS[:8]  # the directions that stay on the level


def step(pos: Pos, direction: Direction) -> Optional[Pos]:
    """The position one step away, or None beyond the edge. Columns are a ring."""
    row, column, level = pos
    down, right, up = _STEPS[direction]
    to = Pos(row + down, (column + right) % COLUMNS, level + up)
    return to if 0 <= to.row < ROWS and 0 <= to.level <= 1 else None


def ring_distance(a: int, b: int) -> int:
    """Steps from one column to another, the short way round."""
    straight = abs(a - b)
    return min(straight, COLUMNS - straight)


def distance(a: Pos, b: Pos) -> int:
    """Steps between two positions of a level, were there no rocks."""
    return max(abs(a[0] - b[0]), ring_distance(a[1], b[1]))


def index(pos: Pos) -> int:
    """A number for each position, row by row, underground first."""
    i, j, k = pos
    return (k * ROWS + i) * COLUMNS + j


# Every position of level 0, by index, and the indices around each.
_UNDERGROUND = [Pos(n // COLUMNS, n % COLUMNS, 0) for n in range(ROWS * COLUMNS)]
_NEIGHBOURS = [[index(near) for near in (step(pos, d) for d in WALKS) if near is not None] for pos in _UNDERGROUND]


def order(unit: Unit, direction: Direction) -> Order:
    return Order(unit.id, direction)


class Planet(Ground[Pos]):
    far = FAR

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self.me = state.player
        self.units = state.units
        self.mine = [unit for unit in self.units if unit.player == self.me]
        self.gems = [gem.pos for gem in state.gems]
        self._land = "".join(state.board[0])  # level 0, by index
        self.elevators = [pos for pos, land in zip(_UNDERGROUND, self._land) if land == "E"]
        self._unit_by_index = {index(unit.pos): unit for unit in self.units}
        self._claimed.update(index(unit.pos) for unit in self.mine)
        self._hounds = [unit for unit in self.units if unit.type == UnitType.HELLHOUND]
        self._landing = {index(landing.pos) for landing in state.landings if landing.turns == 1}

    def cell(self, pos: Pos) -> Land:
        """R rock, C cave, E elevator, O outside."""
        row, column, level = pos
        return _LAND[self._state.board[level][row][column]]

    def owner(self, pos: Pos) -> int:
        """The player who owns the cell, or -1."""
        i, j, k = pos
        mark = self._state.owners[i][j] if k == 0 else "."
        return -1 if mark == "." else int(mark)

    def unit_at(self, pos: Pos) -> Optional[Unit]:
        return self._unit_by_index.get(index(pos))

    def target(self, pos: Pos, direction: Direction) -> Optional[Pos]:
        """Where an order leads, or None when the land forbids it. Somebody may stand there."""
        if direction in _LIFTS and self.cell(pos) != Land.ELEVATOR:
            return None
        to = step(pos, direction)
        return to if to is not None and self.cell(to) != Land.ROCK else None

    def neighbours(self, pos: Pos) -> List[Pos]:
        targets = (self.target(pos, direction) for direction in DIRECTIONS[:-1])
        return [to for to in targets if to is not None]

    def towards(self, start: Pos, goals: Sequence[Pos]) -> Optional[Direction]:
        """The direction of the first step to the nearest goal, or None."""
        first = self.path(start, goals)[:1]
        return next((d for d in DIRECTIONS if [step(start, d)] == first), None)

    def claim_step(self, unit: Unit, steps: Sequence[int]) -> Optional[Direction]:
        """The direction of the best step of a unit of mine by a table of `walk_from`, or None when none leads to a goal:
        underground, not where death is sure, and a pioneer onto nobody. The cell is then claimed: no other unit of mine gets
        it in this round, nor one where a unit of mine stands. Of equally good steps the first of WALKS."""
        targets = ((direction, self.target(unit.pos, direction)) for direction in WALKS)
        ways = [(way, to) for way, to in targets if to is not None and to.level == 0 and not self.is_deadly(to)]
        if unit.type == UnitType.PIONEER:
            ways = [(way, to) for way, to in ways if not self._is_occupied(to)]
        return self._claim_best([(way, index(to)) for way, to in ways], steps, FAR)

    def units_of(self, player: int, type: Optional[UnitType] = None) -> List[Unit]:
        """The units of a player, or of nobody (-1): all, or those of a type."""
        return [unit for unit in self.units if unit.player == player and type in (None, unit.type)]

    def enemies_in_reach(self, unit: Unit) -> List[Unit]:
        """Whom the unit could attack now."""
        others = (self.unit_at(pos) for pos in self.neighbours(unit.pos))
        return [other for other in others if other and other.player != self.me and other.type != UnitType.HELLHOUND]

    def cells_of(self, player: int) -> List[Pos]:
        """The caves of a player, or of nobody (-1)."""
        return self.caves(lambda pos: self.owner(pos) == player)

    def grid(self) -> str:
        """The board as text: players by their digits, n necromongers, h hellhounds, g gems. The cave first."""
        rows = [[list(row) for row in level] for level in self._state.board]
        for row, column, level in self.gems:
            rows[level][row][column] = "g"
        for unit in self.units:
            row, column, level = unit.pos
            rows[level][row][column] = unit.type.value[0] if unit.player == -1 else str(unit.player)
        return "\n\n".join("\n".join("".join(row) for row in level) for level in rows)

    def _is_occupied(self, pos: Pos) -> bool:
        return index(pos) in self._unit_by_index

    def is_night(self, column: int) -> bool:
        return self._columns_into_night(column) < COLUMNS // 2

    def night_left(self, column: int) -> int:
        """How many rounds the column will still be dark at the end of the round; 0 by day. The sun takes two columns a round."""
        return self._columns_into_night(column) // 2 if self.is_night(column) else 0

    def _columns_into_night(self, column: int) -> int:
        return (column - self._state.night[0]) % COLUMNS

    def hound_distance(self, pos: Pos) -> int:
        """Steps to the nearest hellhound, through rocks; FAR outside."""
        if pos.level == 1:
            return FAR
        return min((distance(hound.pos, pos) for hound in self._hounds), default=FAR)

    def is_deadly(self, pos: Pos) -> bool:
        """Whether a unit that is there after its move is sure to die: next to a hound, in the sun, or under a landing."""
        if pos.level == 0:
            return self.hound_distance(pos) <= 1
        return self.night_left(pos.column) == 0 or index(pos) in self._landing

    def caves(self, accepts: Callable[[Pos], bool]) -> List[Pos]:
        """The cave positions, row by row, that a test accepts."""
        return [pos for pos, land in zip(_UNDERGROUND, self._land) if land == "C" and accepts(pos)]

    def walk_from(self, sources: Sequence[Pos]) -> Tuple[List[int], List[int]]:
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
