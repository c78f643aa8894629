"""What the judge sends and receives in apocalypse. Generated from schemas/ by "npm run types". Do not edit."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Dict, List, NamedTuple, Optional, Tuple, Union

from .shared_types import Limits, Rejection, Result, read_limits, read_rejection, read_result


class Pos(NamedTuple):
    """A cell: (row, column), from the top left. It compares, and it can be a key."""

    row: int
    column: int


class Action(str, Enum):
    """Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or throw
    napalm."""

    FORWARD1 = "forward1"
    FORWARD2 = "forward2"
    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"
    NAPALM = "napalm"


class Facing(str, Enum):
    """The direction of a helicopter: south is one row further down (i + 1), east one column further right (j + 1)."""

    SOUTH = "south"
    EAST = "east"
    NORTH = "north"
    WEST = "west"


class RuleSet(str, Enum):
    """The rule set."""

    TEXT = "text"
    ORIGINAL = "original"


class FireSpreadsFrom(str, Enum):
    """Which cells set the forest next to them on fire: any burning cell, or only burning forest."""

    ANY = "any"
    FOREST = "forest"


class ThrowOrder(str, Enum):
    """The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each player's in
    the order given."""

    RANDOM = "random"
    PLAYERS = "players"


class StrayThrow(str, Enum):
    """What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or the order is
    refused and he stays aboard."""

    DIES = "dies"
    REFUSED = "refused"


class FirstOrder(str, Enum):
    """Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused. valid, also
    if omitted: the first that is not refused."""

    GIVEN = "given"
    VALID = "valid"


class Land(str, Enum):
    """What a cell of the board is: its letter there."""

    FOREST = ":"
    GRASS = "."
    WATER = "O"
    MOUNTAIN = "X"


@dataclass(frozen=True)
class SoldierOrder:
    # The id of the soldier.
    soldier: int
    # [row, column] of the cell to move to or to attack: one of the eight around the soldier, or his own to stay.
    to: Pos

    def to_json(self) -> Dict[str, Any]:
        return {"soldier": self.soldier, "to": self.to}


def read_soldier_order(data: Any) -> SoldierOrder:
    return SoldierOrder(
        soldier=data["soldier"],
        to=Pos(*data["to"]),
    )


@dataclass(frozen=True)
class HelicopterOrder:
    # The id of the helicopter.
    helicopter: int
    # Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or
    # throw napalm.
    do: Action

    def to_json(self) -> Dict[str, Any]:
        return {"helicopter": self.helicopter, "do": self.do}


def read_helicopter_order(data: Any) -> HelicopterOrder:
    return HelicopterOrder(
        helicopter=data["helicopter"],
        do=Action(data["do"]),
    )


@dataclass(frozen=True)
class ParachuterOrder:
    # [row, column] of the cell to throw a parachuter on.
    parachuter: Pos
    # The id of the helicopter that throws him; if omitted, my helicopter that covers the cell.
    helicopter: Optional[int] = None

    def to_json(self) -> Dict[str, Any]:
        data: Dict[str, Any] = {"parachuter": self.parachuter}
        if self.helicopter is not None:
            data["helicopter"] = self.helicopter
        return data


def read_parachuter_order(data: Any) -> ParachuterOrder:
    return ParachuterOrder(
        parachuter=Pos(*data["parachuter"]),
        helicopter=data.get("helicopter"),
    )


Order = Union[SoldierOrder, HelicopterOrder, ParachuterOrder]


def read_order(data: Any) -> Order:
    if "soldier" in data:
        return read_soldier_order(data)
    if "do" in data:
        return read_helicopter_order(data)
    return read_parachuter_order(data)


@dataclass(frozen=True)
class Fire:
    # [row, column]: row 0 is the northernmost, column 0 the westernmost.
    pos: Pos
    # How many more rounds it burns, including this one.
    rounds: int


def read_fire(data: Any) -> Fire:
    return Fire(
        pos=Pos(*data["pos"]),
        rounds=data["rounds"],
    )


@dataclass(frozen=True)
class Post:
    # [row, column]: row 0 is the northernmost, column 0 the westernmost.
    pos: Pos
    # Points per round for its owner.
    value: int
    # The player who conquered it last; -1 if nobody has yet.
    owner: int


def read_post(data: Any) -> Post:
    return Post(
        pos=Pos(*data["pos"]),
        value=data["value"],
        owner=data["owner"],
    )


@dataclass(frozen=True)
class Soldier:
    # Never used again once the soldier is dead.
    id: int
    # The player he belongs to.
    player: int
    # [row, column]: row 0 is the northernmost, column 0 the westernmost.
    pos: Pos
    # His remaining life points.
    life: int


def read_soldier(data: Any) -> Soldier:
    return Soldier(
        id=data["id"],
        player=data["player"],
        pos=Pos(*data["pos"]),
        life=data["life"],
    )


@dataclass(frozen=True)
class Helicopter:
    id: int
    # The player it belongs to.
    player: int
    # The centre of the square of 5 x 5 cells that it covers.
    pos: Pos
    # The direction of a helicopter: south is one row further down (i + 1), east one column further right (j + 1).
    facing: Facing
    # In how many rounds it can throw napalm; 0 means now.
    napalm: int
    # One number for each parachuter aboard, the next to be thrown first: in how many more rounds, including this one,
    # he can be thrown before he expires.
    parachuters: List[int]


def read_helicopter(data: Any) -> Helicopter:
    return Helicopter(
        id=data["id"],
        player=data["player"],
        pos=Pos(*data["pos"]),
        facing=Facing(data["facing"]),
        napalm=data["napalm"],
        parachuters=data["parachuters"],
    )


@dataclass(frozen=True)
class Config:
    """All settings of Apocalypse."""

    # The rule set.
    rules: RuleSet
    # Rounds of a match.
    rounds: int
    # Rows of the board.
    rows: int
    # Columns of the board.
    columns: int
    # Soldiers of each player at the start.
    soldiers: int
    # Helicopters of each player.
    helicopters: int
    # A helicopter covers this many cells around its centre in every direction: a square of 5 x 5.
    helicopter_reach: int
    # Life points of a new soldier.
    life: int
    # Minimum and maximum damage to a soldier who is attacked in a forest.
    forest_damage: Tuple[int, int]
    # Minimum and maximum damage to a soldier who is attacked on grass.
    grass_damage: Tuple[int, int]
    # Rounds a helicopter waits for its napalm, from the start of the match or after a throw.
    napalm_wait: int
    # Rounds a fire lasts on a forest.
    forest_burns: int
    # Rounds a fire lasts on grass and on water.
    other_burns: int
    # Chance, in per cent, that a fire spreads to a forest cell next to it in a round.
    fire_chance: int
    # Rounds in which a parachuter can be thrown before he expires.
    parachuter_life: int
    # Maximum number of parachuters that a player can throw in a round.
    throws: int
    # Posts of high value in each quadrant of a generated map.
    high_posts: int
    # Posts of low value in each quadrant of a generated map.
    low_posts: int
    # Points per round for a post of high value.
    high_value: int
    # Points per round for a post of low value.
    low_value: int
    # Points per round for each soldier on the ground.
    soldier_points: int
    # Which cells set the forest next to them on fire: any burning cell, or only burning forest.
    fire_spreads_from: FireSpreadsFrom
    # The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each player's
    # in the order given.
    throw_order: ThrowOrder
    # What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or the order
    # is refused and he stays aboard.
    stray_throw: StrayThrow
    # The directions of the two helicopters of player 0 at the start, on a generated map. Those of the others are
    # mirror images.
    first_facing: Tuple[Facing, Facing]
    # Whether a parachuter thrown on the soldier of an enemy goes to that enemy even if the helicopter does not cover
    # the cell. If not, or if omitted, a random other player gets him.
    enemy_gets_stray: Optional[bool] = None
    # Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused. valid, also
    # if omitted: the first that is not refused.
    first_order: Optional[FirstOrder] = None
    # Whether points are also counted once before the first round. True if omitted.
    points_at_start: Optional[bool] = None
    # Whether the round in which napalm is thrown counts as a round of waiting for the next. If not, or if omitted,
    # the wait begins with the next round.
    throw_round_counts: Optional[bool] = None
    # Whether, on a generated map, the first helicopter of player 0 starts at [15, 5] and the second at [5, 15]. If
    # not, or if omitted, the reverse.
    crossed_centres: Optional[bool] = None


def read_config(data: Any) -> Config:
    return Config(
        rules=RuleSet(data["rules"]),
        rounds=data["rounds"],
        rows=data["rows"],
        columns=data["columns"],
        soldiers=data["soldiers"],
        helicopters=data["helicopters"],
        helicopter_reach=data["helicopterReach"],
        life=data["life"],
        forest_damage=(data["forestDamage"][0], data["forestDamage"][1]),
        grass_damage=(data["grassDamage"][0], data["grassDamage"][1]),
        napalm_wait=data["napalmWait"],
        forest_burns=data["forestBurns"],
        other_burns=data["otherBurns"],
        fire_chance=data["fireChance"],
        parachuter_life=data["parachuterLife"],
        throws=data["throws"],
        high_posts=data["highPosts"],
        low_posts=data["lowPosts"],
        high_value=data["highValue"],
        low_value=data["lowValue"],
        soldier_points=data["soldierPoints"],
        fire_spreads_from=FireSpreadsFrom(data["fireSpreadsFrom"]),
        throw_order=ThrowOrder(data["throwOrder"]),
        stray_throw=StrayThrow(data["strayThrow"]),
        first_facing=(Facing(data["firstFacing"][0]), Facing(data["firstFacing"][1])),
        enemy_gets_stray=data.get("enemyGetsStray"),
        first_order=FirstOrder(data["firstOrder"]) if "firstOrder" in data else None,
        points_at_start=data.get("pointsAtStart"),
        throw_round_counts=data.get("throwRoundCounts"),
        crossed_centres=data.get("crossedCentres"),
    )


@dataclass(frozen=True)
class Start:
    """Only in the first message."""

    # The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
    # draws of the match.
    seed: int
    # All settings of Apocalypse.
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

    # What was executed, of all players, in this order: parachuters thrown, then helicopters, then soldiers (moves and
    # attacks). A helicopter that was ordered to fly two cells and flew one has forward1.
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
    """What a bot is sent at the start of each round of Apocalypse: the complete state, on one line."""

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
    # The terrain: board[i][j] is the cell in row i and column j. A colon is forest, a dot grass, O water, X mountain.
    # Forest that burns down becomes grass.
    board: List[str]
    # The cells on fire, row by row.
    fire: List[Fire]
    # The control points. Their order never changes.
    posts: List[Post]
    # The soldiers on the ground, by ascending id.
    soldiers: List[Soldier]
    # The eight helicopters, by ascending id: player p has 2p + 1 and 2p + 2.
    helicopters: List[Helicopter]
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
        fire=[read_fire(one) for one in data["fire"]],
        posts=[read_post(one) for one in data["posts"]],
        soldiers=[read_soldier(one) for one in data["soldiers"]],
        helicopters=[read_helicopter(one) for one in data["helicopters"]],
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
        "soldiers": 20,
        "helicopters": 2,
        "helicopterReach": 2,
        "life": 100,
        "forestDamage": [20, 40],
        "grassDamage": [50, 100],
        "napalmWait": 30,
        "forestBurns": 10,
        "otherBurns": 5,
        "fireChance": 10,
        "parachuterLife": 20,
        "throws": 4,
        "highPosts": 2,
        "lowPosts": 2,
        "highValue": 100,
        "lowValue": 50,
        "soldierPoints": 1,
        "fireSpreadsFrom": "any",
        "throwOrder": "random",
        "strayThrow": "dies",
        "firstFacing": ["east", "south"],
        "enemyGetsStray": True,
        "firstOrder": "given",
        "pointsAtStart": False,
        "throwRoundCounts": True,
        "crossedCentres": True,
    }
)
