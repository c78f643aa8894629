package main

import (
	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/crematoria"
)

// CrematoriaPlan moves every unit at random, but legally.
type CrematoriaPlan struct{}

// Play chooses the orders of a round.
func (p *CrematoriaPlan) Play(state *crematoria.State, rng *minions.Random) []crematoria.Order {
	planet := crematoria.NewPlanet(state)
	var orders []crematoria.Order
	for _, unit := range planet.Mine {
		var open []crematoria.Direction
		for _, dir := range crematoria.Directions {
			if _, ok := planet.Target(unit.Pos, dir); ok && dir != crematoria.None {
				open = append(open, dir)
			}
		}
		if len(open) > 0 {
			orders = append(orders, crematoria.NewOrder(unit, minions.Pick(rng, open)))
		}
	}
	return orders
}
