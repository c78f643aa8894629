package main

import (
	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/crematoria"
)

// CrematoriaPlan: every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy pioneer,
// and nobody where death is sure. It leaves the gems alone, and sees furyans and hellhounds too late: a beginning.
// One is made for each match and plays it to the end: what it wants to remember are its fields.
type CrematoriaPlan struct{}

// Play chooses the orders of a round, the most urgent first. Chance, if there is to be any, comes from rng.
func (p *CrematoriaPlan) Play(state *crematoria.State, rng *minions.Random) []crematoria.Order {
	planet := crematoria.NewPlanet(state)
	land := planet.Caves(func(pos crematoria.Pos) bool { return planet.Owner(pos) != planet.Me })
	var prey []crematoria.Pos
	for _, unit := range planet.Units {
		if unit.Type == crematoria.Pioneer && unit.Player != planet.Me && !unit.Pos.IsOutside() {
			prey = append(prey, unit.Pos)
		}
	}
	toLand, toPrey := planet.WalkFrom(land).Steps, planet.WalkFrom(prey).Steps

	var orders []crematoria.Order
	for _, unit := range planet.Mine {
		steps := toLand
		if unit.Type == crematoria.Furyan {
			steps = toPrey
		}
		// No two units get the same cell, and one with nowhere to go stays where it is.
		if dir, ok := planet.ClaimStep(unit, steps); ok {
			orders = append(orders, crematoria.NewOrder(unit, dir))
		}
	}
	return orders
}
