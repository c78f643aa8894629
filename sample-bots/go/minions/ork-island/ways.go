package orkisland

import (
	"container/heap"
	"strings"

	"minions-judge.example/bot/minions"
)

// Neighbours gives the positions one step away without water. Somebody may stand there.
func (isle *Island) Neighbours(pos Pos) []Pos {
	var found []Pos
	for _, dir := range Directions {
		if to, ok := isle.Target(pos, dir); ok {
			found = append(found, to)
		}
	}
	return found
}

// Path gives the cells to step on to the goal that is nearest in steps plus the health that they cost; none when there is
// no way, and on a goal. Units are in the way.
func (isle *Island) Path(from Pos, goals []Pos) []Pos {
	wanted := minions.Set(goals)
	far := map[Pos]int{from: 0}
	before := map[Pos]Pos{}
	queue := &ways{{from, 0, 0}}
	for number := 1; queue.Len() > 0; {
		here := heap.Pop(queue).(way)
		if here.far > far[here.pos] {
			continue
		}
		if wanted[here.pos] {
			return minions.Trace(here.pos, from, before)
		}
		for _, near := range isle.Neighbours(here.pos) {
			farther := here.far + isle.lengthOf(near)
			known, isKnown := far[near]
			if (isKnown && known <= farther) || (isle.UnitAt(near) != nil && !wanted[near]) {
				continue
			}
			far[near], before[near] = farther, here.pos
			heap.Push(queue, way{near, farther, number})
			number++
		}
	}
	return nil
}

// How much longer a step onto it makes a way.
func (isle *Island) lengthOf(pos Pos) int {
	return 1 + min(isle.Cost(pos), dearest)
}

// Ways to go on: the nearest first, and of equals the one that was found first.
type ways []way

type way struct {
	pos         Pos
	far, number int
}

func (w ways) Len() int      { return len(w) }
func (w ways) Swap(a, b int) { w[a], w[b] = w[b], w[a] }
func (w ways) Less(a, b int) bool {
	return w[a].far < w[b].far || (w[a].far == w[b].far && w[a].number < w[b].number)
}
func (w *ways) Push(one any) { *w = append(*w, one.(way)) }
func (w *ways) Pop() any {
	last := (*w)[len(*w)-1]
	*w = (*w)[:len(*w)-1]
	return last
}

// Steps is how long that way is, in steps plus health: 0 on a goal, Far when there is none.
func (isle *Island) Steps(from Pos, goals []Pos) int {
	path := isle.Path(from, goals)
	if len(path) == 0 && !minions.Set(goals)[from] {
		return Far
	}
	steps := 0
	for _, pos := range path {
		steps += isle.lengthOf(pos)
	}
	return steps
}

// Towards gives the direction of its first step; false when there is none.
func (isle *Island) Towards(from Pos, goals []Pos) (Direction, bool) {
	path := isle.Path(from, goals)
	for _, dir := range Directions {
		if len(path) > 0 && from.Step(dir) == path[0] {
			return dir, true
		}
	}
	return "", false
}

// ClaimStep gives the direction of the best step for an ork of mine by a table of how far cells are; false when no step
// brings it nearer. The cell is then claimed: no other ork gets it in this round.
func (isle *Island) ClaimStep(ork *Unit, far []int) (Direction, bool) {
	least, best, bestDir := far[isle.Index(ork.Pos)], ork.Pos, Direction("")
	for _, dir := range Directions {
		to, ok := isle.Target(ork.Pos, dir)
		if ok && !isle.claimed[to] && far[isle.Index(to)] < least {
			least, best, bestDir = far[isle.Index(to)], to, dir
		}
	}
	if best == ork.Pos {
		return "", false
	}
	isle.claimed[best] = true
	return bestDir, true
}

// UnitsOf gives the orks of a player.
func (isle *Island) UnitsOf(player int) []*Unit {
	return minions.Filter(isle.Units, func(unit *Unit) bool { return unit.Player == player })
}

// EnemiesInReach gives whom the ork could attack with an order now.
func (isle *Island) EnemiesInReach(ork *Unit) []*Unit {
	var found []*Unit
	for _, pos := range isle.Neighbours(ork.Pos) {
		if other := isle.UnitAt(pos); other != nil && other.Player != isle.Me {
			found = append(found, other)
		}
	}
	return found
}

// CellsOf gives the cells of the cities, then of the paths, that a player owns; -1 stands for nobody.
func (isle *Island) CellsOf(player int) []Pos {
	var found []Pos
	for _, place := range isle.Places {
		if place.Owner == player {
			found = append(found, place.Cells...)
		}
	}
	return found
}

// Grid is the board as text: orks by the number of their player.
func (isle *Island) Grid() string {
	var lines []string
	for row := 0; row < len(isle.land)/isle.width-2; row++ {
		var line []byte
		for column := 0; column < isle.width-1; column++ {
			pos := Pos{row, column}
			if unit := isle.UnitAt(pos); unit != nil {
				line = append(line, '0'+byte(unit.Player))
			} else {
				line = append(line, byte(isle.Land(pos)))
			}
		}
		lines = append(lines, string(line))
	}
	return strings.Join(lines, "\n")
}
