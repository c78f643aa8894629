package main

import (
	"minions-judge.example/bot/minions"
	orkisland "minions-judge.example/bot/minions/ork-island"
)

// OrkIslandPlan: every ork goes to the nearest city or path that is not mine. It fights whoever is in its way, however
// strong: a beginning.
// One is made for each match and plays it to the end: what it wants to remember are its fields.
type OrkIslandPlan struct{}

// Play chooses the orders of a round, the most urgent first. Chance, if there is to be any, comes from rng.
func (p *OrkIslandPlan) Play(state *orkisland.State, rng *minions.Random) []orkisland.Order {
	island := orkisland.NewIsland(state)
	var wanted []int
	for n, place := range island.Places {
		if place.Owner != island.Me {
			wanted = append(wanted, n)
		}
	}
	// How far each cell is from the nearest of them: the steps, and the health that they cost.
	far := island.WalkFrom(wanted).Far

	var orders []orkisland.Order
	for _, ork := range island.Mine {
		// No two orks get the same cell, and one that no step brings nearer stays where it is.
		if dir, ok := island.ClaimStep(ork, far); ok {
			orders = append(orders, orkisland.NewOrder(ork, dir))
		}
	}
	return orders
}
