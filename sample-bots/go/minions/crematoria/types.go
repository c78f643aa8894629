// Code generated from schemas/ by "npm run types". DO NOT EDIT.

package crematoria

import (
	"encoding/json"

	"minions-judge.example/bot/minions"
)

// Pos is a cell, from the top left. It compares with ==, and it can be the key of a map.
type Pos struct {
	Row, Column, Level int
}

// UnmarshalJSON reads the list of the protocol.
func (p *Pos) UnmarshalJSON(text []byte) error {
	return minions.ReadNumbers(text, &p.Row, &p.Column, &p.Level)
}

// MarshalJSON writes the list of the protocol.
func (p Pos) MarshalJSON() ([]byte, error) {
	return minions.WriteNumbers(p.Row, p.Column, p.Level), nil
}

// Direction: Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an
// elevator.
type Direction string

// As in the protocol.
const (
	Bottom Direction = "Bottom"
	BR     Direction = "BR"
	Right  Direction = "Right"
	RT     Direction = "RT"
	Top    Direction = "Top"
	TL     Direction = "TL"
	Left   Direction = "Left"
	LB     Direction = "LB"
	Up     Direction = "Up"
	Down   Direction = "Down"
	None   Direction = "None"
)

// UnitType: as in the protocol.
type UnitType string

// As in the protocol.
const (
	Pioneer     UnitType = "pioneer"
	Furyan      UnitType = "furyan"
	Necromonger UnitType = "necromonger"
	Hellhound   UnitType = "hellhound"
)

// RuleSet: The rule set.
type RuleSet string

// As in the protocol.
const (
	RuleSetText     RuleSet = "text"
	RuleSetOriginal RuleSet = "original"
)

// Land: What a cell of the board is: its letter there.
type Land byte

// As in the protocol.
const (
	LandRock     Land = 'R'
	LandCave     Land = 'C'
	LandElevator Land = 'E'
	LandOutside  Land = 'O'
)

// Limits: What a bot may use. null: no limit.
type Limits struct {
	// Milliseconds for the first answer, including the start of the program.
	StartMs *float64 `json:"startMs"`
	// Milliseconds for every later answer.
	RoundMs *float64 `json:"roundMs"`
	// Milliseconds of CPU time for the whole match, all threads and children together.
	CpuMs *float64 `json:"cpuMs"`
	// Milliseconds of CPU time from one state to the next, all threads and children together; the first answer gets as
	// much more as its time limit is longer. If omitted: the time limit of an answer, times the number of cores.
	CpuRoundMs *float64 `json:"cpuRoundMs,omitempty"`
	// Maximum number of orders in one answer.
	Orders int `json:"orders"`
	// Maximum length of a line on standard output, in bytes.
	LineBytes int `json:"lineBytes"`
	// Maximum number of bytes on standard output in one round.
	RoundBytes int `json:"roundBytes"`
	// How many bytes of the standard error of a round are kept at its head, and again at its tail. More is counted, but
	// not a fault.
	StderrBytes int `json:"stderrBytes"`
	// How many bytes of standard error are kept in a match.
	StderrMatchBytes int `json:"stderrMatchBytes"`
	// How much debug output of an answer is kept in the replay, in bytes of JSON. More is dropped, but not a fault.
	DebugBytes *int `json:"debugBytes,omitempty"`
	// How much debug output of a bot is kept in the replay of a match.
	DebugMatchBytes *int `json:"debugMatchBytes,omitempty"`
	// Maximum nesting depth of lists and objects in an answer.
	Depth int `json:"depth"`
	// Resident memory of the bot with all its processes, in MiB.
	MemoryMb *int `json:"memoryMb"`
	// Maximum number of processes at one time, including the bot itself and zombie processes.
	Processes *int `json:"processes"`
	// Maximum number of threads at one time, of all processes together. No limit if omitted.
	Threads *int `json:"threads,omitempty"`
}

// Rejection: as in the protocol.
type Rejection struct {
	// Index in the list of orders I gave.
	Order int `json:"order"`
	// Why.
	Reason string `json:"reason"`
}

