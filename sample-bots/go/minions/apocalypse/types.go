// Code generated from schemas/ by "npm run types". DO NOT EDIT.

package apocalypse

import (
	"encoding/json"
	"errors"

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

// Action: Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north),
// or throw napalm.
type Action string

// As in the protocol.
const (
	Forward1         Action = "forward1"
	Forward2         Action = "forward2"
	Clockwise        Action = "clockwise"
	Counterclockwise Action = "counterclockwise"
	Napalm           Action = "napalm"
)

// Facing: The direction of a helicopter: south is one row further down (i + 1), east one column further right (j +
// 1).
type Facing string

// As in the protocol.
const (
	South Facing = "south"
	East  Facing = "east"
	North Facing = "north"
	West  Facing = "west"
)

// RuleSet: The rule set.
type RuleSet string

// As in the protocol.
const (
	RuleSetText     RuleSet = "text"
	RuleSetOriginal RuleSet = "original"
)

// FireSpreadsFrom: Which cells set the forest next to them on fire: any burning cell, or only burning forest.
type FireSpreadsFrom string

// As in the protocol.
const (
	FireSpreadsFromAny    FireSpreadsFrom = "any"
	FireSpreadsFromForest FireSpreadsFrom = "forest"
)

// ThrowOrder: The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each
// player's in the order given.
type ThrowOrder string

// As in the protocol.
const (
	ThrowOrderRandom  ThrowOrder = "random"
	ThrowOrderPlayers ThrowOrder = "players"
)

// StrayThrow: What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or
// the order is refused and he stays aboard.
type StrayThrow string

// As in the protocol.
const (
	StrayThrowDies    StrayThrow = "dies"
	StrayThrowRefused StrayThrow = "refused"
)

// FirstOrder: Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused.
// valid, also if omitted: the first that is not refused.
type FirstOrder string

// As in the protocol.
const (
	FirstOrderGiven FirstOrder = "given"
	FirstOrderValid FirstOrder = "valid"
)

// Land: What a cell of the board is: its letter there.
type Land byte

// As in the protocol.
const (
	LandForest   Land = ':'
	LandGrass    Land = '.'
	LandWater    Land = 'O'
	LandMountain Land = 'X'
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

// SoldierOrder: as in the protocol.
type SoldierOrder struct {
	// The id of the soldier.
	Soldier int `json:"soldier"`
	// [row, column] of the cell to move to or to attack: one of the eight around the soldier, or his own to stay.
	To Pos `json:"to"`
}

// HelicopterOrder: as in the protocol.
type HelicopterOrder struct {
	// The id of the helicopter.
	Helicopter int `json:"helicopter"`
	// Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or throw
	// napalm.
	Do Action `json:"do"`
}

// ParachuterOrder: as in the protocol.
type ParachuterOrder struct {
	// [row, column] of the cell to throw a parachuter on.
	Parachuter Pos `json:"parachuter"`
	// The id of the helicopter that throws him; if omitted, my helicopter that covers the cell.
	Helicopter *int `json:"helicopter,omitempty"`
}

// Fire: as in the protocol.
type Fire struct {
	// [row, column]: row 0 is the northernmost, column 0 the westernmost.
	Pos Pos `json:"pos"`
	// How many more rounds it burns, including this one.
	Rounds int `json:"rounds"`
}

// Post: as in the protocol.
type Post struct {
	// [row, column]: row 0 is the northernmost, column 0 the westernmost.
	Pos Pos `json:"pos"`
	// Points per round for its owner.
	Value int `json:"value"`
	// The player who conquered it last; -1 if nobody has yet.
	Owner int `json:"owner"`
}

// Soldier: as in the protocol.
type Soldier struct {
	// Never used again once the soldier is dead.
	ID int `json:"id"`
	// The player he belongs to.
	Player int `json:"player"`
	// [row, column]: row 0 is the northernmost, column 0 the westernmost.
	Pos Pos `json:"pos"`
	// His remaining life points.
	Life int `json:"life"`
}

// Helicopter: as in the protocol.
type Helicopter struct {
	ID int `json:"id"`
	// The player it belongs to.
	Player int `json:"player"`
	// The centre of the square of 5 x 5 cells that it covers.
	Pos Pos `json:"pos"`
	// The direction of a helicopter: south is one row further down (i + 1), east one column further right (j + 1).
	Facing Facing `json:"facing"`
	// In how many rounds it can throw napalm; 0 means now.
	Napalm int `json:"napalm"`
	// One number for each parachuter aboard, the next to be thrown first: in how many more rounds, including this one,
	// he can be thrown before he expires.
	Parachuters []int `json:"parachuters"`
}

// Config: All settings of Apocalypse.
type Config struct {
	// The rule set.
	Rules RuleSet `json:"rules"`
	// Rounds of a match.
	Rounds int `json:"rounds"`
	// Rows of the board.
	Rows int `json:"rows"`
	// Columns of the board.
	Columns int `json:"columns"`
	// Soldiers of each player at the start.
	Soldiers int `json:"soldiers"`
	// Helicopters of each player.
	Helicopters int `json:"helicopters"`
	// A helicopter covers this many cells around its centre in every direction: a square of 5 x 5.
	HelicopterReach int `json:"helicopterReach"`
	// Life points of a new soldier.
	Life int `json:"life"`
	// Minimum and maximum damage to a soldier who is attacked in a forest.
	ForestDamage [2]int `json:"forestDamage"`
	// Minimum and maximum damage to a soldier who is attacked on grass.
	GrassDamage [2]int `json:"grassDamage"`
	// Rounds a helicopter waits for its napalm, from the start of the match or after a throw.
	NapalmWait int `json:"napalmWait"`
	// Rounds a fire lasts on a forest.
	ForestBurns int `json:"forestBurns"`
	// Rounds a fire lasts on grass and on water.
	OtherBurns int `json:"otherBurns"`
	// Chance, in per cent, that a fire spreads to a forest cell next to it in a round.
	FireChance int `json:"fireChance"`
	// Rounds in which a parachuter can be thrown before he expires.
	ParachuterLife int `json:"parachuterLife"`
	// Maximum number of parachuters that a player can throw in a round.
	Throws int `json:"throws"`
	// Posts of high value in each quadrant of a generated map.
	HighPosts int `json:"highPosts"`
	// Posts of low value in each quadrant of a generated map.
	LowPosts int `json:"lowPosts"`
	// Points per round for a post of high value.
	HighValue int `json:"highValue"`
	// Points per round for a post of low value.
	LowValue int `json:"lowValue"`
	// Points per round for each soldier on the ground.
	SoldierPoints int `json:"soldierPoints"`
	// Which cells set the forest next to them on fire: any burning cell, or only burning forest.
	FireSpreadsFrom FireSpreadsFrom `json:"fireSpreadsFrom"`
	// The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each player's in
	// the order given.
	ThrowOrder ThrowOrder `json:"throwOrder"`
	// What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or the order is
	// refused and he stays aboard.
	StrayThrow StrayThrow `json:"strayThrow"`
	// The directions of the two helicopters of player 0 at the start, on a generated map. Those of the others are mirror
	// images.
	FirstFacing [2]Facing `json:"firstFacing"`
	// Whether a parachuter thrown on the soldier of an enemy goes to that enemy even if the helicopter does not cover
	// the cell. If not, or if omitted, a random other player gets him.
	EnemyGetsStray *bool `json:"enemyGetsStray,omitempty"`
	// Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused. valid, also
	// if omitted: the first that is not refused.
	FirstOrder FirstOrder `json:"firstOrder,omitempty"`
	// Whether points are also counted once before the first round. True if omitted.
	PointsAtStart *bool `json:"pointsAtStart,omitempty"`
	// Whether the round in which napalm is thrown counts as a round of waiting for the next. If not, or if omitted, the
	// wait begins with the next round.
	ThrowRoundCounts *bool `json:"throwRoundCounts,omitempty"`
	// Whether, on a generated map, the first helicopter of player 0 starts at [15, 5] and the second at [5, 15]. If not,
	// or if omitted, the reverse.
	CrossedCentres *bool `json:"crossedCentres,omitempty"`
}

// Start: Only in the first message.
type Start struct {
	// The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
	// draws of the match.
	Seed int `json:"seed"`
	// The values of the parameters in a bot's bot.json, by name.
	Parameters map[string]float64 `json:"parameters,omitempty"`
	// All settings of Apocalypse.
	Config *Config `json:"config"`
	// What a bot may use. nil: no limit.
	Limits *Limits `json:"limits"`
	// How often the published program has called rand() of the C library for its map: its players continue that
	// sequence. Only with the rule set original, and only in games whose published program does so.
	RandCalls *int `json:"randCalls,omitempty"`
}

// Last: What happened in the previous round; not in the first message.
type Last struct {
	// What was executed, of all players, in this order: parachuters thrown, then helicopters, then soldiers (moves and
	// attacks). A helicopter that was ordered to fly two cells and flew one has forward1.
	Moves Orders `json:"moves"`
	// Which of my orders of the previous round were refused, and why.
	Rejected []*Rejection `json:"rejected"`
}

// State: What a bot is sent at the start of each round of Apocalypse: the complete state, on one line.
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
	// The terrain: board[i][j] is the cell in row i and column j. A colon is forest, a dot grass, O water, X mountain.
	// Forest that burns down becomes grass.
	Board []string `json:"board"`
	// The cells on fire, row by row.
	Fire []*Fire `json:"fire"`
	// The control points. Their order never changes.
	Posts []*Post `json:"posts"`
	// The soldiers on the ground, by ascending id.
	Soldiers []*Soldier `json:"soldiers"`
	// The eight helicopters, by ascending id: player p has 2p + 1 and 2p + 2.
	Helicopters []*Helicopter `json:"helicopters"`
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

// Order is one of SoldierOrder, HelicopterOrder, ParachuterOrder.
type Order interface {
	isOrder()
}

func (SoldierOrder) isOrder() {}

func (HelicopterOrder) isOrder() {}

func (ParachuterOrder) isOrder() {}

// Orders is a list that can be read.
type Orders []Order

// UnmarshalJSON tells the orders apart by their fields.
func (orders *Orders) UnmarshalJSON(text []byte) error {
	var items []json.RawMessage
	err := json.Unmarshal(text, &items)
	for n := 0; n < len(items) && err == nil; n++ {
		var one Order
		one, err = readOrder(items[n])
		*orders = append(*orders, one)
	}
	return err
}

func readOrder(text []byte) (Order, error) {
	var fields struct {
		Soldier    json.RawMessage `json:"soldier"`
		Do         json.RawMessage `json:"do"`
		Parachuter json.RawMessage `json:"parachuter"`
	}
	if err := json.Unmarshal(text, &fields); err != nil {
		return nil, err
	}
	switch {
	case fields.Soldier != nil:
		return readOrderAs[SoldierOrder](text)
	case fields.Do != nil:
		return readOrderAs[HelicopterOrder](text)
	case fields.Parachuter != nil:
		return readOrderAs[ParachuterOrder](text)
	}
	return nil, errors.New("an order of no kind")
}

func readOrderAs[T Order](text []byte) (Order, error) {
	var one T
	err := json.Unmarshal(text, &one)
	return one, err
}

// Usual has the rules as they usually are.
var Usual = func() (config Config) {
	minions.MustRead(`{"rules":"text","rounds":200,"rows":60,"columns":60,"soldiers":20,"helicopters":2,"helicopterReach":2,"life":100,"forestDamage":[20,40],"grassDamage":[50,100],"napalmWait":30,"forestBurns":10,"otherBurns":5,"fireChance":10,"parachuterLife":20,"throws":4,"highPosts":2,"lowPosts":2,"highValue":100,"lowValue":50,"soldierPoints":1,"fireSpreadsFrom":"any","throwOrder":"random","strayThrow":"dies","firstFacing":["east","south"],"enemyGetsStray":true,"firstOrder":"given","pointsAtStart":false,"throwRoundCounts":true,"crossedCentres":true}`, &config)
	return config
}()

// Bot plays this game, each match with a new plan: minions.Run(apocalypse.Bot[Plan]()).
func Bot[T any, P interface {
	*T
	minions.Plan[State, Order]
}]() minions.Bot {
	return minions.NewBot("apocalypse", func() (func([]byte) (*State, error), minions.Plan[State, Order]) {
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
