"""A linear policy for Crematoria: what a cell is worth to a unit is a weighted sum of what is there and nearby.

train.py finds the weights, bot.py plays with them. Both look at matches as arrays: E matches, 4 players, boards of 40 x 80 cells.
"""

import numpy as np

ROWS, COLUMNS = 40, 80
GROUP, FURYANS = 20, 5  # units of a player at the start, and how many of them are furyans: the first ones
PEOPLE = 4 * GROUP
ROCK, CAVE = ord("R"), ord("C")
FAR = 8  # distances are counted up to this

# The names of actions, and the step of each; the last is to stay.
STEPS = {
    "Bottom": (1, 0),
    "BR": (1, 1),
    "Right": (0, 1),
    "RT": (-1, 1),
    "Top": (-1, 0),
    "TL": (-1, -1),
    "Left": (0, -1),
    "LB": (1, -1),
    "none": (0, 0),
}

# What a policy knows of a cell. Each feature is between 0 and 1.
FEATURES = (
    "land",  # how far it is from the nearest cell of the cave that is not mine
    "prey",  # how far it is from the nearest pioneer of somebody else
    "nobody's",
    "enemy's",
    "hound 2",  # a hellhound is at most two cells away, and can devour whoever goes there
    "hound 3",
    "hound 4",
    "furyan 1",  # a furyan of somebody else is next to it
    "furyan 2",
    "crowd",  # my units within two cells
    "open",  # cells within two that are not mine
    "pioneer",  # a pioneer of somebody else stands there
    "furyan",
)
TYPES = ("pioneer", "furyan")
SHAPE = (len(TYPES), len(FEATURES))

_ROW, _COLUMN = np.divmod(np.arange(ROWS * COLUMNS), COLUMNS)
_TARGETS = np.stack(
    [np.clip(_ROW + di, 0, ROWS - 1) * COLUMNS + (_COLUMN + dj) % COLUMNS for di, dj in STEPS.values()], axis=1
)
IS_FURYAN = np.arange(PEOPLE) % GROUP < FURYANS


def choose(weights, seen, rng):
    """What each unit of the four players does: an index into STEPS, of shape (E, PEOPLE).

    weights: (E, 4, types, features). seen: the arrays board, owner, player and cell of VectorEnv."""
    fields, taken, board = _measure(seen)
    count = len(board)
    worth = np.matmul(weights.astype(np.float32), fields.reshape(count, 4, len(FEATURES), -1))
    cell, player = _locate(seen)
    targets = _TARGETS[cell]
    match = np.arange(count)[:, None, None]
    values = worth[match, player[:, :, None], IS_FURYAN[None, :, None].astype(int), targets]
    values = values + 0.001 * rng.random(values.shape, dtype=np.float32)
    # Nobody enters rock or a cell of a comrade, and pioneers do not fight. One may always stay.
    there = taken[match, targets]
    is_blocked = (there == player[:, :, None]) | (~IS_FURYAN[None, :, None] & (there >= 0))
    is_blocked |= board.reshape(count, -1)[match, targets] == ROCK
    is_blocked[:, :, -1] = False
    values[is_blocked] = -np.inf
    return _without_collisions(values, targets, player)


def _locate(seen):
    """Cell and player of all people. Who is outside stays there: this policy knows only the cave."""
    cell = seen["cell"][:, :PEOPLE]
    is_in_cave = (cell >= 0) & (cell < ROWS * COLUMNS)
    return np.where(is_in_cave, cell, 0), seen["player"][:, :PEOPLE].astype(int)


def _without_collisions(values, targets, player):
    """The best target of each unit. Where two comrades want the same one, the second takes its next best."""
    match = np.arange(len(values))[:, None]
    unit = np.arange(PEOPLE)[None, :]
    for _ in range(2):
        best = values.argmax(axis=2)
        wanted = targets[match, unit, best] * 4 + player
        order = np.argsort(wanted, axis=1, kind="stable")
        ordered = np.take_along_axis(wanted, order, axis=1)
        is_second = np.zeros_like(ordered, bool)
        is_second[:, 1:] = ordered[:, 1:] == ordered[:, :-1]
        late, where = np.nonzero(is_second)
        unit_late = order[late, where]
        values[late, unit_late, best[late, unit_late]] = -np.inf
        values[:, :, -1] = np.maximum(values[:, :, -1], -1e9)
    return values.argmax(axis=2)


