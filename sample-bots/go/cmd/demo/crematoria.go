package main

import (
	"bots/crematoria"
	"bots/minions"
)

// Moves every unit at random, but legally.
func playCrematoria(state *crematoria.State, rng *minions.Random) []minions.Order {
	planet := crematoria.NewPlanet(state)
	var orders []minions.Order
	for _, unit := range planet.Mine {
		var open []crematoria.Dir
		for _, dir := range crematoria.Directions {
			if _, ok := planet.Target(unit.Pos, dir); ok && dir != crematoria.None {
				open = append(open, dir)
			}
		}
		if len(open) > 0 {
			orders = append(orders, crematoria.Order(unit, minions.Pick(rng, open)))
		}
	}
	return orders
}
