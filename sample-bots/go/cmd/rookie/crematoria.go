package main

import (
	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/crematoria"
)

// CrematoriaPlan: every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy pioneer,
// and nobody where death is sure. It leaves the gems alone, and sees furyans and hellhounds too late: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the
// first of Directions.
type CrematoriaPlan struct{}

// Play chooses the orders of a round.
func (p *CrematoriaPlan) Play(state *crematoria.State, rng *minions.Random) []crematoria.Order {
	planet := crematoria.NewPlanet(state)
	land := planet.Caves(func(pos crematoria.Pos) bool { return planet.Owner(pos) != planet.Me })
	var prey []crematoria.Pos
	// The cells where units of mine are or will be: no two of them want the same one.
	taken := map[crematoria.Pos]bool{}
	for _, unit := range planet.Units {
		if unit.Player == planet.Me {
			taken[unit.Pos] = true
		} else if unit.Type == crematoria.Pioneer && !unit.Pos.IsOutside() {
			prey = append(prey, unit.Pos)
		}
	}
	toLand, toPrey := planet.WalkFrom(land).Steps, planet.WalkFrom(prey).Steps
	var orders []crematoria.Order
	for _, unit := range planet.Mine {
		isPioneer, steps := unit.Type == crematoria.Pioneer, toLand
		if !isPioneer {
			steps = toPrey
		}
		least, best := crematoria.Far, crematoria.None
		for _, dir := range crematoria.Walks {
			to, ok := planet.Target(unit.Pos, dir)
			if !ok || to.IsOutside() || planet.IsDeadly(to) || taken[to] || steps[to.Index()] >= least {
				continue
			}
			if isPioneer && planet.UnitAt(to) != nil {
				continue
			}
			least, best = steps[to.Index()], dir
		}
		// With nowhere to go it stays where it is.
		if best == crematoria.None {
			continue
		}
		to, _ := planet.Target(unit.Pos, best)
		taken[to] = true
		orders = append(orders, crematoria.NewOrder(unit, best))
	}
	return orders
}
