"""Plays {{title}}: the judge starts this file. What the bot does is in plan.py."""

from minions import run
from minions.{{game_}} import playing
from plan import Plan

run(playing(Plan))
