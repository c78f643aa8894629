package main

import (
	"sort"

	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/debug"
	orkisland "minions-judge.example/bot/minions/ork-island"
)

const (
	// A kill is worth any way, because the dead ork changes sides.
	kill = orkisland.Far
	// What it costs to stand beside an enemy who may win a fight.
	danger = 30
	// What it costs to leave a city or path that is to be held.
	leave = 50
	// How often orks look for the nearest goal that still needs some.
	walks = 3
)

// OrkIslandPlan: orks go to the nearest city or path that is not theirs, as many as it takes to conquer it, and hold what enemies have
// entered. Every ork takes the step of least cost; equal costs are settled by the seeded generator.
type OrkIslandPlan struct{}

// Play chooses the orders of a round.
func (p *OrkIslandPlan) Play(state *orkisland.State, rng *minions.Random) []orkisland.Order {
	return newOrkIslandTurn(state, rng).play()
}

type orkIslandTurn struct {
	island  *orkisland.Island
	rng     *minions.Random
	orders  []orkisland.Order
	taken   map[int]bool
	holders map[int]bool
	// How many more orks each place needs.
	missing []int
	// How far each index is from the goal of an ork, by its id.
	wayOf map[int][]int
}

type orkIslandStep struct {
	dir orkisland.Direction // empty: stays
	to  orkisland.Pos
}

func newOrkIslandTurn(state *orkisland.State, rng *minions.Random) *orkIslandTurn {
	t := &orkIslandTurn{
		island:  orkisland.NewIsland(state),
		rng:     rng,
		taken:   map[int]bool{},
		holders: map[int]bool{},
		wayOf:   map[int][]int{},
	}
	for _, ork := range t.island.Mine {
		t.taken[t.island.Index(ork.Pos)] = true
	}
	for _, place := range t.island.Places {
		t.missing = append(t.missing, t.hold(place))
	}
	t.assignGoals()
	debug.Metric("orks that hold", float64(len(t.holders)))
	return t
}

// Keeps as many orks in the place as it takes to own it. Returns how many more it would take.
func (t *orkIslandTurn) hold(place orkisland.Place) int {
	missing := 0
	for player, count := range t.island.Count(place) {
		if player != t.island.Me && count > missing {
			missing = count
		}
	}
	// The owner loses it only to somebody with more orks.
	if place.Owner != t.island.Me {
		missing++
	}
	for _, pos := range place.Cells {
		ork := t.island.UnitAt(pos)
		if missing == 0 || ork == nil || t.isEnemy(ork) {
			continue
		}
		t.holders[ork.ID] = true
		missing--
	}
	return missing
}

// Sends each of the other orks to the nearest place that needs it; those that none needs, to the nearest all the same.
func (t *orkIslandTurn) assignGoals() {
	var free []*orkisland.Unit
	for _, ork := range t.island.Mine {
		if !t.holders[ork.ID] {
			free = append(free, ork)
		}
	}
	var first orkisland.Walk
	for n := 0; n < walks; n++ {
		walk := t.island.WalkFrom(t.placesInNeed())
		if n == 0 {
			first = walk
		}
		t.sortBy(free, func(ork *orkisland.Unit) int { return walk.Far[t.island.Index(ork.Pos)] })
		var left []*orkisland.Unit
		for _, ork := range free {
			if !t.assignGoal(ork, walk) {
				left = append(left, ork)
			}
		}
		free = left
	}
	for _, ork := range free {
		t.wayOf[ork.ID] = first.Far
	}
}

func (t *orkIslandTurn) placesInNeed() []int {
	var places []int
	for place, missing := range t.missing {
		if missing > 0 {
			places = append(places, place)
		}
	}
	return places
}

func (t *orkIslandTurn) assignGoal(ork *orkisland.Unit, walk orkisland.Walk) bool {
	place := walk.Goal[t.island.Index(ork.Pos)]
	if place == -1 || t.missing[place] == 0 {
		return false
	}
	t.wayOf[ork.ID] = walk.Far
	// Who may not get there does not count.
	if !t.isWeak(ork) {
		t.missing[place]--
	}
	return true
}

