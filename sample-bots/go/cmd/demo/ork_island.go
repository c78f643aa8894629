package main

import (
	"minions-judge.example/bot/minions"
	orkisland "minions-judge.example/bot/minions/ork-island"
)

// OrkIslandPlan moves every ork at random, but legally.
type OrkIslandPlan struct{}

// Play chooses the orders of a round.
func (p *OrkIslandPlan) Play(state *orkisland.State, rng *minions.Random) []orkisland.Order {
	island := orkisland.NewIsland(state)
	var orders []orkisland.Order
	for _, ork := range island.Mine {
		var open []orkisland.Direction
		for _, dir := range orkisland.Directions {
			if _, ok := island.Target(ork.Pos, dir); ok {
				open = append(open, dir)
			}
		}
		if len(open) > 0 {
			orders = append(orders, orkisland.NewOrder(ork, minions.Pick(rng, open)))
		}
	}
	return orders
}
