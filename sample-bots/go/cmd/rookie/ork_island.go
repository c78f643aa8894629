package main

import (
	"minions-judge.example/bot/minions"
	orkisland "minions-judge.example/bot/minions/ork-island"
)

// OrkIslandPlan: every ork goes to the nearest city or path that is not mine. It fights whoever is in its way, however
// strong: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: orks by id, and of equally good steps the first
// of Directions.
type OrkIslandPlan struct{}

// Play chooses the orders of a round.
func (p *OrkIslandPlan) Play(state *orkisland.State, rng *minions.Random) []orkisland.Order {
	island := orkisland.NewIsland(state)
	var wanted []int
	for n, place := range island.Places {
		if place.Owner != island.Me {
			wanted = append(wanted, n)
		}
	}
	far := island.WalkFrom(wanted).Far
	// The cells where orks of mine are or will be: no two of them want the same one.
	taken := map[orkisland.Pos]bool{}
	for _, ork := range island.Mine {
		taken[ork.Pos] = true
	}
	var orders []orkisland.Order
	for _, ork := range island.Mine {
		// To stay where it is, unless a step brings it nearer.
		least, best := far[island.Index(ork.Pos)], ork.Pos
		var order orkisland.Order
		for _, dir := range orkisland.Directions {
			to, ok := island.Target(ork.Pos, dir)
			if ok && !taken[to] && far[island.Index(to)] < least {
				least, best, order = far[island.Index(to)], to, orkisland.NewOrder(ork, dir)
			}
		}
		if best != ork.Pos {
			taken[best] = true
			orders = append(orders, order)
		}
	}
	return orders
}
