// Package crematoria is what a bot for Crematoria needs to know of the planet.
package crematoria

import "bots/minions"

// The size of both levels.
const (
	Rows    = 40
	Columns = 80
)

// Far is farther than any way on the planet.
const Far = 9999

// The number of positions of a level.
const cells = Rows * Columns

// Pos is a position: row, column, level, as in the protocol.
type Pos [3]int

// Dir is a direction, as in the protocol.
type Dir string

// Up and Down are only for elevators.
const (
	Bottom Dir = "Bottom"
	BR     Dir = "BR"
	Right  Dir = "Right"
	RT     Dir = "RT"
	Top    Dir = "Top"
	TL     Dir = "TL"
	Left   Dir = "Left"
	LB     Dir = "LB"
	Up     Dir = "Up"
	Down   Dir = "Down"
	None   Dir = "None"
)

// Directions has all of them, and Walks the eight that stay on the level.
var (
	Directions = []Dir{Bottom, BR, Right, RT, Top, TL, Left, LB, Up, Down, None}
	Walks      = Directions[:8]
)

var steps = map[Dir]Pos{
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

// Step gives the position one step away; false beyond the edge. Columns are a ring.
func (p Pos) Step(dir Dir) (Pos, bool) {
	step := steps[dir]
	row, level := p[0]+step[0], p[2]+step[2]
	if row < 0 || row >= Rows || level < 0 || level > 1 {
		return Pos{}, false
	}
	return Pos{row, (p[1] + step[1] + Columns) % Columns, level}, true
}

// RingDistance gives the steps from one column to another, the short way round.
func RingDistance(a, b int) int {
	straight := abs(a - b)
	return min(straight, Columns-straight)
}

// Distance gives the steps between two positions of a level, were there no rocks.
func (p Pos) Distance(other Pos) int {
	rows, columns := abs(p[0]-other[0]), RingDistance(p[1], other[1])
	if rows > columns {
		return rows
	}
	return columns
}

// Index is a number for each position, row by row, underground first.
func (p Pos) Index() int {
	return (p[2]*Rows+p[0])*Columns + p[1]
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

// State is what the judge tells in this game, as far as the bots use it.
type State struct {
	minions.State
	Board    [2][]string `json:"board"`
	Owners   []string    `json:"owners"`
	Gems     []Gem       `json:"gems"`
	Units    []*Unit     `json:"units"`
	Landings []Landing   `json:"landings"`
	// Night has its first and its last column.
	Night [2]int `json:"night"`
}

// Gem is a gem that lies outside.
type Gem struct {
	Pos Pos `json:"pos"`
}

// Landing is a necromonger in the sky: with 1 turn left it lands in this round.
type Landing struct {
	ID    int `json:"id"`
	Pos   Pos `json:"pos"`
	Turns int `json:"turns"`
}

// UnitType says what a unit is.
type UnitType string

// Necromongers and hellhounds belong to nobody.
const (
	Pioneer     UnitType = "pioneer"
	Furyan      UnitType = "furyan"
	Necromonger UnitType = "necromonger"
	Hellhound   UnitType = "hellhound"
)

// Unit is somebody on the board.
type Unit struct {
	ID   int      `json:"id"`
	Type UnitType `json:"type"`
	// Player is -1 for those of nobody.
	Player int `json:"player"`
	Pos    Pos `json:"pos"`
	// Health is 0 for hellhounds, who are immortal.
	Health int `json:"health"`
}

type order struct {
	Unit int `json:"unit"`
	Dir  Dir `json:"dir"`
}

// Order tells a unit where to go.
func Order(unit *Unit, dir Dir) minions.Order {
	return order{unit.ID, dir}
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
