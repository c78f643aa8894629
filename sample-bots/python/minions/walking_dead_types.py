"""What the judge sends and receives in walking-dead. Generated from schemas/ by "npm run types". Do not edit."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from .shared_types import Limits, Rejection, Result, read_limits, read_rejection, read_result


class Pos(NamedTuple):
    """A cell: (row, column), from the top left. It compares, and it can be a key."""

    row: int
    column: int


class Direction(str, Enum):
    """Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one
    column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an order
    takes its turn and fails, as in the published game."""

    UP = "Up"
    DOWN = "Down"
    LEFT = "Left"
    RIGHT = "Right"
    DR = "DR"
    RU = "RU"
    UL = "UL"
    LD = "LD"


class UnitType(str, Enum):
    """A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to
    nobody."""

    LIVING = "living"
    DEAD = "dead"
    ZOMBIE = "zombie"


class RuleSet(str, Enum):
    """The rule set."""

    TEXT = "text"
    ORIGINAL = "original"


class FightOdds(str, Enum):
    """How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it
    wins when a number from 0 to 1000 is below 1000 N / (N + M)."""

    EXACT = "exact"
    THOUSANDTHS = "thousandths"


class ZombiesChoose(str, Enum):
    """What a zombie draws if several living units are equally near. unit: one of those units, then a step towards it.
    cell, also if omitted: one of the cells around it with the fewest steps to any of them."""

    UNIT = "unit"
    CELL = "cell"


class ZombieWays(str, Enum):
    """How other zombies affect the path to a living unit. past: they are ignored, because they move on, although no
    zombie enters their cells. around, also if omitted: they are obstacles where they stood before the first of them
    moved."""

    PAST = "past"
    AROUND = "around"


class Land(str, Enum):
    """What a cell of the board is: its letter there."""

    DEBRIS = "X"
    STREET = "."
    FOOD = "M"


@dataclass(frozen=True)
class Order:
    # The id of one of my living units.
    unit: int
    # Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one
    # column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an
    # order takes its turn and fails, as in the published game.
    dir: Direction

    def to_json(self) -> Dict[str, Any]:
        return {"unit": self.unit, "dir": self.dir}


def read_order(data: Any) -> Order:
    return Order(
        unit=data["unit"],
        dir=Direction(data["dir"]),
    )


@dataclass(frozen=True)
class Unit:
    # Never changes, whatever happens to the unit.
    id: int
    # A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to
    # nobody.
    type: UnitType
    # [row, column], from the top left.
    pos: Pos
    # The clan it belongs to, or belonged to when it died. Zombies have none.
    clan: Optional[int] = None
    # Only for the dead and the bitten: in how many rounds it becomes a zombie. 1: at the end of this one.
    turns_to_zombie: Optional[int] = None


def read_unit(data: Any) -> Unit:
    return Unit(
        id=data["id"],
        type=UnitType(data["type"]),
        pos=Pos(*data["pos"]),
        clan=data.get("clan"),
        turns_to_zombie=data.get("turnsToZombie"),
    )


@dataclass(frozen=True)
class Food:
    # [row, column], from the top left.
    pos: Pos


def read_food(data: Any) -> Food:
    return Food(
        pos=Pos(*data["pos"]),
    )


@dataclass(frozen=True)
class Clan:
    # Its living units.
    living: int
    # Its strength points.
    strength_points: int
    # Strength points for each living unit, rounded down; 0 if there is none. It decides the fights of this round.
    strength: int
    # Points for all units it has killed so far.
    kill_points: int
    # Cells it owns now.
    cells: int


def read_clan(data: Any) -> Clan:
    return Clan(
        living=data["living"],
        strength_points=data["strengthPoints"],
        strength=data["strength"],
        kill_points=data["killPoints"],
        cells=data["cells"],
    )


@dataclass(frozen=True)
class Config:
    """All settings of The Walking Dead."""

    # The rule set.
    rules: RuleSet
    # Rounds of a match.
    rounds: int
    # Rows of the board. Only a given map can have a number other than 60.
    rows: int
    # Columns of the board. Only a given map can have a number other than 60.
    columns: int
    # Living units of each clan at the start.
    units_per_clan: int
    # Zombies at the start.
    zombies: int
    # Units of food on the board, at the start and after every round.
    food: int
    # Strength points of each clan at the start.
    strength_points: int
    # Points for killing a living unit of another clan.
    person_points: int
    # Points for killing a zombie.
    zombie_points: int
    # Points for each cell a clan owns now.
    cell_points: int
    # Strength points for a unit of food.
    food_strength: int
    # Rounds between being bitten or killed and becoming a zombie.
    turns_to_zombie: int
    # The chance that an attacker surprises the other unit and wins: [30, 100] means 30 cases out of 100.
    surprise_chance: Tuple[int, int]
    # How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it
    # wins when a number from 0 to 1000 is below 1000 N / (N + M).
    fight_odds: FightOdds
    # A unit moves from the largest clan to the smallest with a chance of one in this many each round.
    switch_chance: int
    # Regenerated units and food appear, if possible, where no unit is within this many rows and columns.
    safe_distance: int
    # Whether regenerated units and food also keep that distance from food. At the start of a match food may be close
    # to food.
    safe_from_food: bool
    # Whether an owned cell is worth cellPoints. If not, it is worth one point, whatever the value of cellPoints.
    use_cell_points: bool
    # The number of the first round in states and reports.
    first_round: int
    # Whether food adds to the strength points of a clan when it is eaten. If not, or if omitted, it does so at the
    # end of the round.
    food_at_once: Optional[bool] = None
    # Whether fights use the current strengths, after every meal and every death of the round so far. If not, or if
    # omitted, they use those at the start of the round.
    strength_at_once: Optional[bool] = None
    # Whether a killed zombie blocks its cell until it comes back elsewhere at the end of the round. If not, or if
    # omitted, its cell is free at once.
    killed_zombies_stay: Optional[bool] = None
    # What a zombie draws if several living units are equally near. unit: one of those units, then a step towards it.
    # cell, also if omitted: one of the cells around it with the fewest steps to any of them.
    zombies_choose: Optional[ZombiesChoose] = None
    # How other zombies affect the path to a living unit. past: they are ignored, because they move on, although no
    # zombie enters their cells. around, also if omitted: they are obstacles where they stood before the first of them
    # moved.
    zombie_ways: Optional[ZombieWays] = None


def read_config(data: Any) -> Config:
    return Config(
        rules=RuleSet(data["rules"]),
        rounds=data["rounds"],
        rows=data["rows"],
        columns=data["columns"],
        units_per_clan=data["unitsPerClan"],
        zombies=data["zombies"],
        food=data["food"],
        strength_points=data["strengthPoints"],
        person_points=data["personPoints"],
        zombie_points=data["zombiePoints"],
        cell_points=data["cellPoints"],
        food_strength=data["foodStrength"],
        turns_to_zombie=data["turnsToZombie"],
        surprise_chance=(data["surpriseChance"][0], data["surpriseChance"][1]),
        fight_odds=FightOdds(data["fightOdds"]),
        switch_chance=data["switchChance"],
        safe_distance=data["safeDistance"],
        safe_from_food=data["safeFromFood"],
        use_cell_points=data["useCellPoints"],
        first_round=data["firstRound"],
        food_at_once=data.get("foodAtOnce"),
        strength_at_once=data.get("strengthAtOnce"),
        killed_zombies_stay=data.get("killedZombiesStay"),
        zombies_choose=ZombiesChoose(data["zombiesChoose"]) if "zombiesChoose" in data else None,
        zombie_ways=ZombieWays(data["zombieWays"]) if "zombieWays" in data else None,
    )


@dataclass(frozen=True)
class Start:
    """Only in the first message."""

    # The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
    # draws of the match.
    seed: int
    # All settings of The Walking Dead.
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
    # The id of the unit.
    unit: int
    # Where to. Zombies also step diagonally: DR down and right, RU right and up, UL up and left, LD left and down.
    dir: Direction


def read_move(data: Any) -> Move:
    return Move(
        unit=data["unit"],
        dir=Direction(data["dir"]),
    )


@dataclass(frozen=True)
class Last:
    """What happened in the previous round; not in the first message."""

    # What was executed, in this order: moves and attacks of the players, then moves and bites of the zombies.
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
    """What a bot is sent at the start of each round of The Walking Dead: the complete state, on one line."""

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
    # The rows of the board: board[row][column] is X for debris, M for food, . for any other street cell, with or
    # without a unit.
    board: List[str]
    # The owner of each cell, row by row: a digit for the clan, a dot for none.
    owners: List[str]
    # All units, by ascending id. Their number never changes: a unit's id is its index in this list.
    units: List[Unit]
    # The food, row by row.
    food: List[Food]
    # The figures of each clan, by player.
    clans: List[Clan]
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
        units=[read_unit(one) for one in data["units"]],
        food=[read_food(one) for one in data["food"]],
        clans=[read_clan(one) for one in data["clans"]],
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
        "rows": 60,
        "columns": 60,
        "unitsPerClan": 20,
        "zombies": 10,
        "food": 15,
        "strengthPoints": 1000,
        "personPoints": 50,
        "zombiePoints": 10,
        "cellPoints": 1,
        "foodStrength": 50,
        "turnsToZombie": 5,
        "surpriseChance": [30, 100],
        "fightOdds": "exact",
        "switchChance": 5,
        "safeDistance": 2,
        "safeFromFood": True,
        "useCellPoints": True,
        "foodAtOnce": True,
        "strengthAtOnce": True,
        "killedZombiesStay": True,
        "zombiesChoose": "unit",
        "zombieWays": "past",
        "firstRound": 1,
    }
)
