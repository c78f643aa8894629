"""The generator of the published games: the same seed gives the same numbers in every language."""

from typing import List, Sequence, TypeVar

Item = TypeVar("Item")


class Random:
    def __init__(self, seed: int):
        self._state = abs(seed) % 2**31

    def _advance(self) -> None:
        self._state = (843314861 * self._state + 453816693) % 2**31

    def random(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        count = high - low + 1
        if count < 1 or count > 10**6:
            return low
        # As published: every draw advances twice and uses the second number.
        self._advance()
        self._advance()
        return low + count * self._state // 2**31

    def permutation(self, n: int) -> List[int]:
        """The numbers 0 to n-1 in random order."""
        order = list(range(n))
        for i in range(n - 1):
            other = self.random(i, n - 1)
            order[i], order[other] = order[other], order[i]
        return order

    def pick(self, choices: Sequence[Item]) -> Item:
        """One of a list that is not empty."""
        return choices[self.random(0, len(choices) - 1)]
