"""A first goal to beat, in each game."""

from dummy_apocalypse import Plan as ApocalypsePlan
from dummy_crematoria import Plan as CrematoriaPlan
from dummy_ork_island import Plan as OrkIslandPlan
from dummy_walking_dead import Plan as WalkingDeadPlan
from minions import apocalypse, crematoria, ork_island, run, walking_dead

run(
    apocalypse.playing(ApocalypsePlan),
    crematoria.playing(CrematoriaPlan),
    ork_island.playing(OrkIslandPlan),
    walking_dead.playing(WalkingDeadPlan),
)
