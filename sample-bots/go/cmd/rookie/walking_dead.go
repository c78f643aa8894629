package main

import (
	"minions-judge.example/bot/minions"
	walkingdead "minions-judge.example/bot/minions/walking-dead"
)

// WalkingDeadPlan: every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor
// enemies: a beginning.
// One is made for each match and plays it to the end: what it wants to remember are its fields.
type WalkingDeadPlan struct{}

// Play chooses the orders of a round, the most urgent first. Chance, if there is to be any, comes from rng.
func (p *WalkingDeadPlan) Play(state *walkingdead.State, rng *minions.Random) []walkingdead.Order {
	town := walkingdead.NewTown(state)
	// What they go for: the first thing to change. Food is in town.Food, others are in town.Enemies.
	goals := walkingdead.Positions(town.Zombies)
	// How many steps it is from each cell to the nearest of them.
	steps := town.StepsTo(goals)

	var orders []walkingdead.Order
	for _, unit := range town.Mine {
		// No two units get the same cell, and one without a way stays where it is.
		if dir, ok := town.ClaimStep(unit, steps); ok {
			orders = append(orders, walkingdead.NewOrder(unit, dir))
		}
	}
	return orders
}
