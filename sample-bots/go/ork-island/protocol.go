// Package orkisland is what a bot for Ork Island needs to know of the island.
package orkisland

import (
	"encoding/json"

	"bots/minions"
)

// Far is farther than any way on the island.
const Far = 1000000

// Pos is a position: row, column, as in the protocol.
type Pos [2]int

// Dir is a direction, as in the protocol.
type Dir string

// North is up on the board.
const (
	N Dir = "N"
	S Dir = "S"
	W Dir = "W"
	E Dir = "E"
)

// Directions has all of them.
var Directions = []Dir{N, S, W, E}

var steps = map[Dir]Pos{N: {-1, 0}, S: {1, 0}, W: {0, -1}, E: {0, 1}}

// The health it costs to enter a cell. Only the first state tells it (until then, the usual), so it must be remembered.
var costs = [256]int{'.': 1, 'F': 2, 'S': 3, 'C': 0, 'P': 0}

func readCosts(start *minions.Start) {
	var config struct{ CostGrass, CostForest, CostSand, CostCity, CostPath int }
	if err := json.Unmarshal(start.Config, &config); err != nil {
		minions.Log("Takes the usual costs, because those of the first state cannot be read:", err)
		return
	}
	costs = [256]int{
		'.': config.CostGrass,
		'F': config.CostForest,
		'S': config.CostSand,
		'C': config.CostCity,
		'P': config.CostPath,
	}
}

// Step gives the position one step away, on the board or just beyond the edge.
func (p Pos) Step(dir Dir) Pos {
	step := steps[dir]
	return Pos{p[0] + step[0], p[1] + step[1]}
}

// Distance gives the steps between two positions, were there no water.
func (p Pos) Distance(other Pos) int {
	return abs(p[0]-other[0]) + abs(p[1]-other[1])
}

// State is what the judge tells in this game, as far as the bots use it.
type State struct {
	minions.State
	Board  []string `json:"board"`
	Cities []Place  `json:"cities"`
	Paths  []Place  `json:"paths"`
	Units  []*Unit  `json:"units"`
}

// Place is a city or a path.
type Place struct {
	Cells []Pos `json:"cells"`
	// Owner is -1 as long as nobody has conquered it.
	Owner int `json:"owner"`
	// Ends are the cities that a path connects, by their places in the list.
	Ends [2]int `json:"ends"`
}

// Unit is an ork.
type Unit struct {
	ID     int `json:"id"`
	Player int `json:"player"`
	Pos    Pos `json:"pos"`
	Health int `json:"health"`
}

type order struct {
	Unit int `json:"unit"`
	Dir  Dir `json:"dir"`
}

// Order tells an ork where to go.
func Order(unit *Unit, dir Dir) minions.Order {
	return order{unit.ID, dir}
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
