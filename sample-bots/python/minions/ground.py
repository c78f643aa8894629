"""Ways over the board of any game: what the views of all games share."""

from typing import Dict, Generic, Iterable, List, Optional, Sequence, Set, Tuple, TypeVar

Pos = TypeVar("Pos")
Way = TypeVar("Way")


class Ground(Generic[Pos]):
    far = 9999  # farther than any way

    def __init__(self) -> None:
        self._around: Dict[Pos, List[Pos]] = {}
        # The cells that are taken in this round, by their numbers: no two units of mine are to want the same one.
        self._claimed: Set[int] = set()

    def neighbours(self, pos: Pos) -> List[Pos]:
        """The positions one step away that the land allows. Somebody may stand there."""
        raise NotImplementedError

    def _is_occupied(self, pos: Pos) -> bool:
        raise NotImplementedError

    def _claim_best(self, ways: Iterable[Tuple[Way, int]], table: Sequence[int], least: int) -> Optional[Way]:
        """Of some ways, each with the number of its cell: the one whose cell has the least in the table, below `least` and
        not claimed yet; the first of equals, or None. Its cell is then claimed."""
        free = [way for way in ways if way[1] not in self._claimed and table[way[1]] < least]
        if not free:
            return None
        best, cell = min(free, key=lambda way: table[way[1]])
        self._claimed.add(cell)
        return best

    def _length_of(self, pos: Pos) -> int:
        """How much longer a step onto it makes a way."""
        return 1

    def path(self, start: Pos, goals: Sequence[Pos]) -> List[Pos]:
        """The way to the nearest goal: the cells to step on, the goal last. Empty when there is none, or when `start` is a
        goal. Cells where somebody stands are in the way, unless they are goals."""
        return self._search(start, goals)[0]

    def steps(self, start: Pos, goals: Sequence[Pos]) -> int:
        """How long that way is; farther than any when there is none."""
        return self._search(start, goals)[1]

    def _search(self, start: Pos, goals: Sequence[Pos]) -> Tuple[List[Pos], int]:
        ends = set(goals)
        lengths = {start: 0}
        before: Dict[Pos, Optional[Pos]] = {start: None}
        # The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
        rings = [[start]]
        for length, ring in enumerate(rings):
            for here in ring:
                if lengths[here] != length:
                    continue
                if here in ends:
                    return self._trace(here, before), length
                for near in self._neighbours_of(here):
                    longer = length + self._length_of(near)
                    if lengths.get(near, self.far) <= longer or (near not in ends and self._is_occupied(near)):
                        continue
                    lengths[near] = longer
                    before[near] = here
                    while len(rings) <= longer:
                        rings.append([])
                    rings[longer].append(near)
        return [], self.far

    def _neighbours_of(self, pos: Pos) -> List[Pos]:
        """Those of a cell are looked for once: ways of many units cross the same cells."""
        if pos not in self._around:
            self._around[pos] = self.neighbours(pos)
        return self._around[pos]

    @staticmethod
    def _trace(end: Pos, before: Dict[Pos, Optional[Pos]]) -> List[Pos]:
        path = [end]
        while True:
            previous = before[path[-1]]
            if previous is None:
                return path[-2::-1]
            path.append(previous)
