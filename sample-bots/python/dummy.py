"""A first goal to beat, in each game."""

from dummy_apocalypse import play_apocalypse
from dummy_crematoria import play_crematoria
from dummy_ork_island import play_ork_island
from dummy_walking_dead import play_walking_dead
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
