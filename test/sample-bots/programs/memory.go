// A plan that tells what it remembers, and how much time it has.
package main

import (
	"math"

	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/debug"
	walkingdead "minions-judge.example/bot/minions/walking-dead"
)

type plan struct {
	rounds int
}

func (p *plan) Play(state *walkingdead.State, rng *minions.Random) []walkingdead.Order {
	p.rounds++
	left := float64(minions.TimeLeft().Microseconds()) / 1000
	if minions.TimeLeft() == math.MaxInt64 {
		left = -1
	}
	debug.Metric("rounds", float64(p.rounds))
	debug.Metric("left", left)
	debug.Metric("food", float64(state.Config.Food))
	minions.Say("round", p.rounds)
	return nil
}

func main() {
	minions.Run(walkingdead.Bot[plan]())
}
