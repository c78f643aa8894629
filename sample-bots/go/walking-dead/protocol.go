// Package walkingdead is what a bot for The Walking Dead needs to know of the town.
package walkingdead

import "bots/minions"

// The size of the documents. A smaller town has debris around it.
const (
	Rows    = 60
	Columns = 60
)

// Far is farther than any way in the town.
const Far = 9999

const cells = Rows * Columns

// Pos is a position: row, column, as in the protocol.
type Pos [2]int

// Dir is a direction, as in the protocol.
type Dir string

// Zombies also go diagonally, but nobody can order that.
const (
	Down  Dir = "Down"
	Right Dir = "Right"
	Up    Dir = "Up"
	Left  Dir = "Left"
)

// Directions has all of them.
var Directions = []Dir{Down, Right, Up, Left}

var steps = map[Dir]Pos{
	Down:  {1, 0},
	Right: {0, 1},
	Up:    {-1, 0},
	Left:  {0, -1},
}

// Step gives the position one step away; false beyond the edge.
func (p Pos) Step(dir Dir) (Pos, bool) {
	step := steps[dir]
	to := Pos{p[0] + step[0], p[1] + step[1]}
	return to, to[0] >= 0 && to[0] < Rows && to[1] >= 0 && to[1] < Columns
}

// Distance gives the steps between two positions, were there no debris. Zombies, who also go diagonally, may need
// fewer.
func (p Pos) Distance(other Pos) int {
	return abs(p[0]-other[0]) + abs(p[1]-other[1])
}

// Index is a number for each position, row by row.
func (p Pos) Index() int {
	return p[0]*Columns + p[1]
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

// State is what the judge tells in this game, as far as the bots use it.
type State struct {
	minions.State
	Board  []string `json:"board"`
	Owners []string `json:"owners"`
	Units  []*Unit  `json:"units"`
	Food   []Food   `json:"food"`
	Clans  [4]Clan  `json:"clans"`
}

// Food is food that lies in the street.
type Food struct {
	Pos Pos `json:"pos"`
}

// Clan is what a clan has.
type Clan struct {
	Living         int `json:"living"`
	StrengthPoints int `json:"strengthPoints"`
	Strength       int `json:"strength"`
	KillPoints     int `json:"killPoints"`
	Cells          int `json:"cells"`
}

// UnitType says what a unit is.
type UnitType string

// The dead block their cells until they rise as zombies.
const (
	Living UnitType = "living"
	Dead   UnitType = "dead"
	Zombie UnitType = "zombie"
)

// Unit is somebody on the board.
type Unit struct {
	ID   int      `json:"id"`
	Type UnitType `json:"type"`
	// Clan is -1 for zombies.
	Clan int `json:"clan"`
	Pos  Pos `json:"pos"`
	// TurnsToZombie is 0 but for the dead and the bitten.
	TurnsToZombie int `json:"turnsToZombie"`
}

type order struct {
	Unit int `json:"unit"`
	Dir  Dir `json:"dir"`
}

// Order tells a unit where to go.
func Order(unit *Unit, dir Dir) minions.Order {
	return order{unit.ID, dir}
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
