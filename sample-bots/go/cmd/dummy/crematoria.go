package main

import (
	"sort"

	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/crematoria"
	"minions-judge.example/bot/minions/debug"
)

const (
	// Outside costs this more than any cave, except on the way to a gem.
	outside = 200
	// Pioneers at most this many steps from an elevator go up for a gem.
	nearElevator = 10
	// The most that one attack of a necromonger takes.
	necromongerDamage = 40
	// At this health two hits may be the end of a furyan.
	weakFuryan = 50
)

// CrematoriaPlan: pioneers conquer the nearest cave cell, and a few fetch gems outside; furyans hunt enemy pioneers.
// Every unit takes the step of least cost; equal costs are settled by the seeded generator.
type CrematoriaPlan struct{}

// Play chooses the orders of a round.
func (p *CrematoriaPlan) Play(state *crematoria.State, rng *minions.Random) []crematoria.Order {
	return newCrematoriaTurn(state, rng).play()
}

type crematoriaTurn struct {
	planet        *crematoria.Planet
	rng           *minions.Random
	orders        []crematoria.Order
	taken         map[int]bool
	necromongers  []*crematoria.Unit
	enemyFuryans  []*crematoria.Unit
	darkElevators []crematoria.Pos
	toLand        []int
	toPrey        []int
	toElevator    crematoria.Walk
	gemOf         map[int]crematoria.Pos
}

type crematoriaStep struct {
	dir crematoria.Direction
	to  crematoria.Pos
}

func newCrematoriaTurn(state *crematoria.State, rng *minions.Random) *crematoriaTurn {
	planet := crematoria.NewPlanet(state)
	t := &crematoriaTurn{planet: planet, rng: rng, taken: map[int]bool{}}
	var prey []crematoria.Pos
	for _, unit := range planet.Units {
		t.taken[unit.Pos.Index()] = true
		switch {
		case unit.Type == crematoria.Necromonger:
			t.necromongers = append(t.necromongers, unit)
		case unit.Type == crematoria.Furyan && t.isEnemy(unit):
			t.enemyFuryans = append(t.enemyFuryans, unit)
		case unit.Type == crematoria.Pioneer && t.isEnemy(unit) && !unit.Pos.IsOutside():
			prey = append(prey, unit.Pos)
		}
	}
	for _, elevator := range planet.Elevators {
		if planet.IsNight(elevator.Column) {
			t.darkElevators = append(t.darkElevators, elevator)
		}
	}
	land := planet.Caves(func(pos crematoria.Pos) bool { return planet.Owner(pos) != planet.Me })
	t.toLand = planet.WalkFrom(land).Steps
	t.toPrey = planet.WalkFrom(prey).Steps
	t.toElevator = planet.WalkFrom(t.darkElevators)
	t.gemOf = t.assignGems()
	return t
}

func (t *crematoriaTurn) play() []crematoria.Order {
	// The judge takes one order of each player in turn, so the most urgent must come first.
	var byUrgency [3][]*crematoria.Unit
	for _, n := range t.rng.Permutation(len(t.planet.Mine)) {
		unit := t.planet.Mine[n]
		urgency := t.urgency(unit)
		byUrgency[urgency] = append(byUrgency[urgency], unit)
	}
	for urgency := 2; urgency >= 0; urgency-- {
		for _, unit := range byUrgency[urgency] {
			t.move(unit)
		}
	}
	return t.orders
}

func (t *crematoriaTurn) urgency(unit *crematoria.Unit) int {
	switch {
	case t.danger(unit, unit.Pos) > 0:
		return 2
	case unit.Type == crematoria.Furyan:
		return 1
	}
	return 0
}

// Frees the cell the unit leaves and takes the one it goes to, so that own units follow but never block each other.
func (t *crematoriaTurn) move(unit *crematoria.Unit) {
	delete(t.taken, unit.Pos.Index())
	step := t.bestStep(unit)
	isAttack := t.taken[step.to.Index()]
	if isAttack {
		t.taken[unit.Pos.Index()] = true
	} else {
		t.taken[step.to.Index()] = true
	}
	if step.dir != crematoria.None {
		t.orders = append(t.orders, crematoria.NewOrder(unit, step.dir))
	}
}

func (t *crematoriaTurn) bestStep(unit *crematoria.Unit) crematoriaStep {
	// No step that costs more is worth it.
	least := 1000000
	best := []crematoriaStep{{crematoria.None, unit.Pos}}
	for _, dir := range crematoria.Directions {
		to, ok := t.planet.Target(unit.Pos, dir)
		if !ok || t.planet.IsDeadly(to) {
			continue
		}
		cost, ok := t.cost(unit, to)
		if !ok || cost > least {
			continue
		}
		if cost < least {
			best = best[:0]
		}
		least = cost
		best = append(best, crematoriaStep{dir, to})
	}
	return minions.Pick(t.rng, best)
}

// The cost of a step; false when it is not to be taken.
func (t *crematoriaTurn) cost(unit *crematoria.Unit, to crematoria.Pos) (cost int, ok bool) {
	if unit.Type == crematoria.Furyan {
		return t.furyanCost(unit, to)
	}
	return t.pioneerCost(unit, to)
}

