"""Moves at random, but legally, in each game: the shortest whole bot."""

from demo_apocalypse import play_apocalypse
from demo_crematoria import play_crematoria
from demo_ork_island import play_ork_island
from demo_walking_dead import play_walking_dead
from minions import by_game, run

run(
    by_game(
        {
            "crematoria": play_crematoria,
            "walking-dead": play_walking_dead,
            "ork-island": play_ork_island,
            "apocalypse": play_apocalypse,
        }
    )
)
