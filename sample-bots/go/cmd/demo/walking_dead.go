package main

import (
	"minions-judge.example/bot/minions"
	walkingdead "minions-judge.example/bot/minions/walking-dead"
)

// WalkingDeadPlan moves every unit at random, but legally.
type WalkingDeadPlan struct{}

// Play chooses the orders of a round.
func (p *WalkingDeadPlan) Play(state *walkingdead.State, rng *minions.Random) []walkingdead.Order {
	town := walkingdead.NewTown(state)
	var orders []walkingdead.Order
	for _, unit := range town.Mine {
		var open []walkingdead.Direction
		for _, dir := range walkingdead.Directions {
			if _, ok := town.Target(unit.Pos, dir); ok {
				open = append(open, dir)
			}
		}
		if len(open) > 0 {
			orders = append(orders, walkingdead.NewOrder(unit, minions.Pick(rng, open)))
		}
	}
	return orders
}
