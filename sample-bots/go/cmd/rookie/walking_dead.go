package main

import (
	"minions-judge.example/bot/minions"
	walkingdead "minions-judge.example/bot/minions/walking-dead"
)

// WalkingDeadPlan: every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor
// enemies: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the
// first of Directions.
type WalkingDeadPlan struct{}

// Play chooses the orders of a round.
func (p *WalkingDeadPlan) Play(state *walkingdead.State, rng *minions.Random) []walkingdead.Order {
	town := walkingdead.NewTown(state)
	steps := town.StepsTo(walkingdead.Positions(town.Zombies))
	// The cells that units of mine go to in this round: no two of them want the same one.
	taken := map[walkingdead.Pos]bool{}
	var orders []walkingdead.Order
	for _, unit := range town.Mine {
		least, best := walkingdead.Far, unit.Pos
		var order walkingdead.Order
		for _, dir := range walkingdead.Directions {
			to, ok := town.Target(unit.Pos, dir)
			if ok && !taken[to] && steps[to.Index()] < least {
				least, best, order = steps[to.Index()], to, walkingdead.NewOrder(unit, dir)
			}
		}
		// Without a way to one it stays where it is.
		if best != unit.Pos {
			taken[best] = true
			orders = append(orders, order)
		}
	}
	return orders
}