func (t *crematoriaTurn) furyanCost(unit *crematoria.Unit, to crematoria.Pos) (cost int, ok bool) {
	// Who attacks stays where it is. The weakest pioneer first, then the weakest furyan.
	if other := t.planet.UnitAt(to); other != nil && t.isEnemy(other) {
		gain := 101
		if other.Type == crematoria.Pioneer {
			gain = 200
		}
		return t.danger(unit, unit.Pos) + other.Health - gain, true
	}
	if t.taken[to.Index()] || to.IsOutside() {
		return 0, false
	}
	return t.danger(unit, to) + t.toPrey[to.Index()], true
}

func (t *crematoriaTurn) pioneerCost(unit *crematoria.Unit, to crematoria.Pos) (cost int, ok bool) {
	if t.taken[to.Index()] {
		return 0, false
	}
	isUnderground := !to.IsOutside()
	gem, fetches := t.gemOf[unit.ID]
	switch {
	case !fetches && isUnderground:
		return t.danger(unit, to) + t.toLand[to.Index()], true
	case !fetches:
		return t.danger(unit, to) + outside + t.wayHome(to), true
	case !isUnderground:
		return t.danger(unit, to) + to.Distance(gem) - outside, true
	case !unit.Pos.IsOutside():
		return t.danger(unit, to) + t.toElevator.Steps[to.Index()], true
	}
	return 0, false
}

// What it costs the unit to be there at the end of its move.
func (t *crematoriaTurn) danger(unit *crematoria.Unit, pos crematoria.Pos) int {
	cost := 0
	if hound := t.planet.HoundDistance(pos); hound <= 2 {
		cost += 1000
	} else if hound <= 4 {
		cost += 100 * (5 - hound)
	}
	if pos.IsOutside() {
		cost += t.necromongerDanger(unit, pos)
	}
	if unit.Type == crematoria.Pioneer || unit.Health <= weakFuryan {
		cost += t.furyanDanger(pos)
	}
	return cost
}

func (t *crematoriaTurn) necromongerDanger(unit *crematoria.Unit, pos crematoria.Pos) int {
	attackers := 0
	for _, other := range t.necromongers {
		if other.Pos.Distance(pos) <= 1 {
			attackers++
		}
	}
	if unit.Health > attackers*necromongerDamage {
		return attackers * 10
	}
	return attackers * 500
}

func (t *crematoriaTurn) furyanDanger(pos crematoria.Pos) int {
	cost := 0
	for _, furyan := range t.enemyFuryans {
		if furyan.Pos.Level != pos.Level {
			continue
		}
		if far := furyan.Pos.Distance(pos); far < 2 {
			cost += 40
		} else if far == 2 {
			cost += 10
		}
	}
	return cost
}

// Steps to the nearest elevator that is still dark on arrival; when there is none, away from the sun.
func (t *crematoriaTurn) wayHome(pos crematoria.Pos) int {
	least := crematoria.Far - t.planet.NightLeft(pos.Column)
	for _, elevator := range t.darkElevators {
		steps := pos.Distance(elevator)
		if steps <= t.planet.NightLeft(elevator.Column) && steps < least {
			least = steps
		}
	}
	return least
}

// Gives each gem to at most one pioneer, the shortest trips first. Returns the gems by id of the pioneer.
func (t *crematoriaTurn) assignGems() map[int]crematoria.Pos {
	gemOf := map[int]crematoria.Pos{}
	given := map[crematoria.Pos]bool{}
	for _, trip := range t.gemTrips() {
		_, hasOne := gemOf[trip.unit.ID]
		if hasOne || given[trip.gem] {
			continue
		}
		gemOf[trip.unit.ID] = trip.gem
		given[trip.gem] = true
		debug.Mark([]crematoria.Pos{trip.gem}, "gold", "fetch")
	}
	debug.Metric("gems to fetch", float64(len(given)))
	return gemOf
}

type gemTrip struct {
	unit *crematoria.Unit
	gem  crematoria.Pos
	time int
}

// The trips that can be made, the shortest first.
func (t *crematoriaTurn) gemTrips() []gemTrip {
	var trips []gemTrip
	for _, gem := range t.planet.Gems {
		for _, unit := range t.planet.Mine {
			if unit.Type != crematoria.Pioneer {
				continue
			}
			if time, ok := t.tripTime(unit, gem); ok {
				trips = append(trips, gemTrip{unit, gem, time})
			}
		}
	}
	sort.SliceStable(trips, func(a, b int) bool { return trips[a].time < trips[b].time })
	return trips
}

// Rounds until the pioneer has the gem; false if it would not get there and back in the dark.
func (t *crematoriaTurn) tripTime(unit *crematoria.Unit, gem crematoria.Pos) (time int, ok bool) {
	time, ok = t.timeToGem(unit, gem)
	if !ok || time > t.planet.NightLeft(gem.Column) {
		return 0, false
	}
	for _, elevator := range t.darkElevators {
		if time+gem.Distance(elevator) <= t.planet.NightLeft(elevator.Column) {
			return time, true
		}
	}
	return 0, false
}

func (t *crematoriaTurn) timeToGem(unit *crematoria.Unit, gem crematoria.Pos) (time int, ok bool) {
	if unit.Pos.IsOutside() {
		return unit.Pos.Distance(gem), true
	}
	steps := t.toElevator.Steps[unit.Pos.Index()]
	if steps > nearElevator {
		return 0, false
	}
	elevator := t.darkElevators[t.toElevator.Source[unit.Pos.Index()]]
	return steps + 1 + elevator.Distance(gem), true
}

func (t *crematoriaTurn) isEnemy(unit *crematoria.Unit) bool {
	return unit.Player != t.planet.Me && unit.Player != -1
}
