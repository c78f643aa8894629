package apocalypse

import (
	"strings"
)

// Battlefield is a view of the state.
type Battlefield struct {
	Me            int
	Posts         []*Post
	Soldiers      []*Soldier
	Mine          []*Soldier
	Enemies       []*Soldier
	Helicopters   []*Helicopter
	MyHelicopters []*Helicopter

	land           string
	isBurning      [Cells]bool
	isOpen         [Cells]bool
	isOverMountain [Cells]bool
	soldierByCell  [Cells]*Soldier
	claimed        map[Pos]bool // where soldiers of mine are or will be
}

// NewBattlefield looks at a state.
func NewBattlefield(state *State) *Battlefield {
	f := &Battlefield{
		Me:          state.Player,
		Posts:       state.Posts,
		Soldiers:    state.Soldiers,
		Helicopters: state.Helicopters,
		land:        strings.Join(state.Board, ""),
		claimed:     map[Pos]bool{},
	}
	for _, soldier := range state.Soldiers {
		f.soldierByCell[soldier.Pos.Cell()] = soldier
		if soldier.Player == f.Me {
			f.Mine = append(f.Mine, soldier)
			f.claimed[soldier.Pos] = true
		} else {
			f.Enemies = append(f.Enemies, soldier)
		}
	}
	for _, helicopter := range state.Helicopters {
		if helicopter.Player == f.Me {
			f.MyHelicopters = append(f.MyHelicopters, helicopter)
		}
	}
	for cell := Cell(0); cell < Cells; cell++ {
		f.readLand(cell)
	}
	for _, fire := range state.Fire {
		f.Ignite(fire.Pos.Cell())
	}
	return f
}

func (f *Battlefield) readLand(cell Cell) {
	switch f.land[cell] {
	case ':', '.':
		f.isOpen[cell] = true
	case 'X':
		for _, centre := range cell.Below() {
			f.isOverMountain[centre] = true
		}
	}
}

// Land gives what the cell is, also when it burns.
func (f *Battlefield) Land(pos Pos) Land {
	return Land(f.land[pos.Cell()])
}

// IsForest says whether the cell is forest.
func (f *Battlefield) IsForest(cell Cell) bool {
	return f.land[cell] == ':'
}

// Ignite sets the cell on fire: also for a bot to note where it throws napalm.
func (f *Battlefield) Ignite(cell Cell) {
	f.isBurning[cell] = true
	f.isOpen[cell] = false
}

// IsOpen says whether a soldier can live there: forest or grass, not on fire. Somebody may be there.
func (f *Battlefield) IsOpen(cell Cell) bool {
	return f.isOpen[cell]
}

// IsEndangered says whether a fire next to it may spread to the cell.
func (f *Battlefield) IsEndangered(cell Cell) bool {
	if !f.IsForest(cell) {
		return false
	}
	for _, facing := range facings {
		if f.isBurning[cell.Step(facing)] {
			return true
		}
	}
	return false
}

// SoldierAt gives who is there, or nil.
func (f *Battlefield) SoldierAt(cell Cell) *Soldier {
	return f.soldierByCell[cell]
}

// SkyOf says for each cell whether the helicopter can have its centre there: over no mountain, clear of other
// helicopters.
func (f *Battlefield) SkyOf(helicopter *Helicopter) []bool {
	sky := make([]bool, Cells)
	for cell, isOver := range f.isOverMountain {
		sky[cell] = !isOver
	}
	for _, other := range f.Helicopters {
		if other.ID == helicopter.ID {
			continue
		}
		// With their centres that near, the two would share a cell of sky.
		for _, cell := range other.Pos.Cell().Square(2 * Reach) {
			sky[cell] = false
		}
	}
	return sky
}

// ActionsOf gives what the helicopter can be told to do.
func (f *Battlefield) ActionsOf(helicopter *Helicopter) []Action {
	sky := f.SkyOf(helicopter)
	ahead := helicopter.Pos.Cell().Step(helicopter.Facing)
	actions := []Action{Clockwise, Counterclockwise}
	if sky[ahead] {
		actions = append(actions, Forward1)
	}
	if sky[ahead] && sky[ahead.Step(helicopter.Facing)] {
		actions = append(actions, Forward2)
	}
	if helicopter.Napalm == 0 {
		actions = append(actions, Napalm)
	}
	return actions
}

// WalkFrom walks from all sources at once. It gives for each cell the steps to the nearest source, or Far if there is no
// way of at most so many steps.
func (f *Battlefield) WalkFrom(sources []Cell, most int) []int {
	steps := farFromAll()
	queue := append(make([]Cell, 0, Cells), sources...)
	for _, cell := range queue {
		steps[cell] = 0
	}
	for n := 0; n < len(queue) && steps[queue[n]] < most; n++ {
		for _, near := range queue[n].Around() {
			if steps[near] != Far || !f.isOpen[near] {
				continue
			}
			steps[near] = steps[queue[n]] + 1
			queue = append(queue, near)
		}
	}
	return steps
}

// Flight has the Centres that a helicopter comes to, the nearest first; for each of them there are the Steps to it, and
// the centre Before it on the way.
type Flight struct {
	Centres []Cell
	Steps   []int
	Before  []Cell
}

// FlyFrom flies everywhere, straight on as long as possible.
func (f *Battlefield) FlyFrom(helicopter *Helicopter) Flight {
	sky := f.SkyOf(helicopter)
	first := helicopter.Facing.index()
	var ahead [4]Cell
	for n := range ahead {
		ahead[n] = steps[facings[(first+n)%4]]
	}
	flight := Flight{[]Cell{helicopter.Pos.Cell()}, farFromAll(), make([]Cell, Cells)}
	flight.Steps[helicopter.Pos.Cell()] = 0
	for n := 0; n < len(flight.Centres); n++ {
		centre := flight.Centres[n]
		for _, step := range ahead {
			next := centre + step
			if flight.Steps[next] != Far || !sky[next] {
				continue
			}
			flight.Steps[next], flight.Before[next] = flight.Steps[centre]+1, centre
			flight.Centres = append(flight.Centres, next)
		}
	}
	return flight
}

// FirstAction gives what the helicopter does first on the way to a goal other than where it is.
func (flight Flight) FirstAction(helicopter *Helicopter, goal Cell) Action {
	cell, facing := helicopter.Pos.Cell(), helicopter.Facing
	first, second := goal, goal
	for flight.Before[first] != cell {
		first, second = flight.Before[first], first
	}
	switch first {
	case cell.Step(facing):
		if second == first.Step(facing) {
			return Forward2
		}
		return Forward1
	case cell.Step(facing.clockwise()):
		return Clockwise
	}
	return Counterclockwise
}

func farFromAll() []int {
	steps := make([]int, Cells)
	for cell := range steps {
		steps[cell] = Far
	}
	return steps
}
