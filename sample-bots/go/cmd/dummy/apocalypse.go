package main

import (
	"fmt"
	"sort"

	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/apocalypse"
	"minions-judge.example/bot/minions/debug"
)

const (
	// Conquering a post is better than any attack, and an attack better than any walk.
	conquest = -200000
	attack   = -100000
	// What a step on foot and a step in the air cost, in points of a post.
	footStep   = 10
	flightStep = 3
	// Nobody walks farther than this to a post.
	longestWalk = 25
	// Guarding a post is worth this much less than conquering it.
	guard = 100
	// The danger of a forest that may catch fire, and of each enemy within two steps of a soldier in the forest or on
	// grass.
	fire            = 40
	enemyNearForest = 2
	enemyNearGrass  = 8
	// What napalm gains with each enemy and each own soldier that it kills, and the least that it is thrown for.
	enemyKilled = 30
	ownKilled   = -60
	leastGain   = 60
)

// ApocalypsePlan: soldiers take posts and guard them, one each; the others hunt, and all attack the enemies they meet. Helicopters fly to
// posts and to groups of enemies, throw parachuters as soon as they can, and napalm where it hits many enemies and few of
// their own.
type ApocalypsePlan struct{}

// Play chooses the orders of a round.
func (p *ApocalypsePlan) Play(state *apocalypse.State, rng *minions.Random) []apocalypse.Order {
	return newApocalypseTurn(state, rng).play()
}

type apocalypseTurn struct {
	field       *apocalypse.Battlefield
	rng         *minions.Random
	orders      []apocalypse.Order
	throws      int
	aims        []apocalypse.Cell
	taken       map[apocalypse.Cell]bool
	wanted      map[apocalypse.Cell]bool
	toWanted    []int
	toEnemy     []int
	enemiesNear [apocalypse.Cells]int
	napalmGain  [apocalypse.Cells]int
}

func newApocalypseTurn(state *apocalypse.State, rng *minions.Random) *apocalypseTurn {
	field := apocalypse.NewBattlefield(state)
	t := &apocalypseTurn{
		field:  field,
		rng:    rng,
		throws: apocalypse.Throws,
		taken:  map[apocalypse.Cell]bool{},
		wanted: map[apocalypse.Cell]bool{},
	}
	var wanted, enemies []apocalypse.Cell
	for _, post := range field.Posts {
		if post.Owner != field.Me {
			wanted = append(wanted, post.Pos.Cell())
			t.wanted[post.Pos.Cell()] = true
		}
	}
	for _, enemy := range field.Enemies {
		enemies = append(enemies, enemy.Pos.Cell())
	}
	t.toWanted = field.WalkFrom(wanted, apocalypse.Far)
	t.toEnemy = field.WalkFrom(enemies, apocalypse.Far)
	for _, soldier := range field.Soldiers {
		t.taken[soldier.Pos.Cell()] = true
		t.count(soldier)
	}
	return t
}

func (t *apocalypseTurn) count(soldier *apocalypse.Soldier) {
	for _, near := range soldier.Pos.Cell().Below() {
		if soldier.Player == t.field.Me {
			t.napalmGain[near] += ownKilled
		} else {
			t.napalmGain[near] += enemyKilled
			t.enemiesNear[near]++
		}
	}
}

func (t *apocalypseTurn) play() []apocalypse.Order {
	for _, helicopter := range t.field.MyHelicopters {
		t.command(helicopter)
	}
	goals := t.assignPosts()
	for _, n := range t.rng.Permutation(len(t.field.Mine)) {
		soldier := t.field.Mine[n]
		steps, hasPost := goals[soldier.ID]
		if !hasPost {
			steps = t.toEnemy
		}
		t.move(soldier, steps)
	}
	return t.orders
}

func (t *apocalypseTurn) command(helicopter *apocalypse.Helicopter) {
	if helicopter.Napalm == 0 && t.napalmGain[helicopter.Pos.Cell()] >= leastGain {
		t.orders = append(t.orders, apocalypse.OrderHelicopter(helicopter, apocalypse.Napalm))
		debug.Note(fmt.Sprintf("Helicopter %d throws napalm.", helicopter.ID))
		for _, cell := range helicopter.Pos.Cell().Below() {
			t.field.Ignite(cell)
		}
		return
	}
	t.throwParachuters(helicopter)
	t.fly(helicopter)
}

func (t *apocalypseTurn) throwParachuters(helicopter *apocalypse.Helicopter) {
	var free []apocalypse.Cell
	for _, target := range helicopter.Pos.Cell().Below() {
		if t.isFree(target) {
			free = append(free, target)
		}
	}
	sort.SliceStable(free, func(a, b int) bool { return t.landingCost(free[a]) < t.landingCost(free[b]) })
	for n, target := range free {
		if n == len(helicopter.Parachuters) || t.throws == 0 {
			return
		}
		t.orders = append(t.orders, apocalypse.OrderParachuter(target.Pos(), helicopter))
		t.throws--
		t.taken[target] = true
		delete(t.wanted, target)
	}
}

func (t *apocalypseTurn) landingCost(cell apocalypse.Cell) int {
	if t.wanted[cell] {
		return conquest
	}
	return footStep*t.toWanted[cell] + t.danger(cell)
}

