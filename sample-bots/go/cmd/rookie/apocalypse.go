package main

import (
	"sort"

	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/apocalypse"
)

// ApocalypsePlan: every soldier goes to the nearest post that is not mine and attacks who is in his way; parachuters jump
// where it is near to one. Helicopters fly straight on and turn at a mountain, and throw no napalm: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: helicopters and soldiers by id, and of equally
// good cells the first, row by row.
type ApocalypsePlan struct{}

// Play chooses the orders of a round.
func (p *ApocalypsePlan) Play(state *apocalypse.State, rng *minions.Random) []apocalypse.Order {
	field := apocalypse.NewBattlefield(state)
	var wanted []apocalypse.Cell
	for _, post := range field.Posts {
		if post.Owner != field.Me {
			wanted = append(wanted, post.Pos.Cell())
		}
	}
	steps := field.WalkFrom(wanted, apocalypse.Far)
	// The cells where soldiers of mine are or will be: no two of them want the same one.
	taken := map[apocalypse.Pos]bool{}
	for _, soldier := range field.Mine {
		taken[soldier.Pos] = true
	}
	var orders []apocalypse.Order
	throws := apocalypse.Throws
	for _, helicopter := range field.MyHelicopters {
		landings := minions.Filter(helicopter.Pos.Below(), func(pos apocalypse.Pos) bool {
			return field.IsOpen(pos.Cell()) && field.SoldierAt(pos.Cell()) == nil && !taken[pos]
		})
		sort.SliceStable(landings, func(a, b int) bool { return steps[landings[a].Cell()] < steps[landings[b].Cell()] })
		for n := 0; n < len(landings) && n < len(helicopter.Parachuters) && throws > 0; n++ {
			taken[landings[n]] = true
			throws--
			orders = append(orders, apocalypse.OrderParachuter(landings[n], helicopter))
		}
		action := apocalypse.Clockwise
		for _, possible := range field.ActionsOf(helicopter) {
			if possible == apocalypse.Forward2 {
				action = possible
			}
		}
		orders = append(orders, apocalypse.OrderHelicopter(helicopter, action))
	}
	for _, soldier := range field.Mine {
		best := soldier.Pos
		for _, pos := range field.Neighbours(soldier.Pos) {
			if !taken[pos] && steps[pos.Cell()] < steps[best.Cell()] {
				best = pos
			}
		}
		if best != soldier.Pos {
			taken[best] = true
			orders = append(orders, apocalypse.OrderSoldier(soldier, best))
		}
	}
	return orders
}
