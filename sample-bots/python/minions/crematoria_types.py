"""What the judge sends and receives in crematoria. Generated from schemas/ by "npm run types". Do not edit."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from .shared_types import Limits, Rejection, Result, read_limits, read_rejection, read_result


class Pos(NamedTuple):
    """A cell: (row, column, level), from the top left. It compares, and it can be a key."""

    row: int
    column: int
    level: int


class Direction(str, Enum):
    """Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator."""

    BOTTOM = "Bottom"
    BR = "BR"
    RIGHT = "Right"
    RT = "RT"
    TOP = "Top"
    TL = "TL"
    LEFT = "Left"
    LB = "LB"
    UP = "Up"
    DOWN = "Down"
    NONE = "None"


class UnitType(str, Enum):
    PIONEER = "pioneer"
    FURYAN = "furyan"
    NECROMONGER = "necromonger"
    HELLHOUND = "hellhound"


class RuleSet(str, Enum):
    """The rule set."""

    TEXT = "text"
    ORIGINAL = "original"


class Land(str, Enum):
    """What a cell of the board is: its letter there."""

    ROCK = "R"
    CAVE = "C"
    ELEVATOR = "E"
    OUTSIDE = "O"


@dataclass(frozen=True)
class Order:
    # The id of the unit.
    unit: int
    # Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator.
    dir: Direction

    def to_json(self) -> Dict[str, Any]:
        return {"unit": self.unit, "dir": self.dir}


def read_order(data: Any) -> Order:
    return Order(
        unit=data["unit"],
        dir=Direction(data["dir"]),
    )


@dataclass(frozen=True)
class Gem:
    # [row, column, level].
    pos: Pos


def read_gem(data: Any) -> Gem:
    return Gem(
        pos=Pos(*data["pos"]),
    )


@dataclass(frozen=True)
class Unit:
    # Never changes, even if the unit changes sides.
    id: int
    type: UnitType
    # The player it belongs to; -1 for necromongers and hellhounds.
    player: int
    # [row, column, level].
    pos: Pos
    # Hellhounds, which are immortal, have none.
    health: Optional[int] = None


def read_unit(data: Any) -> Unit:
    return Unit(
        id=data["id"],
        type=UnitType(data["type"]),
        player=data["player"],
        pos=Pos(*data["pos"]),
        health=data.get("health"),
    )


@dataclass(frozen=True)
class Landing:
    id: int
    # Where it will land; a unit on that cell dies.
    pos: Pos
    # In how many rounds it lands: 1 means during this one.
    turns: int


def read_landing(data: Any) -> Landing:
    return Landing(
        id=data["id"],
        pos=Pos(*data["pos"]),
        turns=data["turns"],
    )


@dataclass(frozen=True)
class Group:
    # Cave cells it owns now.
    cells: int
    # Gems it has picked so far.
    gems: int
    pioneers: int
    furyans: int


def read_group(data: Any) -> Group:
    return Group(
        cells=data["cells"],
        gems=data["gems"],
        pioneers=data["pioneers"],
        furyans=data["furyans"],
    )


@dataclass(frozen=True)
class Config:
    """All settings of Crematoria."""

    # The rule set.
    rules: RuleSet
    # Rounds of a match.
    rounds: int
    # Rows of a level.
    rows: int
    # Columns of a level.
    columns: int
    # Furyans of each group at the start.
    furyans: int
    # Pioneers of each group at the start.
    pioneers: int
    # Maximum number of necromongers at one time.
    necromongers: int
    # Number of hellhounds.
    hellhounds: int
    # Number of elevators.
    elevators: int
    # Points for a gem.
    gem_points: int
    # Rounds a necromonger takes to land.
    turns_to_land: int
    # Health of a newborn furyan.
    furyan_health: int
    # Health of a newborn pioneer.
    pioneer_health: int
    # Health of a newborn necromonger.
    necromonger_health: int
    # Minimum and maximum damage of a furyan's attack.
    furyan_damage: Tuple[int, int]
    # Minimum and maximum damage of a necromonger's attack.
    necromonger_damage: Tuple[int, int]
    # A gem appears with a chance of one in this many each round.
    gem_chance: int
    # A necromonger appears with a chance of one in this many each round.
    necromonger_chance: int
    # Health recovered at the end of each round.
    recovery: int
    # Whether a necromonger that died in this round makes room for another in the same round. If not, or if omitted,
    # only in the next.
    room_at_once: Optional[bool] = None
    # Whether necromongers and hellhounds ignore people who were killed before their turn. If not, or if omitted, they
    # choose targets once, before the first of them moves.
    hunters_look_again: Optional[bool] = None
    # Whether a necromonger that lands in the sun dies. If not, or if omitted, it lives there until night or until its
    # next step.
    sun_kills_landing: Optional[bool] = None


def read_config(data: Any) -> Config:
    return Config(
        rules=RuleSet(data["rules"]),
        rounds=data["rounds"],
        rows=data["rows"],
        columns=data["columns"],
        furyans=data["furyans"],
        pioneers=data["pioneers"],
        necromongers=data["necromongers"],
        hellhounds=data["hellhounds"],
        elevators=data["elevators"],
        gem_points=data["gemPoints"],
        turns_to_land=data["turnsToLand"],
        furyan_health=data["furyanHealth"],
        pioneer_health=data["pioneerHealth"],
        necromonger_health=data["necromongerHealth"],
        furyan_damage=(data["furyanDamage"][0], data["furyanDamage"][1]),
        necromonger_damage=(data["necromongerDamage"][0], data["necromongerDamage"][1]),
        gem_chance=data["gemChance"],
        necromonger_chance=data["necromongerChance"],
        recovery=data["recovery"],
        room_at_once=data.get("roomAtOnce"),
        hunters_look_again=data.get("huntersLookAgain"),
        sun_kills_landing=data.get("sunKillsLanding"),
    )


@dataclass(frozen=True)
class Start:
    """Only in the first message."""

    # The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
    # draws of the match.
    seed: int
    # All settings of Crematoria.
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
class Last:
    """What happened in the previous round; not in the first message."""

    # What was executed, in this order: moves and attacks of the players, then the necromongers, then the hellhounds.
    moves: List[Order]
    # Which of my orders of the previous round were refused, and why.
    rejected: List[Rejection]


def read_last(data: Any) -> Last:
    return Last(
        moves=[read_order(one) for one in data["moves"]],
        rejected=[read_rejection(one) for one in data["rejected"]],
    )


@dataclass(frozen=True)
class State:
    """What a bot is sent at the start of each round of Crematoria: the complete state, on one line."""

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
    # The terrain: board[k][i][j] is the cell in row i and column j of level k. Level 0 is underground (R rock, C
    # cave, E elevator), level 1 outside (O outside, E elevator). Column 79 is next to column 0.
    board: List[List[str]]
    # The owner of each cell of level 0: a digit for the player, a dot for none.
    owners: List[str]
    # The gems lying outside, row by row.
    gems: List[Gem]
    # All units on the board, by ascending id.
    units: List[Unit]
    # Necromongers still in the sky, by ascending id. They are not on the board and cannot be attacked.
    landings: List[Landing]
    # First and last column of the night outside, going right around the ring: [60, 19] means 60 to 79 and 0 to 19.
    # All other columns of level 1 lie in the sun.
    night: Tuple[int, int]
    # The figures of each player.
    groups: List[Group]
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
        owners=data["owners"],
        gems=[read_gem(one) for one in data["gems"]],
        units=[read_unit(one) for one in data["units"]],
        landings=[read_landing(one) for one in data["landings"]],
        night=(data["night"][0], data["night"][1]),
        groups=[read_group(one) for one in data["groups"]],
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
        "rounds": 120,
        "rows": 40,
        "columns": 80,
        "furyans": 5,
        "pioneers": 15,
        "necromongers": 10,
        "hellhounds": 3,
        "elevators": 20,
        "gemPoints": 30,
        "turnsToLand": 2,
        "furyanHealth": 100,
        "pioneerHealth": 50,
        "necromongerHealth": 75,
        "furyanDamage": [25, 50],
        "necromongerDamage": [20, 40],
        "gemChance": 4,
        "necromongerChance": 2,
        "recovery": 5,
        "roomAtOnce": True,
        "huntersLookAgain": True,
        "sunKillsLanding": True,
    }
)
