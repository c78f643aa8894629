package main

import (
	"bots/apocalypse"
	"bots/minions"
)

// Moves every soldier and flies every helicopter at random, but legally.
func playApocalypse(state *apocalypse.State, rng *minions.Random) []minions.Order {
	field := apocalypse.NewBattlefield(state)
	var orders []minions.Order
	for _, helicopter := range field.MyHelicopters {
		action := minions.Pick(rng, field.ActionsOf(helicopter))
		orders = append(orders, apocalypse.OrderHelicopter(helicopter, action))
		var free []apocalypse.Cell
		for _, cell := range helicopter.Cell.Below() {
			if field.IsOpen(cell) && field.SoldierAt(cell) == nil {
				free = append(free, cell)
			}
		}
		if len(helicopter.Parachuters) > 0 && len(free) > 0 {
			orders = append(orders, apocalypse.OrderParachuter(minions.Pick(rng, free), helicopter))
		}
	}
	for _, soldier := range field.Mine {
		var open []apocalypse.Cell
		for _, cell := range soldier.Cell.Around() {
			if field.IsOpen(cell) {
				open = append(open, cell)
			}
		}
		orders = append(orders, apocalypse.OrderSoldier(soldier, minions.Pick(rng, open)))
	}
	return orders
}
