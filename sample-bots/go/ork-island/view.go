package orkisland

import "strings"

// No cell makes a way longer than this, whatever it costs.
const dearest = 20

// Island is a view of the state.
type Island struct {
	Me    int
	Units []*Unit
	Mine  []*Unit
	// Places are what can be conquered: the cities, then the paths.
	Places []Place

	width        int
	land         string
	unitByIndex  []*Unit
	placeByIndex map[int]int
}

// NewIsland looks at a state.
func NewIsland(state *State) *Island {
	if state.Start != nil {
		readCosts(state.Start)
	}
	width := len(state.Board[0]) + 1
	// Water all around, so that nothing beyond the edge needs a thought.
	sea := strings.Repeat("W", width)
	land := sea + strings.Join(state.Board, "W") + "W" + sea
	isle := &Island{
		Me:           state.Player,
		Units:        state.Units,
		Places:       append(append([]Place(nil), state.Cities...), state.Paths...),
		width:        width,
		land:         land,
		unitByIndex:  make([]*Unit, len(land)),
		placeByIndex: map[int]int{},
	}
	for _, unit := range state.Units {
		isle.unitByIndex[isle.Index(unit.Pos)] = unit
		if unit.Player == isle.Me {
			isle.Mine = append(isle.Mine, unit)
		}
	}
	for n, place := range isle.Places {
		for _, pos := range place.Cells {
			isle.placeByIndex[isle.Index(pos)] = n
		}
	}
	return isle
}

// Index is a number for each position, row by row, those just beyond the edge included.
func (isle *Island) Index(pos Pos) int {
	return (pos[0]+1)*isle.width + pos[1]
}

// Cell is W water, . grass, F forest, S sand, C city, P path.
func (isle *Island) Cell(pos Pos) byte {
	return isle.land[isle.Index(pos)]
}

// Cost is the health it costs to enter a cell that is not water.
func (isle *Island) Cost(pos Pos) int {
	return costs[isle.Cell(pos)]
}

// UnitAt gives who is there, or nil.
func (isle *Island) UnitAt(pos Pos) *Unit {
	return isle.unitByIndex[isle.Index(pos)]
}

// PlaceAt gives which of the places the cell belongs to, or -1.
func (isle *Island) PlaceAt(pos Pos) int {
	if place, ok := isle.placeByIndex[isle.Index(pos)]; ok {
		return place
	}
	return -1
}

// Count is how many orks each player has in a place.
func (isle *Island) Count(place Place) [4]int {
	var counts [4]int
	for _, pos := range place.Cells {
		if unit := isle.UnitAt(pos); unit != nil {
			counts[unit.Player]++
		}
	}
	return counts
}

// Target gives where an order leads; false into water. Somebody may stand there.
func (isle *Island) Target(pos Pos, dir Dir) (Pos, bool) {
	to := pos.Step(dir)
	return to, isle.Cell(to) != 'W'
}

// Walk has for every index how Far the nearest of the goals is, in steps plus the health they cost (the constant Far if
// there is no way), and the Goal, which place that is (-1).
type Walk struct {
	Far  []int
	Goal []int
}

// WalkFrom walks from some of the places at once.
func (isle *Island) WalkFrom(goals []int) Walk {
	walk := Walk{make([]int, len(isle.land)), make([]int, len(isle.land))}
	for n := range walk.Far {
		walk.Far[n], walk.Goal[n] = Far, -1
	}
	// The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
	rings := make([][]int, 1)
	for _, n := range goals {
		for _, pos := range isle.Places[n].Cells {
			here := isle.Index(pos)
			walk.Far[here], walk.Goal[here] = 0, n
			rings[0] = append(rings[0], here)
		}
	}
	for near := 0; near < len(rings); near++ {
		for _, here := range rings[near] {
			if walk.Far[here] == near {
				rings = isle.walkOn(here, walk, rings)
			}
		}
	}
	return walk
}

// Goes from a cell to those around it and puts them into their ring.
func (isle *Island) walkOn(here int, walk Walk, rings [][]int) [][]int {
	farther := walk.Far[here] + 1 + min(costs[isle.land[here]], dearest)
	for _, there := range [4]int{here - isle.width, here + isle.width, here - 1, here + 1} {
		if walk.Far[there] <= farther || isle.land[there] == 'W' {
			continue
		}
		for len(rings) <= farther {
			rings = append(rings, nil)
		}
		walk.Far[there], walk.Goal[there] = farther, walk.Goal[here]
		rings[farther] = append(rings[farther], there)
	}
	return rings
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}
