package walkingdead

import "strings"

// Town is a view of the state.
type Town struct {
	Me      int
	Units   []*Unit
	Mine    []*Unit // the living of my clan
	Enemies []*Unit // the living of the others
	Zombies []*Unit
	Food    []Pos

	rows        int
	columns     int
	board       string
	owners      string
	clans       []*Clan
	unitByIndex [cells]*Unit
	claimed     map[Pos]bool // where units of mine will be
}

// The cells of a town of this size, those of a smaller one included.
func widen(rows []string, mark string) string {
	var all strings.Builder
	for _, row := range rows {
		all.WriteString(row + strings.Repeat(mark, Columns-len(row)))
	}
	return all.String() + strings.Repeat(mark, cells-all.Len())
}

// NewTown looks at a state.
func NewTown(state *State) *Town {
	t := &Town{
		Me:      state.Player,
		Units:   state.Units,
		rows:    len(state.Board),
		columns: len(state.Board[0]),
		board:   widen(state.Board, "X"),
		owners:  widen(state.Owners, "."),
		clans:   state.Clans,
		claimed: map[Pos]bool{},
	}
	for _, unit := range state.Units {
		t.unitByIndex[unit.Pos.Index()] = unit
		switch {
		case unit.Type == Zombie:
			t.Zombies = append(t.Zombies, unit)
		case unit.Type == Living && unit.Clan == t.Me:
			t.Mine = append(t.Mine, unit)
		case unit.Type == Living:
			t.Enemies = append(t.Enemies, unit)
		}
	}
	for _, food := range state.Food {
		t.Food = append(t.Food, food.Pos)
	}
	return t
}

// Land gives what the cell is, whoever stands there.
func (t *Town) Land(pos Pos) Land {
	return Land(t.board[pos.Index()])
}

// Owner gives the clan that owns the cell, or -1.
func (t *Town) Owner(pos Pos) int {
	mark := t.owners[pos.Index()]
	if mark == '.' {
		return -1
	}
	return int(mark - '0')
}

// Strength decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a
// surprise.
func (t *Town) Strength(clan int) int {
	return t.clans[clan].Strength
}

// UnitAt gives who is there, or nil.
func (t *Town) UnitAt(pos Pos) *Unit {
	return t.unitByIndex[pos.Index()]
}

// Target gives where an order leads; false when the town forbids it. Somebody may stand there.
func (t *Town) Target(pos Pos, dir Direction) (Pos, bool) {
	to, ok := pos.Step(dir)
	return to, ok && t.Land(to) != LandDebris
}

// StepsTo gives for every index the steps to the nearest target along streets where nobody stands, Far if there is no
// way.
func (t *Town) StepsTo(targets []Pos) []int {
	steps := make([]int, cells)
	for n := range steps {
		steps[n] = Far
	}
	queue := make([]int, 0, cells)
	for _, target := range targets {
		steps[target.Index()] = 0
		queue = append(queue, target.Index())
	}
	for n := 0; n < len(queue); n++ {
		here := queue[n]
		for _, near := range neighbours[here] {
			if steps[near] != Far || t.board[near] == 'X' || t.unitByIndex[near] != nil {
				continue
			}
			steps[near] = steps[here] + 1
			queue = append(queue, near)
		}
	}
	return steps
}