// Result: How the match ended.
type Result struct {
	// The points of the four players: any finite numbers. Those of the four games of minions are integers.
	Scores []float64 `json:"scores"`
	// The place of each player, 1 to 4, by points. Players with equal points share a place, but a bot that is out ranks
	// behind those that played on.
	Places []int `json:"places"`
}

// Order: as in the protocol.
type Order struct {
	// The id of the unit.
	Unit int `json:"unit"`
	// Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator.
	Dir Direction `json:"dir"`
}

// Gem: as in the protocol.
type Gem struct {
	// [row, column, level].
	Pos Pos `json:"pos"`
}

// Unit: as in the protocol.
type Unit struct {
	// Never changes, even if the unit changes sides.
	ID   int      `json:"id"`
	Type UnitType `json:"type"`
	// The player it belongs to; -1 for necromongers and hellhounds.
	Player int `json:"player"`
	// [row, column, level].
	Pos Pos `json:"pos"`
	// Hellhounds, which are immortal, have none. 0 where there is none.
	Health int `json:"health,omitempty"`
}

// Landing: as in the protocol.
type Landing struct {
	ID int `json:"id"`
	// Where it will land; a unit on that cell dies.
	Pos Pos `json:"pos"`
	// In how many rounds it lands: 1 means during this one.
	Turns int `json:"turns"`
}

// Group: as in the protocol.
type Group struct {
	// Cave cells it owns now.
	Cells int `json:"cells"`
	// Gems it has picked so far.
	Gems     int `json:"gems"`
	Pioneers int `json:"pioneers"`
	Furyans  int `json:"furyans"`
}

// Config: All settings of Crematoria.
type Config struct {
	// The rule set.
	Rules RuleSet `json:"rules"`
	// Rounds of a match.
	Rounds int `json:"rounds"`
	// Rows of a level.
	Rows int `json:"rows"`
	// Columns of a level.
	Columns int `json:"columns"`
	// Furyans of each group at the start.
	Furyans int `json:"furyans"`
	// Pioneers of each group at the start.
	Pioneers int `json:"pioneers"`
	// Maximum number of necromongers at one time.
	Necromongers int `json:"necromongers"`
	// Number of hellhounds.
	Hellhounds int `json:"hellhounds"`
	// Number of elevators.
	Elevators int `json:"elevators"`
	// Points for a gem.
	GemPoints int `json:"gemPoints"`
	// Rounds a necromonger takes to land.
	TurnsToLand int `json:"turnsToLand"`
	// Health of a newborn furyan.
	FuryanHealth int `json:"furyanHealth"`
	// Health of a newborn pioneer.
	PioneerHealth int `json:"pioneerHealth"`
	// Health of a newborn necromonger.
	NecromongerHealth int `json:"necromongerHealth"`
	// Minimum and maximum damage of a furyan's attack.
	FuryanDamage [2]int `json:"furyanDamage"`
	// Minimum and maximum damage of a necromonger's attack.
	NecromongerDamage [2]int `json:"necromongerDamage"`
	// A gem appears with a chance of one in this many each round.
	GemChance int `json:"gemChance"`
	// A necromonger appears with a chance of one in this many each round.
	NecromongerChance int `json:"necromongerChance"`
	// Health recovered at the end of each round.
	Recovery int `json:"recovery"`
	// Whether a necromonger that died in this round makes room for another in the same round. If not, or if omitted,
	// only in the next.
	RoomAtOnce *bool `json:"roomAtOnce,omitempty"`
	// Whether necromongers and hellhounds ignore people who were killed before their turn. If not, or if omitted, they
	// choose targets once, before the first of them moves.
	HuntersLookAgain *bool `json:"huntersLookAgain,omitempty"`
	// Whether a necromonger that lands in the sun dies. If not, or if omitted, it lives there until night or until its
	// next step.
	SunKillsLanding *bool `json:"sunKillsLanding,omitempty"`
}

// Start: Only in the first message.
type Start struct {
	// The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
	// draws of the match.
	Seed int `json:"seed"`
	// The values of the parameters in a bot's bot.json, by name.
	Parameters map[string]float64 `json:"parameters,omitempty"`
	// All settings of Crematoria.
	Config *Config `json:"config"`
	// What a bot may use. nil: no limit.
	Limits *Limits `json:"limits"`
	// How often the published program has called rand() of the C library for its map: its players continue that
	// sequence. Only with the rule set original, and only in games whose published program does so.
	RandCalls *int `json:"randCalls,omitempty"`
}

