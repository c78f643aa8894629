"""Plays {{title}}: the judge starts this file. What the bot does is in plan.py."""

from minions import by_game, run
from plan import play_{{game_}}

run(by_game({"{{game}}": play_{{game_}}}))
