// Package walkingdead is what a bot for The Walking Dead needs to know of the town.
package walkingdead

// The size of the documents. A smaller town has debris around it.
const (
	Rows    = 60
	Columns = 60
)

// Far is farther than any way in the town.
const Far = 9999

const cells = Rows * Columns

// Directions has those that can be ordered: only zombies go diagonally.
var Directions = []Direction{Down, Right, Up, Left}

var steps = map[Direction]Pos{
	Down:  {1, 0},
	Right: {0, 1},
	Up:    {-1, 0},
	Left:  {0, -1},
	DR:    {1, 1},
	RU:    {-1, 1},
	UL:    {-1, -1},
	LD:    {1, -1},
}

// Step gives the position one step away; false beyond the edge.
func (p Pos) Step(dir Direction) (Pos, bool) {
	step := steps[dir]
	to := Pos{p.Row + step.Row, p.Column + step.Column}
	return to, to.Row >= 0 && to.Row < Rows && to.Column >= 0 && to.Column < Columns
}

// Distance gives the steps between two positions, were there no debris. Zombies, who also go diagonally, may need
// fewer.
func (p Pos) Distance(other Pos) int {
	return abs(p.Row-other.Row) + abs(p.Column-other.Column)
}

// Index is a number for each position, row by row.
func (p Pos) Index() int {
	return p.Row*Columns + p.Column
}

// The indices around each one.
var neighbours = func() (around [cells][]int) {
	for n := range around {
		for _, dir := range Directions {
			if near, ok := (Pos{n / Columns, n % Columns}).Step(dir); ok {
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

// Positions gives where the units stand.
func Positions(units []*Unit) []Pos {
	positions := make([]Pos, len(units))
	for n, unit := range units {
		positions[n] = unit.Pos
	}
	return positions
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
