// Package apocalypse is what a bot for Apocalypse needs to know of the battlefield.
package apocalypse

import (
	"encoding/json"

	"bots/minions"
)

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

// Cell is a number for each position, row by row. In JSON it is the [row, column] of the protocol.
type Cell int

// CellAt gives the cell at a position.
func CellAt(row, column int) Cell {
	return Cell(row*Size + column)
}

// Position gives the row and the column of the cell.
func (c Cell) Position() (row, column int) {
	return int(c) / Size, int(c) % Size
}

// UnmarshalJSON reads a position.
func (c *Cell) UnmarshalJSON(text []byte) error {
	var pos [2]int
	err := json.Unmarshal(text, &pos)
	*c = CellAt(pos[0], pos[1])
	return err
}

// MarshalJSON writes a position.
func (c Cell) MarshalJSON() ([]byte, error) {
	row, column := c.Position()
	return json.Marshal([2]int{row, column})
}

// Facing is where a helicopter flies, as in the protocol.
type Facing string

// South is down on the board.
const (
	South Facing = "south"
	East  Facing = "east"
	North Facing = "north"
	West  Facing = "west"
)

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
	row, column := c.Position()
	otherRow, otherColumn := other.Position()
	return max(max(row-otherRow, otherRow-row), max(column-otherColumn, otherColumn-column))
}

// Square gives the cells up to so many steps away: row by row, and the cell itself among them.
func (c Cell) Square(reach int) []Cell {
	row, column := c.Position()
	var cells []Cell
	for i := max(0, row-reach); i <= min(Size-1, row+reach); i++ {
		for j := max(0, column-reach); j <= min(Size-1, column+reach); j++ {
			cells = append(cells, CellAt(i, j))
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

// State is what the judge tells in this game, as far as the bots use it.
type State struct {
	minions.State
	Board       []string      `json:"board"`
	Fire        []Fire        `json:"fire"`
	Posts       []*Post       `json:"posts"`
	Soldiers    []*Soldier    `json:"soldiers"`
	Helicopters []*Helicopter `json:"helicopters"`
}

// Fire is a cell that burns, for so many rounds, this one included.
type Fire struct {
	Cell   Cell `json:"pos"`
	Rounds int  `json:"rounds"`
}

// Post gives its owner points each round.
type Post struct {
	Cell  Cell `json:"pos"`
	Value int  `json:"value"`
	// Owner is -1 as long as nobody has conquered it.
	Owner int `json:"owner"`
}

// Soldier is somebody on the ground.
type Soldier struct {
	ID     int  `json:"id"`
	Player int  `json:"player"`
	Cell   Cell `json:"pos"`
	Life   int  `json:"life"`
}

// Helicopter is over the square around its cell.
type Helicopter struct {
	ID     int    `json:"id"`
	Player int    `json:"player"`
	Cell   Cell   `json:"pos"`
	Facing Facing `json:"facing"`
	// Napalm is in how many rounds it can be thrown; 0 means now.
	Napalm int `json:"napalm"`
	// Parachuters has for each one in how many rounds, this one included, he can still be thrown. The first goes first.
	Parachuters []int `json:"parachuters"`
}

// Action is what a helicopter does, as in the protocol.
type Action string

// Napalm takes the place of a flight.
const (
	Clockwise        Action = "clockwise"
	Counterclockwise Action = "counterclockwise"
	Forward1         Action = "forward1"
	Forward2         Action = "forward2"
	Napalm           Action = "napalm"
)

type soldierOrder struct {
	Soldier int  `json:"soldier"`
	To      Cell `json:"to"`
}

// OrderSoldier tells a soldier where to go.
func OrderSoldier(soldier *Soldier, cell Cell) minions.Order {
	return soldierOrder{soldier.ID, cell}
}

type helicopterOrder struct {
	Helicopter int    `json:"helicopter"`
	Do         Action `json:"do"`
}

// OrderHelicopter tells a helicopter what to do.
func OrderHelicopter(helicopter *Helicopter, action Action) minions.Order {
	return helicopterOrder{helicopter.ID, action}
}

type parachuterOrder struct {
	Parachuter Cell `json:"parachuter"`
	Helicopter int  `json:"helicopter"`
}

// OrderParachuter throws the first parachuter of the helicopter.
func OrderParachuter(cell Cell, helicopter *Helicopter) minions.Order {
	return parachuterOrder{cell, helicopter.ID}
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
