"""A first goal to beat, in each game."""

from dummy_crematoria import play_crematoria
from dummy_ork_island import play_ork_island
from minions import by_game, run

run(by_game({"crematoria": play_crematoria, "ork-island": play_ork_island}))
