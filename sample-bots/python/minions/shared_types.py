"""What the states of all games share. Generated from schemas/ by "npm run types". Do not edit."""

from dataclasses import dataclass
from typing import Any, List, Optional


@dataclass(frozen=True)
class Limits:
    """What a bot may use. null: no limit."""

    # Milliseconds for the first answer, including the start of the program.
    start_ms: Optional[float]
    # Milliseconds for every later answer.
    round_ms: Optional[float]
    # Milliseconds of CPU time for the whole match, all threads and children together.
    cpu_ms: Optional[float]
    # Maximum number of orders in one answer.
    orders: int
    # Maximum length of a line on standard output, in bytes.
    line_bytes: int
    # Maximum number of bytes on standard output in one round.
    round_bytes: int
    # How many bytes of the standard error of a round are kept at its head, and again at its tail. More is counted,
    # but not a fault.
    stderr_bytes: int
    # How many bytes of standard error are kept in a match.
    stderr_match_bytes: int
    # Maximum nesting depth of lists and objects in an answer.
    depth: int
    # Resident memory of the bot with all its processes, in MiB.
    memory_mb: Optional[int]
    # Maximum number of processes at one time, including the bot itself and zombie processes.
    processes: Optional[int]
    # Milliseconds of CPU time from one state to the next, all threads and children together; the first answer gets as
    # much more as its time limit is longer. If omitted: the time limit of an answer, times the number of cores.
    cpu_round_ms: Optional[float] = None
    # How much debug output of an answer is kept in the replay, in bytes of JSON. More is dropped, but not a fault.
    debug_bytes: Optional[int] = None
    # How much debug output of a bot is kept in the replay of a match.
    debug_match_bytes: Optional[int] = None
    # Maximum number of threads at one time, of all processes together. No limit if omitted.
    threads: Optional[int] = None


def read_limits(data: Any) -> Limits:
    return Limits(
        start_ms=data["startMs"],
        round_ms=data["roundMs"],
        cpu_ms=data["cpuMs"],
        orders=data["orders"],
        line_bytes=data["lineBytes"],
        round_bytes=data["roundBytes"],
        stderr_bytes=data["stderrBytes"],
        stderr_match_bytes=data["stderrMatchBytes"],
        depth=data["depth"],
        memory_mb=data["memoryMb"],
        processes=data["processes"],
        cpu_round_ms=data.get("cpuRoundMs"),
        debug_bytes=data.get("debugBytes"),
        debug_match_bytes=data.get("debugMatchBytes"),
        threads=data.get("threads"),
    )


@dataclass(frozen=True)
class Rejection:
    # Index in the list of orders I gave.
    order: int
    # Why.
    reason: str


def read_rejection(data: Any) -> Rejection:
    return Rejection(
        order=data["order"],
        reason=data["reason"],
    )


@dataclass(frozen=True)
class Result:
    """How the match ended."""

    # The points of the four players: any finite numbers. Those of the four games of minions are integers.
    scores: List[float]
    # The place of each player, 1 to 4, by points. Players with equal points share a place, but a bot that is out
    # ranks behind those that played on.
    places: List[int]


def read_result(data: Any) -> Result:
    return Result(
        scores=data["scores"],
        places=data["places"],
    )
