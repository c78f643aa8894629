package main

import (
	"bots/minions"
	walkingdead "bots/walking-dead"
)

// Moves every unit at random, but legally.
func playWalkingDead(state *walkingdead.State, rng *minions.Random) []minions.Order {
	town := walkingdead.NewTown(state)
	var orders []minions.Order
	for _, unit := range town.Mine {
		var open []walkingdead.Dir
		for _, dir := range walkingdead.Directions {
			if _, ok := town.Target(unit.Pos, dir); ok {
				open = append(open, dir)
			}
		}
		if len(open) > 0 {
			orders = append(orders, walkingdead.Order(unit, minions.Pick(rng, open)))
		}
	}
	return orders
}
