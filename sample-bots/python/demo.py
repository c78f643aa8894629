"""Moves at random, but legally, in each game: the shortest whole bot."""

from demo_apocalypse import Plan as ApocalypsePlan
from demo_crematoria import Plan as CrematoriaPlan
from demo_ork_island import Plan as OrkIslandPlan
from demo_walking_dead import Plan as WalkingDeadPlan
from minions import apocalypse, crematoria, ork_island, run, walking_dead

run(
    apocalypse.playing(ApocalypsePlan),
    crematoria.playing(CrematoriaPlan),
    ork_island.playing(OrkIslandPlan),
    walking_dead.playing(WalkingDeadPlan),
)
