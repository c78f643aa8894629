"""What the judge sends and receives in ork-island. Generated from schemas/ by "npm run types". Do not edit."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from .shared_types import Limits, Rejection, Result, read_limits, read_rejection, read_result


class Pos(NamedTuple):
    """A cell: (row, column), from the top left. It compares, and it can be a key."""

    row: int
    column: int


class Direction(str, Enum):
    """Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1)."""

    N = "N"
    S = "S"
    W = "W"
    E = "E"


class RuleSet(str, Enum):
    """The rule set."""

    TEXT = "text"
    ORIGINAL = "original"


class LosersChangeSides(str, Enum):
    """When the ork that dies in a fight comes back as one of the winner's. always, also if omitted: after every fight.
    on-ties: only if both had the same health; otherwise its player keeps it."""

    ALWAYS = "always"
    ON_TIES = "on-ties"


class Shore(str, Enum):
    """Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water connected to
    the edge of the board. rows, also if omitted: on the outermost land of a row."""

    SEA = "sea"
    ROWS = "rows"


class Outcome(str, Enum):
    """moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died.
    starved: it entered a free cell and died of its cost."""

    MOVED = "moved"
    WON = "won"
    LOST = "lost"
    STARVED = "starved"


class Land(str, Enum):
    """What a cell of the board is: its letter there."""

    WATER = "W"
    GRASS = "."
    FOREST = "F"
    SAND = "S"
    CITY = "C"
    PATH = "P"


@dataclass(frozen=True)
class Order:
    # The id of the ork.
    unit: int
    # Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j +
    # 1).
    dir: Direction

    def to_json(self) -> Dict[str, Any]:
        return {"unit": self.unit, "dir": self.dir}


def read_order(data: Any) -> Order:
    return Order(
        unit=data["unit"],
        dir=Direction(data["dir"]),
    )


@dataclass(frozen=True)
class City:
    # Its cells, which never change.
    cells: List[Pos]
    # The player who conquered it last; -1 if nobody has yet.
    owner: int


def read_city(data: Any) -> City:
    return City(
        cells=[Pos(*one) for one in data["cells"]],
        owner=data["owner"],
    )


@dataclass(frozen=True)
class Path:
    # The two cities that a path connects, by their index in cities.
    ends: Tuple[int, int]
    # Its cells, which never change, from the first end to the second.
    cells: List[Pos]
    # The player who conquered it last; -1 if nobody has yet.
    owner: int


def read_path(data: Any) -> Path:
    return Path(
        ends=(data["ends"][0], data["ends"][1]),
        cells=[Pos(*one) for one in data["cells"]],
        owner=data["owner"],
    )


@dataclass(frozen=True)
class Unit:
    # Never changes, even if the ork changes sides.
    id: int
    # The player it belongs to.
    player: int
    # [row, column].
    pos: Pos
    # At 0 an ork still lives; below 0 it dies.
    health: int


def read_unit(data: Any) -> Unit:
    return Unit(
        id=data["id"],
        player=data["player"],
        pos=Pos(*data["pos"]),
        health=data["health"],
    )


@dataclass(frozen=True)
class Config:
    """All settings of Ork Island."""

    # The rule set.
    rules: RuleSet
    # Rounds of a match.
    rounds: int
    # Rows of the board.
    rows: int
    # Columns of the board, as many as rows.
    columns: int
    # Orks of each player at the start. The board has at least 100 cells for each.
    orks: int
    # Health of an ork at the start and after it regenerates.
    initial_health: int
    # Health it costs to enter a cell of grass.
    cost_grass: int
    # Health it costs to enter a cell of forest.
    cost_forest: int
    # Health it costs to enter a cell of sand.
    cost_sand: int
    # Health it costs to enter a cell of a city.
    cost_city: int
    # Health it costs to enter a cell of a path.
    cost_path: int
    # Points each round for each cell of a conquered city.
    bonus_per_city_cell: int
    # Points each round for each cell of a conquered path.
    bonus_per_path_cell: int
    # A group of k connected cities gives this number times 2 to the power k, each round.
    factor_connected_component: int
    # When the ork that dies in a fight comes back as one of the winner's. always, also if omitted: after every fight.
    # on-ties: only if both had the same health; otherwise its player keeps it.
    losers_change_sides: Optional[LosersChangeSides] = None
    # Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water connected
    # to the edge of the board. rows, also if omitted: on the outermost land of a row.
    shore: Optional[Shore] = None


def read_config(data: Any) -> Config:
    return Config(
        rules=RuleSet(data["rules"]),
        rounds=data["rounds"],
        rows=data["rows"],
        columns=data["columns"],
        orks=data["orks"],
        initial_health=data["initialHealth"],
        cost_grass=data["costGrass"],
        cost_forest=data["costForest"],
        cost_sand=data["costSand"],
        cost_city=data["costCity"],
        cost_path=data["costPath"],
        bonus_per_city_cell=data["bonusPerCityCell"],
        bonus_per_path_cell=data["bonusPerPathCell"],
        factor_connected_component=data["factorConnectedComponent"],
        losers_change_sides=LosersChangeSides(data["losersChangeSides"]) if "losersChangeSides" in data else None,
        shore=Shore(data["shore"]) if "shore" in data else None,
    )


@dataclass(frozen=True)
class Start:
    """Only in the first message."""

    # The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
    # draws of the match.
    seed: int
    # All settings of Ork Island.
    config: Config
    # What a bot may use. null: no limit.
    limits: Limits
    # The values of the parameters in a bot's bot.json, by name.
    parameters: Optional[Dict[str, float]] = None
    # How often the published program has called rand() of the C library for its map: its players continue that
    # sequence. Only with the rule set original, and only in games whose published program does so.
    rand_calls: Optional[int] = None


def read_start(data: Any) -> Start:
    return Start(
        seed=data["seed"],
        config=read_config(data["config"]),
        limits=read_limits(data["limits"]),
        parameters=data.get("parameters"),
        rand_calls=data.get("randCalls"),
    )


@dataclass(frozen=True)
class Move:
    # The id of the ork that was ordered.
    unit: int
    # Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j +
    # 1).
    dir: Direction
    # moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died.
    # starved: it entered a free cell and died of its cost.
    outcome: Outcome


def read_move(data: Any) -> Move:
    return Move(
        unit=data["unit"],
        dir=Direction(data["dir"]),
        outcome=Outcome(data["outcome"]),
    )


@dataclass(frozen=True)
class Last:
    """What happened in the previous round; not in the first message."""

    # What was executed, of all players, in order.
    moves: List[Move]
    # Which of my orders of the previous round were refused, and why.
    rejected: List[Rejection]


def read_last(data: Any) -> Last:
    return Last(
        moves=[read_move(one) for one in data["moves"]],
        rejected=[read_rejection(one) for one in data["rejected"]],
    )


@dataclass(frozen=True)
class State:
    """What a bot is sent at the start of each round of Ork Island: the complete state, on one line."""

    protocol: int
    game: str
    # The number of a round.
    round: int
    # How many rounds the match has.
    rounds: int
    # A player, 0 to 3.
    player: int
    # The names of the four bots, by player.
    names: List[str]
    # The points of the four players at the start of this round.
    scores: List[int]
    # Whether each bot is still in the match. A bot that is out gives no more orders; its units stay on the board. The
    # rules of a game may put a player out too.
    alive: List[bool]
    # The time limit for this answer, in milliseconds; null if there is none.
    time_ms: Optional[float]
    # The terrain: board[i][j] is the cell in row i and column j. W water, . grass, F forest, S sand, C city, P path.
    # It never changes during a match.
    board: List[str]
    # The cities, always in the same order: paths refer to a city by its index here.
    cities: List[City]
    # The paths between cities, always in the same order.
    paths: List[Path]
    # All orks, by ascending id. Their number never changes: an ork that dies comes back in the same round.
    units: List[Unit]
    # Every number of the rules, kept from the first state.
    config: Config
    # Only in the first message.
    start: Optional[Start] = None
    # What happened in the previous round; not in the first message.
    last: Optional[Last] = None
    # Only in the last message: the match has ended, no answer is expected.
    over: Optional[bool] = None
    # How the match ended.
    result: Optional[Result] = None


def read_state(data: Any, config: Config) -> State:
    return State(
        protocol=data["protocol"],
        game=data["game"],
        round=data["round"],
        rounds=data["rounds"],
        player=data["player"],
        names=data["names"],
        scores=data["scores"],
        alive=data["alive"],
        time_ms=data["timeMs"],
        board=data["board"],
        cities=[read_city(one) for one in data["cities"]],
        paths=[read_path(one) for one in data["paths"]],
        units=[read_unit(one) for one in data["units"]],
        config=config,
        start=read_start(data["start"]) if "start" in data else None,
        last=read_last(data["last"]) if "last" in data else None,
        over=data.get("over"),
        result=read_result(data["result"]) if "result" in data else None,
    )


# The numbers of a match with the usual rules.
USUAL = read_config(
    {
        "rules": "text",
        "rounds": 200,
        "rows": 70,
        "columns": 70,
        "orks": 15,
        "initialHealth": 100,
        "costGrass": 1,
        "costForest": 2,
        "costSand": 3,
        "costCity": 0,
        "costPath": 0,
        "bonusPerCityCell": 1,
        "bonusPerPathCell": 1,
        "factorConnectedComponent": 2,
        "losersChangeSides": "always",
        "shore": "sea",
    }
)