func (t *orkIslandTurn) play() []orkisland.Order {
	orks := append([]*orkisland.Unit(nil), t.island.Mine...)
	// The nearest to their goals go first and make room for those behind.
	t.sortBy(orks, func(ork *orkisland.Unit) int { return t.wayLeft(ork, ork.Pos) })
	for _, ork := range orks {
		t.move(ork)
	}
	return t.orders
}

// The least first; equals stay in their order.
func (t *orkIslandTurn) sortBy(orks []*orkisland.Unit, number func(*orkisland.Unit) int) {
	sort.SliceStable(orks, func(a, b int) bool { return number(orks[a]) < number(orks[b]) })
}

// Frees the cell the ork leaves and takes the one it goes to, so that own orks may follow but never meet each other.
func (t *orkIslandTurn) move(ork *orkisland.Unit) {
	delete(t.taken, t.island.Index(ork.Pos))
	step := t.bestStep(ork)
	t.taken[t.island.Index(step.to)] = true
	if step.dir != "" {
		t.orders = append(t.orders, orkisland.NewOrder(ork, step.dir))
	}
}

func (t *orkIslandTurn) bestStep(ork *orkisland.Unit) orkIslandStep {
	least := t.standCost(ork, ork.Pos, ork.Health)
	best := []orkIslandStep{{"", ork.Pos}}
	for _, dir := range orkisland.Directions {
		to, ok := t.island.Target(ork.Pos, dir)
		if !ok || t.taken[t.island.Index(to)] {
			continue
		}
		cost, ok := t.stepCost(ork, to)
		if !ok || cost > least {
			continue
		}
		if cost < least {
			best = best[:0]
		}
		least = cost
		best = append(best, orkIslandStep{dir, to})
	}
	return minions.Pick(t.rng, best)
}

// The cost of a step; false when it is not to be taken.
func (t *orkIslandTurn) stepCost(ork *orkisland.Unit, to orkisland.Pos) (cost int, ok bool) {
	health := ork.Health - t.island.Cost(to)
	cost = t.standCost(ork, to, health) + t.island.Cost(to)
	other := t.island.UnitAt(to)
	if !t.isEnemy(other) {
		return cost, true
	}
	return cost - kill, health > other.Health
}

// What it costs the ork to be there, with that health, at the end of its move.
func (t *orkIslandTurn) standCost(ork *orkisland.Unit, pos orkisland.Pos, health int) int {
	cost := t.danger(pos, health) + t.wayLeft(ork, pos)
	if t.isLeaving(ork, pos) {
		cost += leave
	}
	return cost
}

func (t *orkIslandTurn) danger(pos orkisland.Pos, health int) int {
	cost := 0
	// Who attacks pays for the cell first.
	price := t.island.Cost(pos)
	for _, dir := range orkisland.Directions {
		other := t.island.UnitAt(pos.Step(dir))
		if t.isEnemy(other) && other.Health-price >= health {
			cost += danger
		}
	}
	return cost
}

// Holders stay in their place, and weak orks where walking costs nothing.
func (t *orkIslandTurn) isLeaving(ork *orkisland.Unit, pos orkisland.Pos) bool {
	here, there := t.island.PlaceAt(ork.Pos), t.island.PlaceAt(pos)
	if t.holders[ork.ID] {
		return there != here
	}
	return t.isWeak(ork) && here != -1 && there == -1
}

// Whether the health of an ork may not be enough for its way.
func (t *orkIslandTurn) isWeak(ork *orkisland.Unit) bool {
	return ork.Health < t.wayLeft(ork, ork.Pos)
}

// How far it is from there to the goal of the ork; 0 without a goal.
func (t *orkIslandTurn) wayLeft(ork *orkisland.Unit, pos orkisland.Pos) int {
	if way, ok := t.wayOf[ork.ID]; ok {
		return way[t.island.Index(pos)]
	}
	return 0
}

func (t *orkIslandTurn) isEnemy(ork *orkisland.Unit) bool {
	return ork != nil && ork.Player != t.island.Me
}
