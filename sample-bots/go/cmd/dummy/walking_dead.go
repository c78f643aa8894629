package main

import (
	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/debug"
	walkingdead "minions-judge.example/bot/minions/walking-dead"
)

// WalkingDeadPlan: every unit takes a step to what is nearest: food, an enemy or a zombie. Whoever stands next to it attacks, however
// strong it is, and units of the clan get in each other's way: there is room for improvement.
type WalkingDeadPlan struct{}

// Play chooses the orders of a round.
func (p *WalkingDeadPlan) Play(state *walkingdead.State, rng *minions.Random) []walkingdead.Order {
	town := walkingdead.NewTown(state)
	goals := [][]int{
		town.StepsTo(town.Food),
		town.StepsTo(walkingdead.Positions(town.Enemies)),
		town.StepsTo(walkingdead.Positions(town.Zombies)),
	}
	// Out of 101 draws, those in which a unit cares for food.
	hungry := minions.Parameter("hungry", 80)
	var orders []walkingdead.Order
	hungryUnits := 0
	for _, unit := range town.Mine {
		cares := goals[1:]
		if float64(rng.Random(0, 100)) < hungry {
			hungryUnits++
			cares = goals
		}
		if dir, ok := stepToNearest(town, unit, cares); ok {
			orders = append(orders, walkingdead.NewOrder(unit, dir))
		}
	}
	debug.Metric("hungry units", float64(hungryUnits))
	return orders
}

// The direction to what is nearest, if there is any. Of equals the first goal counts, and of its directions the first.
func stepToNearest(town *walkingdead.Town, unit *walkingdead.Unit, goals [][]int) (best walkingdead.Direction, ok bool) {
	least := walkingdead.Far
	for _, steps := range goals {
		for _, dir := range walkingdead.Directions {
			to, isOpen := town.Target(unit.Pos, dir)
			if !isOpen || steps[to.Index()] >= least {
				continue
			}
			least = steps[to.Index()]
			best = dir
		}
	}
	return best, best != ""
}
