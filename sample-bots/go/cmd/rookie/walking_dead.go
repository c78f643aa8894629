package main

import (
	"minions-judge.example/bot/minions"
	walkingdead "minions-judge.example/bot/minions/walking-dead"
)

// WalkingDeadPlan: every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor
// enemies: a beginning.
type WalkingDeadPlan struct{}

// Play chooses the orders of a round.
func (p *WalkingDeadPlan) Play(state *walkingdead.State, rng *minions.Random) []walkingdead.Order {
	town := walkingdead.NewTown(state)
	// How many steps it is from each cell to the nearest zombie.
	steps := town.StepsTo(walkingdead.Positions(town.Zombies))

	var orders []walkingdead.Order
	for _, unit := range town.Mine {
		// No two units get the same cell, and one without a way stays where it is.
		if dir, ok := town.ClaimStep(unit, steps); ok {
			orders = append(orders, walkingdead.NewOrder(unit, dir))
		}
	}
	return orders
}
