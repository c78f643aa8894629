// Dummy is a first goal to beat, in each game.
package main

import "bots/minions"

func main() {
	minions.Run(minions.ByGame(map[string]minions.Bot{
		"crematoria":   minions.Plan(playCrematoria),
		"walking-dead": minions.Plan(playWalkingDead),
		"ork-island":   minions.Plan(playOrkIsland),
		"apocalypse":   minions.Plan(playApocalypse),
	}))
}
