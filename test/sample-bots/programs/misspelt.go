// Each line with a wrong word must be refused by the compiler; without those lines the file must compile.
package main

import (
	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/crematoria"
)

type plan struct{}

func (p *plan) Play(state *crematoria.State, rng *minions.Random) []crematoria.Order {
	unit := state.Units[0]
	_ = unit.Helth             // wrong
	_ = crematoria.Rihgt       // wrong
	_ = state.Config.GemPionts // wrong
	var dir crematoria.Land
	_ = crematoria.NewOrder(unit, dir) // wrong
	if unit.Health > state.Config.GemPoints && crematoria.LandRock != dir {
		return []crematoria.Order{crematoria.NewOrder(unit, crematoria.Right)}
	}
	return nil
}

func main() {
	minions.Run(crematoria.Bot[plan]())
}
