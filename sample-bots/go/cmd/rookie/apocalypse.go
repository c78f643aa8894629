package main

import (
	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/apocalypse"
)

// ApocalypsePlan: every soldier goes to the nearest post that is not mine and attacks who is in his way; parachuters jump
// where it is near to one. Helicopters fly straight on and turn at a mountain, and throw no napalm: a beginning.
// One is made for each match and plays it to the end: what it wants to remember are its fields.
type ApocalypsePlan struct{}

// Play chooses the orders of a round, the most urgent first. Chance, if there is to be any, comes from rng.
func (p *ApocalypsePlan) Play(state *apocalypse.State, rng *minions.Random) []apocalypse.Order {
	field := apocalypse.NewBattlefield(state)
	var wanted []apocalypse.Cell
	for _, post := range field.Posts {
		if post.Owner != field.Me {
			wanted = append(wanted, post.Pos.Cell())
		}
	}
	steps := field.WalkFrom(wanted, apocalypse.Far)

	var orders []apocalypse.Order
	throws := apocalypse.Throws
	for _, helicopter := range field.MyHelicopters {
		for _, pos := range field.ClaimLandings(helicopter, steps, throws) {
			orders = append(orders, apocalypse.OrderParachuter(pos, helicopter))
			throws--
		}
		action := apocalypse.Clockwise
		if minions.Set(field.ActionsOf(helicopter))[apocalypse.Forward2] {
			action = apocalypse.Forward2
		}
		orders = append(orders, apocalypse.OrderHelicopter(helicopter, action))
	}
	for _, soldier := range field.Mine {
		if pos, ok := field.ClaimStep(soldier, steps); ok {
			orders = append(orders, apocalypse.OrderSoldier(soldier, pos))
		}
	}
	return orders
}