def _measure(seen):
    """The features of all cells for each player, (E, 4, features, ROWS, COLUMNS); whose unit is on each cell, -1 for none; the cave."""
    board, owner = seen["board"][:, 0], seen["owner"]
    count = len(board)
    cell, player = _locate(seen)
    is_here = seen["cell"][:, :PEOPLE] == cell
    me = np.arange(4)[None, :, None, None]
    taken = np.full((count, ROWS * COLUMNS), -1, np.int8)
    people = np.zeros((2, count, ROWS * COLUMNS), np.int8)
    match = np.broadcast_to(np.arange(count)[:, None], cell.shape)
    taken[match[is_here], cell[is_here]] = player[is_here]
    for kind, is_kind in enumerate((~IS_FURYAN, IS_FURYAN)):
        mine = is_here & is_kind[None, :]
        people[kind, match[mine], cell[mine]] = player[mine] + 1
    pioneers, furyans = people.reshape(2, count, 1, ROWS, COLUMNS)
    ways = (board != ROCK)[:, None]
    foreign = (board == CAVE)[:, None] & (owner[:, None] != me)
    preys = (pioneers > 0) & (pioneers != me + 1)
    foes = (furyans > 0) & (furyans != me + 1)
    hounds = _place_hounds(seen, count)
    near = [_grow(foes)]
    near.append(_grow(near[0]))
    beasts = [_grow(_grow(hounds))]
    beasts += [_grow(beasts[-1])]
    beasts += [_grow(beasts[-1])]
    fields = np.empty((count, 4, len(FEATURES), ROWS, COLUMNS), np.float32)
    comrades = (taken.reshape(count, 1, ROWS, COLUMNS) == me).view(np.uint8)
    values = (
        _walk(foreign, ways) / np.float32(FAR),
        _walk(preys, ways) / np.float32(FAR),
        foreign & (owner[:, None] < 0),
        foreign & (owner[:, None] >= 0),
        *beasts,
        *near,
        _count_around(comrades) / np.float32(5),
        _count_around(foreign.view(np.uint8)) / np.float32(25),
        preys,
        foes,
    )
    for index, value in enumerate(values):
        fields[:, :, index] = value
    return fields, taken, board


def _place_hounds(seen, count):
    place = np.zeros((count, ROWS * COLUMNS), bool)
    hounds = seen["cell"][:, -3:]
    place[np.arange(count)[:, None], np.clip(hounds, 0, ROWS * COLUMNS - 1)] = True
    return place.reshape(count, 1, ROWS, COLUMNS)


def _grow(marked):
    """The marked cells and all around them; columns are a ring."""
    wide = marked | np.roll(marked, 1, axis=-1) | np.roll(marked, -1, axis=-1)
    grown = wide.copy()
    grown[..., 1:, :] |= wide[..., :-1, :]
    grown[..., :-1, :] |= wide[..., 1:, :]
    return grown


def _walk(goals, ways):
    """Steps from each cell to the nearest goal along ways, at most FAR."""
    reached = goals
    steps = np.where(goals, np.uint8(0), np.uint8(FAR))
    for step in range(1, FAR):
        grown = _grow(reached) & ways | reached
        steps[grown ^ reached] = step
        reached = grown
    return steps


def _count_around(marked):
    """How many of the 25 cells around each are marked."""
    wide = marked.copy()
    for shift in (-2, -1, 1, 2):
        wide += np.roll(marked, shift, axis=-1)
    count = wide.copy()
    for shift in (1, 2):
        count[..., shift:, :] += wide[..., :-shift, :]
        count[..., :-shift, :] += wide[..., shift:, :]
    return count
