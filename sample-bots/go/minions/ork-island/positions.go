// Package orkisland is what a bot for Ork Island needs to know of the island.
package orkisland

// Far is farther than any way on the island.
const Far = 1000000

// Directions has all of them.
var Directions = []Direction{N, S, W, E}

var steps = map[Direction]Pos{N: {-1, 0}, S: {1, 0}, W: {0, -1}, E: {0, 1}}

// Step gives the position one step away, on the board or just beyond the edge.
func (p Pos) Step(dir Direction) Pos {
	step := steps[dir]
	return Pos{p.Row + step.Row, p.Column + step.Column}
}

// Distance gives the steps between two positions, were there no water.
func (p Pos) Distance(other Pos) int {
	return abs(p.Row-other.Row) + abs(p.Column-other.Column)
}

// NewOrder tells an ork where to go.
func NewOrder(ork *Unit, dir Direction) Order {
	return Order{Unit: ork.ID, Dir: dir}
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