func (t *apocalypseTurn) fly(helicopter *apocalypse.Helicopter) {
	flight := t.field.FlyFrom(helicopter)
	worth := t.worthOfCentres()
	goal := helicopter.Pos.Cell()
	// Of equals the nearest counts, and that is the first.
	most := -1000000
	for _, centre := range flight.Centres {
		steps := flight.Steps[centre]
		value := worth[centre] - flightStep*steps
		// It flies two steps a round.
		if gain := t.napalmGain[centre]; gain > 0 && 2*helicopter.Napalm <= steps {
			value += gain
		}
		if value > most {
			most, goal = value, centre
		}
	}
	t.aims = append(t.aims, goal)
	if goal == helicopter.Pos.Cell() {
		return
	}
	debug.Line([]apocalypse.Pos{helicopter.Pos, goal.Pos()}, "white", "aim")
	t.orders = append(t.orders, apocalypse.OrderHelicopter(helicopter, flight.FirstAction(helicopter, goal)))
}

// For each centre, the value of the posts below that a parachuter could take; not of those the other helicopter aims at.
func (t *apocalypseTurn) worthOfCentres() []int {
	worth := make([]int, apocalypse.Cells)
	for _, post := range t.field.Posts {
		if !t.wanted[post.Pos.Cell()] || !t.isFree(post.Pos.Cell()) || t.isAimedAt(post.Pos.Cell()) {
			continue
		}
		for _, centre := range post.Pos.Cell().Below() {
			worth[centre] += post.Value
		}
	}
	return worth
}

func (t *apocalypseTurn) isAimedAt(cell apocalypse.Cell) bool {
	for _, aim := range t.aims {
		if aim.Distance(cell) <= apocalypse.Reach {
			return true
		}
	}
	return false
}

type postTrip struct {
	soldier *apocalypse.Soldier
	post    *apocalypse.Post
	steps   []int
	cost    int
}

// Gives each post to at most one soldier, the best trips first. Returns each cell's steps to the post, by id of soldier.
func (t *apocalypseTurn) assignPosts() map[int][]int {
	var trips []postTrip
	for _, post := range t.field.Posts {
		trips = append(trips, t.tripsTo(post)...)
	}
	sort.SliceStable(trips, func(a, b int) bool { return trips[a].cost < trips[b].cost })
	goals := map[int][]int{}
	given := map[*apocalypse.Post]bool{}
	for _, trip := range trips {
		_, hasPost := goals[trip.soldier.ID]
		if hasPost || given[trip.post] {
			continue
		}
		goals[trip.soldier.ID] = trip.steps
		given[trip.post] = true
	}
	return goals
}

func (t *apocalypseTurn) tripsTo(post *apocalypse.Post) []postTrip {
	isWanted := t.wanted[post.Pos.Cell()]
	cost, most := -post.Value, longestWalk
	if !isWanted {
		cost += guard
	}
	if isGuarded := !isWanted && t.taken[post.Pos.Cell()]; isGuarded {
		most = 1
	}
	steps := t.field.WalkFrom([]apocalypse.Cell{post.Pos.Cell()}, most)
	var trips []postTrip
	for _, soldier := range t.field.Mine {
		if far := steps[soldier.Pos.Cell()]; far != apocalypse.Far {
			trips = append(trips, postTrip{soldier, post, steps, cost + footStep*far})
		}
	}
	return trips
}

// Frees the cell he leaves and takes the one he goes to, so that own soldiers follow but never block each other.
func (t *apocalypseTurn) move(soldier *apocalypse.Soldier, steps []int) {
	delete(t.taken, soldier.Pos.Cell())
	to := t.bestStep(soldier, steps)
	isAttack := t.taken[to]
	if isAttack {
		t.taken[soldier.Pos.Cell()] = true
	} else {
		t.taken[to] = true
	}
	if to != soldier.Pos.Cell() {
		t.orders = append(t.orders, apocalypse.OrderSoldier(soldier, to.Pos()))
	}
}

func (t *apocalypseTurn) bestStep(soldier *apocalypse.Soldier, steps []int) apocalypse.Cell {
	// Dearer than any step.
	least := 1000000
	best := []apocalypse.Cell{soldier.Pos.Cell()}
	for _, to := range soldier.Pos.Cell().Around() {
		cost, ok := t.stepCost(to, steps)
		if !ok || cost > least {
			continue
		}
		if cost < least {
			best = best[:0]
		}
		least = cost
		best = append(best, to)
	}
	return minions.Pick(t.rng, best)
}

// The cost of a step; false when it is not to be taken.
func (t *apocalypseTurn) stepCost(to apocalypse.Cell, steps []int) (cost int, ok bool) {
	other := t.field.SoldierAt(to)
	switch {
	case !t.field.IsOpen(to):
		return 0, false
	case other != nil && other.Player != t.field.Me:
		// On grass a hit takes two and a half times as much. The one who will die first is the one to attack.
		if t.field.IsForest(to) {
			return attack + other.Life*5, true
		}
		return attack + other.Life*2, true
	case t.taken[to]:
		return 0, false
	case t.wanted[to]:
		return conquest, true
	}
	return footStep*steps[to] + t.danger(to), true
}

func (t *apocalypseTurn) danger(cell apocalypse.Cell) int {
	cost := enemyNearGrass * t.enemiesNear[cell]
	if t.field.IsForest(cell) {
		cost = enemyNearForest * t.enemiesNear[cell]
	}
	if t.field.IsEndangered(cell) {
		cost += fire
	}
	return cost
}

func (t *apocalypseTurn) isFree(cell apocalypse.Cell) bool {
	return t.field.IsOpen(cell) && !t.taken[cell]
}
