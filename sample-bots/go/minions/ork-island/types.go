// Code generated from schemas/ by "npm run types". DO NOT EDIT.

package orkisland

import (
	"encoding/json"

	"minions-judge.example/bot/minions"
)

// Pos is a cell, from the top left. It compares with ==, and it can be the key of a map.
type Pos struct {
	Row, Column int
}

// UnmarshalJSON reads the list of the protocol.
func (p *Pos) UnmarshalJSON(text []byte) error {
	return minions.ReadNumbers(text, &p.Row, &p.Column)
}

// MarshalJSON writes the list of the protocol.
func (p Pos) MarshalJSON() ([]byte, error) {
	return minions.WriteNumbers(p.Row, p.Column), nil
}

// Direction: Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right
// (j + 1).
type Direction string

// As in the protocol.
const (
	N Direction = "N"
	S Direction = "S"
	W Direction = "W"
	E Direction = "E"
)

// RuleSet: The rule set.
type RuleSet string

// As in the protocol.
const (
	RuleSetText     RuleSet = "text"
	RuleSetOriginal RuleSet = "original"
)

// LosersChangeSides: When the ork that dies in a fight comes back as one of the winner's. always, also if omitted:
// after every fight. on-ties: only if both had the same health; otherwise its player keeps it.
type LosersChangeSides string

// As in the protocol.
const (
	LosersChangeSidesAlways LosersChangeSides = "always"
	LosersChangeSidesOnTies LosersChangeSides = "on-ties"
)

// Shore: Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water
// connected to the edge of the board. rows, also if omitted: on the outermost land of a row.
type Shore string

// As in the protocol.
const (
	ShoreSea  Shore = "sea"
	ShoreRows Shore = "rows"
)

// Outcome: moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died.
// starved: it entered a free cell and died of its cost.
type Outcome string

// As in the protocol.
const (
	OutcomeMoved   Outcome = "moved"
	OutcomeWon     Outcome = "won"
	OutcomeLost    Outcome = "lost"
	OutcomeStarved Outcome = "starved"
)

// Land: What a cell of the board is: its letter there.
type Land byte

// As in the protocol.
const (
	LandWater  Land = 'W'
	LandGrass  Land = '.'
	LandForest Land = 'F'
	LandSand   Land = 'S'
	LandCity   Land = 'C'
	LandPath   Land = 'P'
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
	// The id of the ork.
	Unit int `json:"unit"`
	// Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1).
	Dir Direction `json:"dir"`
}

// City: as in the protocol.
type City struct {
	// Its cells, which never change.
	Cells []Pos `json:"cells"`
	// The player who conquered it last; -1 if nobody has yet.
	Owner int `json:"owner"`
}

// Path: as in the protocol.
type Path struct {
	// The two cities that a path connects, by their index in cities.
	Ends [2]int `json:"ends"`
	// Its cells, which never change, from the first end to the second.
	Cells []Pos `json:"cells"`
	// The player who conquered it last; -1 if nobody has yet.
	Owner int `json:"owner"`
}

// Unit: as in the protocol.
type Unit struct {
	// Never changes, even if the ork changes sides.
	ID int `json:"id"`
	// The player it belongs to.
	Player int `json:"player"`
	// [row, column].
	Pos Pos `json:"pos"`
	// At 0 an ork still lives; below 0 it dies.
	Health int `json:"health"`
}

// Config: All settings of Ork Island.
type Config struct {
	// The rule set.
	Rules RuleSet `json:"rules"`
	// Rounds of a match.
	Rounds int `json:"rounds"`
	// Rows of the board.
	Rows int `json:"rows"`
	// Columns of the board, as many as rows.
	Columns int `json:"columns"`
	// Orks of each player at the start. The board has at least 100 cells for each.
	Orks int `json:"orks"`
	// Health of an ork at the start and after it regenerates.
	InitialHealth int `json:"initialHealth"`
	// Health it costs to enter a cell of grass.
	CostGrass int `json:"costGrass"`
	// Health it costs to enter a cell of forest.
	CostForest int `json:"costForest"`
	// Health it costs to enter a cell of sand.
	CostSand int `json:"costSand"`
	// Health it costs to enter a cell of a city.
	CostCity int `json:"costCity"`
	// Health it costs to enter a cell of a path.
	CostPath int `json:"costPath"`
	// Points each round for each cell of a conquered city.
	BonusPerCityCell int `json:"bonusPerCityCell"`
	// Points each round for each cell of a conquered path.
	BonusPerPathCell int `json:"bonusPerPathCell"`
	// A group of k connected cities gives this number times 2 to the power k, each round.
	FactorConnectedComponent int `json:"factorConnectedComponent"`
	// When the ork that dies in a fight comes back as one of the winner's. always, also if omitted: after every fight.
	// on-ties: only if both had the same health; otherwise its player keeps it.
	LosersChangeSides LosersChangeSides `json:"losersChangeSides,omitempty"`
	// Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water connected to
	// the edge of the board. rows, also if omitted: on the outermost land of a row.
	Shore Shore `json:"shore,omitempty"`
}

// Start: Only in the first message.
type Start struct {
	// The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
	// draws of the match.
	Seed int `json:"seed"`
	// The values of the parameters in a bot's bot.json, by name.
	Parameters map[string]float64 `json:"parameters,omitempty"`
	// All settings of Ork Island.
	Config *Config `json:"config"`
	// What a bot may use. nil: no limit.
	Limits *Limits `json:"limits"`
	// How often the published program has called rand() of the C library for its map: its players continue that
	// sequence. Only with the rule set original, and only in games whose published program does so.
	RandCalls *int `json:"randCalls,omitempty"`
}

// Move: as in the protocol.
type Move struct {
	// The id of the ork that was ordered.
	Unit int `json:"unit"`
	// Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1).
	Dir Direction `json:"dir"`
	// moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died.
	// starved: it entered a free cell and died of its cost.
	Outcome Outcome `json:"outcome"`
}

// Last: What happened in the previous round; not in the first message.
type Last struct {
	// What was executed, of all players, in order.
	Moves []*Move `json:"moves"`
	// Which of my orders of the previous round were refused, and why.
	Rejected []*Rejection `json:"rejected"`
}

// State: What a bot is sent at the start of each round of Ork Island: the complete state, on one line.
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
	// The terrain: board[i][j] is the cell in row i and column j. W water, . grass, F forest, S sand, C city, P path. It
	// never changes during a match.
	Board []string `json:"board"`
	// The cities, always in the same order: paths refer to a city by its index here.
	Cities []*City `json:"cities"`
	// The paths between cities, always in the same order.
	Paths []*Path `json:"paths"`
	// All orks, by ascending id. Their number never changes: an ork that dies comes back in the same round.
	Units []*Unit `json:"units"`
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
	minions.MustRead(`{"rules":"text","rounds":200,"rows":70,"columns":70,"orks":15,"initialHealth":100,"costGrass":1,"costForest":2,"costSand":3,"costCity":0,"costPath":0,"bonusPerCityCell":1,"bonusPerPathCell":1,"factorConnectedComponent":2,"losersChangeSides":"always","shore":"sea"}`, &config)
	return config
}()

// Bot plays this game, each match with a new plan: minions.Run(orkisland.Bot[Plan]()).
func Bot[T any, P interface {
	*T
	minions.Plan[State, Order]
}]() minions.Bot {
	return minions.NewBot("ork-island", func() (func([]byte) (*State, error), minions.Plan[State, Order]) {
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
