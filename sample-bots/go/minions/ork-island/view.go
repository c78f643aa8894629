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
	costs        [256]int
	unitByIndex  []*Unit
	placeByIndex map[int]int
	claimed      map[Pos]bool // where orks of mine are or will be
}

// Place is a city or a path.
type Place struct {
	Cells []Pos
	Owner int // -1 as long as nobody has conquered it
}

// NewIsland looks at a state.
func NewIsland(state *State) *Island {
	width := len(state.Board[0]) + 1
	// Water all around, so that nothing beyond the edge needs a thought.
	sea := strings.Repeat("W", width)
	land := sea + strings.Join(state.Board, "W") + "W" + sea
	isle := &Island{
		Me:           state.Player,
		Units:        state.Units,
		width:        width,
		land:         land,
		costs:        costsOf(state.Config),
		unitByIndex:  make([]*Unit, len(land)),
		placeByIndex: map[int]int{},
		claimed:      map[Pos]bool{},
	}
	for _, city := range state.Cities {
		isle.Places = append(isle.Places, Place{city.Cells, city.Owner})
	}
	for _, path := range state.Paths {
		isle.Places = append(isle.Places, Place{path.Cells, path.Owner})
	}
	for _, unit := range state.Units {
		isle.unitByIndex[isle.Index(unit.Pos)] = unit
		if unit.Player == isle.Me {
			isle.Mine = append(isle.Mine, unit)
			isle.claimed[unit.Pos] = true
		}
	}
	for n, place := range isle.Places {
		for _, pos := range place.Cells {
			isle.placeByIndex[isle.Index(pos)] = n
		}
	}
	return isle
}

func costsOf(config *Config) [256]int {
	return [256]int{
		LandGrass:  config.CostGrass,
		LandForest: config.CostForest,
		LandSand:   config.CostSand,
		LandCity:   config.CostCity,
		LandPath:   config.CostPath,
	}
}

// Index is a number for each position, row by row, those just beyond the edge included.
func (isle *Island) Index(pos Pos) int {
	return (pos.Row+1)*isle.width + pos.Column
}

// Land gives what the cell is.
func (isle *Island) Land(pos Pos) Land {
	return Land(isle.land[isle.Index(pos)])
}

// Cost is the health it costs to enter a cell that is not water.
func (isle *Island) Cost(pos Pos) int {
	return isle.costs[isle.Land(pos)]
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
func (isle *Island) Target(pos Pos, dir Direction) (Pos, bool) {
	to := pos.Step(dir)
	return to, isle.Land(to) != LandWater
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
	farther := walk.Far[here] + 1 + min(isle.costs[isle.land[here]], dearest)
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