// Last: What happened in the previous round; not in the first message.
type Last struct {
	// What was executed, in this order: moves and attacks of the players, then the necromongers, then the hellhounds.
	Moves []*Order `json:"moves"`
	// Which of my orders of the previous round were refused, and why.
	Rejected []*Rejection `json:"rejected"`
}

// State: What a bot is sent at the start of each round of Crematoria: the complete state, on one line.
type State struct {
	Protocol int    `json:"protocol"`
	Game     string `json:"game"`
	// The number of a round.
	Round int `json:"round"`
	// How many rounds the match has.
	Rounds int `json:"rounds"`
	// A player, 0 to 3.
	Player int `json:"player"`
	// The names of the four bots, by player.
	Names []string `json:"names"`
	// The points of the four players at the start of this round.
	Scores []int `json:"scores"`
	// Whether each bot is still in the match. A bot that is out gives no more orders; its units stay on the board. The
	// rules of a game may put a player out too.
	Alive []bool `json:"alive"`
	// The time limit for this answer, in milliseconds; nil if there is none.
	TimeMs *float64 `json:"timeMs"`
	// The terrain: board[k][i][j] is the cell in row i and column j of level k. Level 0 is underground (R rock, C cave,
	// E elevator), level 1 outside (O outside, E elevator). Column 79 is next to column 0.
	Board [][]string `json:"board"`
	// The owner of each cell of level 0: a digit for the player, a dot for none.
	Owners []string `json:"owners"`
	// The gems lying outside, row by row.
	Gems []*Gem `json:"gems"`
	// All units on the board, by ascending id.
	Units []*Unit `json:"units"`
	// Necromongers still in the sky, by ascending id. They are not on the board and cannot be attacked.
	Landings []*Landing `json:"landings"`
	// First and last column of the night outside, going right around the ring: [60, 19] means 60 to 79 and 0 to 19. All
	// other columns of level 1 lie in the sun.
	Night [2]int `json:"night"`
	// The figures of each player.
	Groups []*Group `json:"groups"`
	// Only in the first message.
	Start *Start `json:"start,omitempty"`
	// What happened in the previous round; not in the first message.
	Last *Last `json:"last,omitempty"`
	// Only in the last message: the match has ended, no answer is expected.
	Over bool `json:"over,omitempty"`
	// How the match ended.
	Result *Result `json:"result,omitempty"`
	// Every number of the rules, kept from the first state.
	Config *Config `json:"-"`
}

// Usual has the rules as they usually are.
var Usual = func() (config Config) {
	minions.MustRead(`{"rules":"text","rounds":120,"rows":40,"columns":80,"furyans":5,"pioneers":15,"necromongers":10,"hellhounds":3,"elevators":20,"gemPoints":30,"turnsToLand":2,"furyanHealth":100,"pioneerHealth":50,"necromongerHealth":75,"furyanDamage":[25,50],"necromongerDamage":[20,40],"gemChance":4,"necromongerChance":2,"recovery":5,"roomAtOnce":true,"huntersLookAgain":true,"sunKillsLanding":true}`, &config)
	return config
}()

// Bot plays this game, each match with a new plan: minions.Run(crematoria.Bot[Plan]()).
func Bot[T any, P interface {
	*T
	minions.Plan[State, Order]
}]() minions.Bot {
	return minions.NewBot("crematoria", func() (func([]byte) (*State, error), minions.Plan[State, Order]) {
		return newReader(), P(new(T))
	})
}

// ReadState reads a state that was saved on a line.
func ReadState(line []byte) (*State, error) {
	return newReader()(line)
}

// Reads the states of one match; all have the configuration of the first.
func newReader() func(line []byte) (*State, error) {
	config := &Usual
	return func(line []byte) (*State, error) {
		state := new(State)
		err := json.Unmarshal(line, state)
		if state.Start != nil {
			config = state.Start.Config
		}
		state.Config = config
		return state, err
	}
}
