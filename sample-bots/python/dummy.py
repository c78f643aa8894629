"""A first goal to beat, in each game."""

from dummy_apocalypse import play_apocalypse
from dummy_crematoria import play_crematoria
from minions import by_game, run

run(by_game({"apocalypse": play_apocalypse, "crematoria": play_crematoria}))
