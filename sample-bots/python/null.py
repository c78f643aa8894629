"""Gives no orders, in any game: what happens to those who do nothing."""

from minions import run

run()
