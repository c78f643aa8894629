package main

import (
	"bots/minions"
	orkisland "bots/ork-island"
)

// Moves every ork at random, but legally.
func playOrkIsland(state *orkisland.State, rng *minions.Random) []minions.Order {
	island := orkisland.NewIsland(state)
	var orders []minions.Order
	for _, ork := range island.Mine {
		var open []orkisland.Dir
		for _, dir := range orkisland.Directions {
			if _, ok := island.Target(ork.Pos, dir); ok {
				open = append(open, dir)
			}
		}
		if len(open) > 0 {
			orders = append(orders, orkisland.Order(ork, minions.Pick(rng, open)))
		}
	}
	return orders
}
