"""What a bot for Apocalypse needs to know of the battlefield. A cell is a number, row by row; `cell_at` and `position_of`
turn a position into a cell and back."""

import json
from typing import Dict, Iterable, List, Optional, Sequence, Tuple, Type

from . import Plan, Player
from .apocalypse_types import (
    USUAL,
    Action,
    Facing,
    Helicopter,
    HelicopterOrder,
    Land,
    Order,
    ParachuterOrder,
    Pos,
    Soldier,
    SoldierOrder,
    State,
    read_config,
    read_state,
)
from .ground import Ground

_GAME = "apocalypse"


def playing(make_plan: "Type[Plan[State]]") -> Player:
    """A plan for Apocalypse, as `run` takes it."""
    return Player(_GAME, read_state, read_config, USUAL, make_plan)


def parse_state(line: str) -> State:
    """A saved state, from its line."""
    data = json.loads(line)
    return read_state(data, read_config(data["start"]["config"]) if "start" in data else USUAL)

SIZE = 60
CELLS = SIZE * SIZE
REACH = 2  # a helicopter covers the cells up to this far from its centre
THROWS = 4  # the most parachuters that a player can throw in a round
FAR = 9999  # farther than any way on the battlefield

_STEPS = {Facing.SOUTH: SIZE, Facing.EAST: 1, Facing.NORTH: -SIZE, Facing.WEST: -1}

_FACINGS = list(_STEPS)  # each is a quarter turn counterclockwise from the one before


def cell_at(pos: Pos) -> int:
    row, column = pos
    return row * SIZE + column


def position_of(cell: int) -> Pos:
    return Pos(*divmod(cell, SIZE))


def step(cell: int, facing: Facing) -> int:
    """The next cell. There always is one: the border is all mountains, and nobody can be on it."""
    return cell + _STEPS[facing]


def _clockwise(facing: Facing) -> Facing:
    """Where a helicopter faces after a turn clockwise."""
    return _FACINGS[(_FACINGS.index(facing) + 3) % 4]


def distance(a: int, b: int) -> int:
    """Steps of a soldier from one cell to another, were there nothing in his way."""
    row, column = position_of(a)
    other_row, other_column = position_of(b)
    return max(abs(row - other_row), abs(column - other_column))


def square(cell: int, reach: int) -> List[int]:
    """The cells up to so many steps away: row by row, and the cell itself among them."""
    row, column = position_of(cell)
    columns = range(max(0, column - reach), min(SIZE, column + reach + 1))
    return [i * SIZE + j for i in range(max(0, row - reach), min(SIZE, row + reach + 1)) for j in columns]


# The square of each cell.
_AROUND = [square(cell, 1) for cell in range(CELLS)]
_BELOW = [square(cell, REACH) for cell in range(CELLS)]


def around(cell: int) -> List[int]:
    """The cells that a soldier can order: his own and the eight around it."""
    return _AROUND[cell]


def below(centre: int) -> List[int]:
    """The cells below a helicopter with this centre; just as well, the centres from which it covers this cell."""
    return _BELOW[centre]


def first_action(helicopter: Helicopter, goal: int, before: List[int]) -> Action:
    """What a helicopter does first on the way to a goal, as `fly_from` found it."""
    cell, facing = cell_at(helicopter.pos), helicopter.facing
    first = second = goal
    while before[first] != cell:
        first, second = before[first], first
    if first == step(cell, facing):
        return Action.FORWARD2 if second == step(first, facing) else Action.FORWARD1
    return Action.CLOCKWISE if first == step(cell, _clockwise(facing)) else Action.COUNTERCLOCKWISE


def order_soldier(soldier: Soldier, to: Pos) -> SoldierOrder:
    """Moves the soldier to one of the cells around him, or lets him attack who is there."""
    return SoldierOrder(soldier.id, to)


def order_helicopter(helicopter: Helicopter, action: Action) -> HelicopterOrder:
    return HelicopterOrder(helicopter.id, action)


def order_parachuter(to: Pos, helicopter: Helicopter) -> ParachuterOrder:
    """Throws the first parachuter of the helicopter."""
    return ParachuterOrder(to, helicopter.id)


