package crematoria

import "strings"

// Planet is a view of the state.
type Planet struct {
	Me        int
	Units     []*Unit
	Mine      []*Unit
	Gems      []Pos
	Elevators []Pos // underground

	land        string
	owners      []string
	firstNight  int
	hounds      []*Unit
	unitByIndex [2 * cells]*Unit
	isLanding   map[int]bool
	claimed     map[Pos]bool // where units of mine are or will be
}

// NewPlanet looks at a state.
func NewPlanet(state *State) *Planet {
	p := &Planet{
		Me:         state.Player,
		Units:      state.Units,
		land:       strings.Join(state.Board[0], "") + strings.Join(state.Board[1], ""),
		owners:     state.Owners,
		firstNight: state.Night[0],
		isLanding:  map[int]bool{},
		claimed:    map[Pos]bool{},
	}
	for _, unit := range state.Units {
		p.unitByIndex[unit.Pos.Index()] = unit
		if unit.Player == p.Me {
			p.Mine = append(p.Mine, unit)
			p.claimed[unit.Pos] = true
		}
		if unit.Type == Hellhound {
			p.hounds = append(p.hounds, unit)
		}
	}
	for _, gem := range state.Gems {
		p.Gems = append(p.Gems, gem.Pos)
	}
	for _, landing := range state.Landings {
		if landing.Turns == 1 {
			p.isLanding[landing.Pos.Index()] = true
		}
	}
	for n := 0; n < cells; n++ {
		if p.land[n] == 'E' {
			p.Elevators = append(p.Elevators, underground(n))
		}
	}
	return p
}

// Land gives what the cell is.
func (p *Planet) Land(pos Pos) Land {
	return Land(p.land[pos.Index()])
}

// Owner gives the player who owns the cell, or -1.
func (p *Planet) Owner(pos Pos) int {
	if pos.IsOutside() || p.owners[pos.Row][pos.Column] == '.' {
		return -1
	}
	return int(p.owners[pos.Row][pos.Column] - '0')
}

// UnitAt gives who is there, or nil.
func (p *Planet) UnitAt(pos Pos) *Unit {
	return p.unitByIndex[pos.Index()]
}

// Target gives where an order leads; false when the land forbids it. Somebody may stand there.
func (p *Planet) Target(pos Pos, dir Direction) (Pos, bool) {
	if (dir == Up || dir == Down) && p.Land(pos) != LandElevator {
		return Pos{}, false
	}
	to, ok := pos.Step(dir)
	return to, ok && p.Land(to) != LandRock
}

// IsNight says whether the column is dark outside.
func (p *Planet) IsNight(column int) bool {
	return p.columnsIntoNight(column) < Columns/2
}

// NightLeft is how many rounds the column will still be dark at the end of the round; 0 by day. The sun takes two
// columns a round.
func (p *Planet) NightLeft(column int) int {
	if !p.IsNight(column) {
		return 0
	}
	return p.columnsIntoNight(column) / 2
}

func (p *Planet) columnsIntoNight(column int) int {
	return (column - p.firstNight + Columns) % Columns
}

// HoundDistance gives the steps to the nearest hellhound, through rocks; Far outside.
func (p *Planet) HoundDistance(pos Pos) int {
	least := Far
	if pos.IsOutside() {
		return least
	}
	for _, hound := range p.hounds {
		least = min(least, hound.Pos.Distance(pos))
	}
	return least
}

// IsDeadly says whether a unit that is there after its move is sure to die: next to a hound, in the sun, or under a
// landing.
func (p *Planet) IsDeadly(pos Pos) bool {
	if !pos.IsOutside() {
		return p.HoundDistance(pos) <= 1
	}
	return p.NightLeft(pos.Column) == 0 || p.isLanding[pos.Index()]
}

// Caves gives the cave positions, row by row, that a test accepts.
func (p *Planet) Caves(accepts func(Pos) bool) []Pos {
	var caves []Pos
	for n := 0; n < cells; n++ {
		if p.land[n] == 'C' && accepts(underground(n)) {
			caves = append(caves, underground(n))
		}
	}
	return caves
}

// Walk has for every index of level 0 the Steps to the nearest source (Far if there is no way) and the Source, its
// place in the list (-1).
type Walk struct {
	Steps  []int
	Source []int
}

// WalkFrom walks underground from all sources at once.
func (p *Planet) WalkFrom(sources []Pos) Walk {
	walk := Walk{make([]int, cells), make([]int, cells)}
	for n := range walk.Steps {
		walk.Steps[n], walk.Source[n] = Far, -1
	}
	queue := make([]int, 0, cells)
	for n, pos := range sources {
		here := pos.Index()
		walk.Steps[here], walk.Source[here] = 0, n
		queue = append(queue, here)
	}
	for n := 0; n < len(queue); n++ {
		here := queue[n]
		for _, near := range neighbours[here] {
			if walk.Steps[near] != Far || p.land[near] == 'R' {
				continue
			}
			walk.Steps[near], walk.Source[near] = walk.Steps[here]+1, walk.Source[here]
			queue = append(queue, near)
		}
	}
	return walk
}
