"""A first goal to beat, in each game."""

from dummy_crematoria import play_crematoria
from minions import by_game, run

run(by_game({"crematoria": play_crematoria}))
