"""Asks the plan about a saved state: python3 -m unittest. Save others with "minions states" and say what you expect there."""

import unittest
from pathlib import Path

from minions import orders_of
from minions.{{game_}} import parse_state
from plan import Plan

STATE = parse_state(Path("example-state.json").read_text(encoding="utf-8"))


class PlanTest(unittest.TestCase):
    def test_it_gives_orders(self) -> None:
        self.assertGreater(len(orders_of(Plan(), STATE)), 0)

    def test_it_gives_the_same_orders_to_the_same_state(self) -> None:
        self.assertEqual(orders_of(Plan(), STATE), orders_of(Plan(), STATE))
