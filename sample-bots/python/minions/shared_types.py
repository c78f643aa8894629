"""What the states of all games share. Generated from schemas/ by "npm run types". Do not edit."""

from dataclasses import dataclass
from typing import Any, List, Optional


@dataclass(frozen=True)
class Limits:
    """What a bot may use. null: no limit."""

    # Milliseconds for the first answer, the start of the program included.
    start_ms: Optional[float]
    # Milliseconds for every later answer.
    round_ms: Optional[float]
    # Milliseconds of CPU time for the whole match, all threads and children together.
    cpu_ms: Optional[float]
    # Most orders in one answer.
    orders: int
    # Longest line on standard output, in bytes.
    line_bytes: int
    # Most bytes on standard output in one round.
    round_bytes: int
    # How much of the standard error of a round is kept at its head, and again at its tail. More is counted, not
    # punished.
    stderr_bytes: int
    # How much standard error is kept in a match.
    stderr_match_bytes: int
    # Deepest nesting of lists and objects in an answer.
    depth: int
    # Resident memory of the bot with all its processes, in MiB.
    memory_mb: Optional[int]
    # Most processes at one time, the bot itself included, and those that have ended and were not waited for.
    processes: Optional[int]
    # Milliseconds of CPU time from one state to the next, all threads and children together; for the first as much
    # more as it may take longer. Left out: as much as an answer may take, on each core there is.
    cpu_round_ms: Optional[float] = None
    # How much debug output of an answer is kept in the replay, in bytes of JSON. More is left out, not punished.
    debug_bytes: Optional[int] = None
    # How much debug output of a bot is kept in the replay of a match.
    debug_match_bytes: Optional[int] = None
    # Most threads at one time, of all processes together. Left out: no limit.
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
    # Why, in words.
    reason: str


def read_rejection(data: Any) -> Rejection:
    return Rejection(
        order=data["order"],
        reason=data["reason"],
    )


@dataclass(frozen=True)
class Result:
    """How the match ended."""

    # The points of the four players at the start of this round.
    scores: List[int]
    # The place of each player, 1 to 4, by points. Players with the same points share one, but a bot that went out
    # comes behind those that played on.
    places: List[int]


def read_result(data: Any) -> Result:
    return Result(
        scores=data["scores"],
        places=data["places"],
    )