class Battlefield(Ground[Pos]):
    far = FAR

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self.me = state.player
        self.posts = state.posts
        self.soldiers = state.soldiers
        self.mine = [soldier for soldier in self.soldiers if soldier.player == self.me]
        self.enemies = [soldier for soldier in self.soldiers if soldier.player != self.me]
        self.helicopters = state.helicopters
        self.my_helicopters = [helicopter for helicopter in self.helicopters if helicopter.player == self.me]
        self._soldier_by_cell = {cell_at(soldier.pos): soldier for soldier in self.soldiers}
        self._claimed.update(cell_at(soldier.pos) for soldier in self.mine)
        self._land = "".join(state.board)
        self._is_burning = [False] * CELLS
        self._is_open = [land in ":." for land in self._land]
        self._is_over_mountain = [False] * CELLS
        for cell, land in enumerate(self._land):
            if land == "X":
                for centre in _BELOW[cell]:
                    self._is_over_mountain[centre] = True
        for fire in state.fire:
            self.ignite(cell_at(fire.pos))

    def is_forest(self, cell: int) -> bool:
        return self._land[cell] == ":"

    def ignite(self, cell: int) -> None:
        """Sets the cell on fire: also for a bot to note where it throws napalm."""
        self._is_burning[cell] = True
        self._is_open[cell] = False

    def is_open(self, cell: int) -> bool:
        """Whether a soldier can live there: forest or grass, not on fire. Somebody may be there."""
        return self._is_open[cell]

    def is_endangered(self, cell: int) -> bool:
        """Whether a fire next to it may spread to the cell."""
        return self.is_forest(cell) and any(self._is_burning[step(cell, facing)] for facing in _FACINGS)

    def soldier_at(self, cell: int) -> Optional[Soldier]:
        return self._soldier_by_cell.get(cell)

    def neighbours(self, pos: Pos) -> List[Pos]:
        here = cell_at(pos)
        return [position_of(cell) for cell in _AROUND[here] if cell != here and self._is_open[cell]]

    def towards(self, start: Pos, goals: Sequence[Pos]) -> Optional[Pos]:
        """The first step to the nearest goal, or None."""
        return next(iter(self.path(start, goals)), None)

    def claim_step(self, soldier: Soldier, steps: Sequence[int]) -> Optional[Pos]:
        """The best step of a soldier of mine by a table of `walk_from`, or None when none brings him nearer. The cell is then
        claimed: no other soldier of mine gets it in this round, nor one where a soldier of mine stands. Of equally good cells
        the first, row by row."""
        here = cell_at(soldier.pos)
        ways = [(position_of(cell), cell) for cell in _AROUND[here] if self._is_open[cell]]
        return self._claim_best(ways, steps, steps[here])

    def claim_landings(self, helicopter: Helicopter, steps: Sequence[int], most: int) -> List[Pos]:
        """Where parachuters of the helicopter should jump: the free cells below it, by a table of `walk_from` the nearest
        first, no more than `most` and than it has parachuters. They are then claimed. Of equally near cells the first, row by
        row."""
        open_cells = [cell for cell in _BELOW[cell_at(helicopter.pos)] if self._is_open[cell]]
        free = [cell for cell in open_cells if cell not in self._soldier_by_cell and cell not in self._claimed]
        landings = sorted(free, key=lambda cell: steps[cell])[: min(most, len(helicopter.parachuters))]
        self._claimed.update(landings)
        return [position_of(cell) for cell in landings]

    def soldiers_of(self, player: int) -> List[Soldier]:
        return [soldier for soldier in self.soldiers if soldier.player == player]

    def helicopters_of(self, player: int) -> List[Helicopter]:
        return [helicopter for helicopter in self.helicopters if helicopter.player == player]

    def enemies_in_reach(self, soldier: Soldier) -> List[Soldier]:
        """Whom the soldier could attack now."""
        others = (self.soldier_at(cell_at(pos)) for pos in self.neighbours(soldier.pos))
        return [other for other in others if other and other.player != self.me]

    def cells_of(self, player: int) -> List[Pos]:
        """Where the posts of a player are, or those of nobody (-1)."""
        return [post.pos for post in self.posts if post.owner == player]

    def grid(self) -> str:
        """The board as text, with soldiers by the digits of their players, and * for fire."""
        rows = [list(row) for row in self._state.board]
        for fire in self._state.fire:
            rows[fire.pos.row][fire.pos.column] = "*"
        for soldier in self.soldiers:
            rows[soldier.pos.row][soldier.pos.column] = str(soldier.player)
        return "\n".join("".join(row) for row in rows)

    def _is_occupied(self, pos: Pos) -> bool:
        return cell_at(pos) in self._soldier_by_cell

    def sky_of(self, helicopter: Helicopter) -> List[bool]:
        """For each cell, whether the helicopter can have its centre there: over no mountain, clear of other helicopters."""
        sky = [not is_over for is_over in self._is_over_mountain]
        for other in self.helicopters:
            if other.id == helicopter.id:
                continue
            # With their centres that near, the two would share a cell of sky.
            for cell in square(cell_at(other.pos), 2 * REACH):
                sky[cell] = False
        return sky

    def actions_of(self, helicopter: Helicopter) -> List[Action]:
        """What the helicopter can be told to do."""
        sky = self.sky_of(helicopter)
        ahead = step(cell_at(helicopter.pos), helicopter.facing)
        actions = [Action.CLOCKWISE, Action.COUNTERCLOCKWISE]
        if sky[ahead]:
            actions.append(Action.FORWARD1)
        if sky[ahead] and sky[step(ahead, helicopter.facing)]:
            actions.append(Action.FORWARD2)
        if helicopter.napalm == 0:
            actions.append(Action.NAPALM)
        return actions

    def walk_from(self, sources: Iterable[int], most: int = FAR) -> List[int]:
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

    def fly_from(self, helicopter: Helicopter) -> Tuple[List[int], List[int], List[int]]:
        """Flies everywhere, straight on as long as possible. Returns the centres it comes to, the nearest first, and two
        lists by cell: the steps to each of them, and the centre before it on the way."""
        sky = self.sky_of(helicopter)
        first = _FACINGS.index(helicopter.facing)
        ways = [_STEPS[facing] for facing in _FACINGS[first:] + _FACINGS[:first]]
        steps = [FAR] * CELLS
        before = [-1] * CELLS
        centres = [cell_at(helicopter.pos)]
        steps[cell_at(helicopter.pos)] = 0
        for centre in centres:
            for way in ways:
                after = centre + way
                if sky[after] and steps[after] == FAR:
                    steps[after] = steps[centre] + 1
                    before[after] = centre
                    centres.append(after)
        return centres, steps, before
