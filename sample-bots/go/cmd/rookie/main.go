// Rookie goes for the nearest goal, in each game: the first to beat, and what a project can start from.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the first
// of Directions (Apocalypse: row by row).
package main

import (
	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/apocalypse"
	"minions-judge.example/bot/minions/crematoria"
	orkisland "minions-judge.example/bot/minions/ork-island"
	walkingdead "minions-judge.example/bot/minions/walking-dead"
)

func main() {
	minions.Run(
		crematoria.Bot[CrematoriaPlan](),
		walkingdead.Bot[WalkingDeadPlan](),
		orkisland.Bot[OrkIslandPlan](),
		apocalypse.Bot[ApocalypsePlan](),
	)
}
