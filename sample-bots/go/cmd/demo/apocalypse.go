package main

import (
	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/apocalypse"
)

// ApocalypsePlan moves every soldier and flies every helicopter at random, but legally.
type ApocalypsePlan struct{}

// Play chooses the orders of a round.
func (p *ApocalypsePlan) Play(state *apocalypse.State, rng *minions.Random) []apocalypse.Order {
	field := apocalypse.NewBattlefield(state)
	var orders []apocalypse.Order
	for _, helicopter := range field.MyHelicopters {
		action := minions.Pick(rng, field.ActionsOf(helicopter))
		orders = append(orders, apocalypse.OrderHelicopter(helicopter, action))
		var free []apocalypse.Pos
		for _, pos := range helicopter.Pos.Below() {
			if field.IsOpen(pos.Cell()) && field.SoldierAt(pos.Cell()) == nil {
				free = append(free, pos)
			}
		}
		if len(helicopter.Parachuters) > 0 && len(free) > 0 {
			orders = append(orders, apocalypse.OrderParachuter(minions.Pick(rng, free), helicopter))
		}
	}
	for _, soldier := range field.Mine {
		var open []apocalypse.Pos
		for _, pos := range soldier.Pos.Around() {
			if field.IsOpen(pos.Cell()) {
				open = append(open, pos)
			}
		}
		orders = append(orders, apocalypse.OrderSoldier(soldier, minions.Pick(rng, open)))
	}
	return orders
}
