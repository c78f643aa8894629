"""Goes for the nearest goal, in each game: the first to beat, and what a project can start from."""

from rookie_apocalypse import Plan as ApocalypsePlan
from rookie_crematoria import Plan as CrematoriaPlan
from rookie_ork_island import Plan as OrkIslandPlan
from rookie_walking_dead import Plan as WalkingDeadPlan
from minions import apocalypse, crematoria, ork_island, run, walking_dead

run(
    apocalypse.playing(ApocalypsePlan),
    crematoria.playing(CrematoriaPlan),
    ork_island.playing(OrkIslandPlan),
    walking_dead.playing(WalkingDeadPlan),
)
