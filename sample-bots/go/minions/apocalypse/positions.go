// Package apocalypse is what a bot for Apocalypse needs to know of the battlefield.
package apocalypse

// The battlefield is a square.
const (
	Size  = 60
	Cells = Size * Size
)

// Reach is how far from its centre a helicopter covers cells.
const Reach = 2

// Throws is the most parachuters that a player can throw in a round.
const Throws = 4

// Far is farther than any way on the battlefield.
const Far = 9999

// Cell is a number for each position, row by row, for plans that count them all.
type Cell int

// Cell gives the number of a position.
func (p Pos) Cell() Cell {
	return Cell(p.Row*Size + p.Column)
}

// Pos gives the position of the cell.
func (c Cell) Pos() Pos {
	return Pos{int(c) / Size, int(c) % Size}
}

// Each is a quarter turn counterclockwise from the one before.
var facings = [4]Facing{South, East, North, West}

var steps = map[Facing]Cell{South: Size, East: 1, North: -Size, West: -1}

func (facing Facing) index() int {
	for n, other := range facings {
		if other == facing {
			return n
		}
	}
	return 0
}

// Where a helicopter faces after a turn clockwise.
func (facing Facing) clockwise() Facing {
	return facings[(facing.index()+3)%4]
}

// Step gives the next cell. There always is one: the border is all mountains, and nobody can be on it.
func (c Cell) Step(facing Facing) Cell {
	return c + steps[facing]
}

// Distance gives the steps of a soldier from one cell to another, were there nothing in his way.
func (c Cell) Distance(other Cell) int {
	return c.Pos().Distance(other.Pos())
}

// Distance is the same for positions.
func (p Pos) Distance(other Pos) int {
	rows, columns := p.Row-other.Row, p.Column-other.Column
	return max(max(rows, -rows), max(columns, -columns))
}

// Step is the same for positions.
func (p Pos) Step(facing Facing) Pos {
	return p.Cell().Step(facing).Pos()
}

// Square gives the cells up to so many steps away: row by row, and the cell itself among them.
func (c Cell) Square(reach int) []Cell {
	pos := c.Pos()
	var cells []Cell
	for row := max(0, pos.Row-reach); row <= min(Size-1, pos.Row+reach); row++ {
		for column := max(0, pos.Column-reach); column <= min(Size-1, pos.Column+reach); column++ {
			cells = append(cells, Pos{row, column}.Cell())
		}
	}
	return cells
}

// The square of each cell.
func squares(reach int) (squares [Cells][]Cell) {
	for cell := range squares {
		squares[cell] = Cell(cell).Square(reach)
	}
	return squares
}

var (
	around = squares(1)
	below  = squares(Reach)
)

// Around gives the cells that a soldier can order: his own and the eight around it.
func (c Cell) Around() []Cell {
	return around[c]
}

// Below gives the cells below a helicopter with this centre; just as well, the centres from which it covers this cell.
func (c Cell) Below() []Cell {
	return below[c]
}

// Around is the same for positions.
func (p Pos) Around() []Pos {
	return positions(p.Cell().Around())
}

// Below is the same for positions.
func (p Pos) Below() []Pos {
	return positions(p.Cell().Below())
}

func positions(cells []Cell) []Pos {
	list := make([]Pos, len(cells))
	for n, cell := range cells {
		list[n] = cell.Pos()
	}
	return list
}

// OrderSoldier tells a soldier where to go.
func OrderSoldier(soldier *Soldier, to Pos) Order {
	return SoldierOrder{soldier.ID, to}
}

// OrderHelicopter tells a helicopter what to do.
func OrderHelicopter(helicopter *Helicopter, action Action) Order {
	return HelicopterOrder{helicopter.ID, action}
}

// OrderParachuter throws the first parachuter of the helicopter.
func OrderParachuter(to Pos, helicopter *Helicopter) Order {
	return ParachuterOrder{to, &helicopter.ID}
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}
