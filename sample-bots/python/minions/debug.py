"""What a bot tells those who watch the replay: it goes with the next answer, and no other bot sees it."""

import math
from typing import Any, Dict, Iterable, List, Optional, Tuple

# The limits of the protocol. What is beyond them is left out: a drawing must not cost anybody the match.
MAX_NOTES_LENGTH = 10000
MAX_METRICS = 32
MAX_MARKS = 500
MAX_CELLS = 200
MAX_NAME_LENGTH = 40

_notes = ""
_metrics: Dict[str, float] = {}
_marks: List[Dict[str, Any]] = []


def note(text: str) -> None:
    """A line of text for this round."""
    global _notes
    _notes = (f"{_notes}\n{text}" if _notes else f"{text}")[:MAX_NOTES_LENGTH]


def metric(name: str, value: float) -> None:
    """A number to draw over time."""
    short = name[:MAX_NAME_LENGTH]
    is_full = len(_metrics) == MAX_METRICS and short not in _metrics
    if math.isfinite(value) and not is_full:
        # JSON does not know True as a number, nor a Fraction, nor what numpy has.
        _metrics[short] = value if type(value) is int else float(value)


def mark(cells: Iterable[Tuple[int, ...]], color: str, label: str = "") -> None:
    """Lights cells (positions) in a colour of CSS, with a word at the first."""
    _draw("cells", cells, color, label)


def line(cells: Iterable[Tuple[int, ...]], color: str, label: str = "") -> None:
    """A line through the cells."""
    _draw("line", cells, color, label)


def _draw(kind: str, cells: Iterable[Tuple[int, ...]], color: str, label: str) -> None:
    shown = list(cells)[:MAX_CELLS]
    if not shown or len(_marks) == MAX_MARKS:
        return
    word = {"label": label[:MAX_NAME_LENGTH]} if label else {}
    _marks.append({"cells": shown, "as": kind, "color": color, **word})


def take() -> Optional[Dict[str, Any]]:
    """What was told since the last time, as the field of an answer; None when that is nothing."""
    global _notes, _metrics, _marks
    told = {"notes": _notes, "metrics": _metrics, "marks": _marks}
    _notes, _metrics, _marks = "", {}, []
    return {name: value for name, value in told.items() if value} or None
