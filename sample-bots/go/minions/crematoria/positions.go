// Package crematoria is what a bot for Crematoria needs to know of the planet.
package crematoria

// The size of both levels.
const (
	Rows    = 40
	Columns = 80
)

// Far is farther than any way on the planet.
const Far = 9999

// The number of positions of a level.
const cells = Rows * Columns

// Directions has all of them, and Walks the eight that stay on the level.
var (
	Directions = []Direction{Bottom, BR, Right, RT, Top, TL, Left, LB, Up, Down, None}
	Walks      = Directions[:8]
)

var steps = map[Direction]Pos{
	Bottom: {1, 0, 0},
	BR:     {1, 1, 0},
	Right:  {0, 1, 0},
	RT:     {-1, 1, 0},
	Top:    {-1, 0, 0},
	TL:     {-1, -1, 0},
	Left:   {0, -1, 0},
	LB:     {1, -1, 0},
	Up:     {0, 0, 1},
	Down:   {0, 0, -1},
	None:   {0, 0, 0},
}

// IsOutside says whether it is on level 1.
func (p Pos) IsOutside() bool {
	return p.Level == 1
}

// Step gives the position one step away; false beyond the edge. Columns are a ring.
func (p Pos) Step(dir Direction) (Pos, bool) {
	step := steps[dir]
	row, level := p.Row+step.Row, p.Level+step.Level
	if row < 0 || row >= Rows || level < 0 || level > 1 {
		return Pos{}, false
	}
	return Pos{row, (p.Column + step.Column + Columns) % Columns, level}, true
}

// RingDistance gives the steps from one column to another, the short way round.
func RingDistance(a, b int) int {
	straight := abs(a - b)
	return min(straight, Columns-straight)
}

// Distance gives the steps between two positions of a level, were there no rocks.
func (p Pos) Distance(other Pos) int {
	rows, columns := abs(p.Row-other.Row), RingDistance(p.Column, other.Column)
	if rows > columns {
		return rows
	}
	return columns
}

// Index is a number for each position, row by row, underground first.
func (p Pos) Index() int {
	return (p.Level*Rows+p.Row)*Columns + p.Column
}

// The position of level 0 with that index.
func underground(index int) Pos {
	return Pos{index / Columns, index % Columns, 0}
}

// The indices around each one of level 0.
var neighbours = func() (around [cells][]int) {
	for n := range around {
		for _, dir := range Walks {
			if near, ok := underground(n).Step(dir); ok {
				around[n] = append(around[n], near.Index())
			}
		}
	}
	return around
}()

// NewOrder tells a unit where to go.
func NewOrder(unit *Unit, dir Direction) Order {
	return Order{Unit: unit.ID, Dir: dir}
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}
