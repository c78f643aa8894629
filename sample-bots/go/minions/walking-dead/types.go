// Code generated from schemas/ by "npm run types". DO NOT EDIT.

package walkingdead

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

// Direction: Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1),
// Right one column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such
// an order takes its turn and fails, as in the published game.
type Direction string

// As in the protocol.
const (
	Up    Direction = "Up"
	Down  Direction = "Down"
	Left  Direction = "Left"
	Right Direction = "Right"
	DR    Direction = "DR"
	RU    Direction = "RU"
	UL    Direction = "UL"
	LD    Direction = "LD"
)

// UnitType: A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong
// to nobody.
type UnitType string

// As in the protocol.
const (
	Living UnitType = "living"
	Dead   UnitType = "dead"
	Zombie UnitType = "zombie"
)

// RuleSet: The rule set.
type RuleSet string

// As in the protocol.
const (
	RuleSetText     RuleSet = "text"
	RuleSetOriginal RuleSet = "original"
)

// FightOdds: How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M.
// thousandths: it wins when a number from 0 to 1000 is below 1000 N / (N + M).
type FightOdds string

// As in the protocol.
const (
	FightOddsExact       FightOdds = "exact"
	FightOddsThousandths FightOdds = "thousandths"
)

// ZombiesChoose: What a zombie draws if several living units are equally near. unit: one of those units, then a step
// towards it. cell, also if omitted: one of the cells around it with the fewest steps to any of them.
type ZombiesChoose string

// As in the protocol.
const (
	ZombiesChooseUnit ZombiesChoose = "unit"
	ZombiesChooseCell ZombiesChoose = "cell"
)

// ZombieWays: How other zombies affect the path to a living unit. past: they are ignored, because they move on,
// although no zombie enters their cells. around, also if omitted: they are obstacles where they stood before the
// first of them moved.
type ZombieWays string

// As in the protocol.
const (
	ZombieWaysPast   ZombieWays = "past"
	ZombieWaysAround ZombieWays = "around"
)

// Land: What a cell of the board is: its letter there.
type Land byte

// As in the protocol.
const (
	LandDebris Land = 'X'
	LandStreet Land = '.'
	LandFood   Land = 'M'
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
	// The id of one of my living units.
	Unit int `json:"unit"`
	// Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one
	// column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an order
	// takes its turn and fails, as in the published game.
	Dir Direction `json:"dir"`
}

// Unit: as in the protocol.
type Unit struct {
	// Never changes, whatever happens to the unit.
	ID int `json:"id"`
	// A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to
	// nobody.
	Type UnitType `json:"type"`
	// The clan it belongs to, or belonged to when it died. Zombies have none. -1 where there is none.
	Clan int `json:"clan"`
	// [row, column], from the top left.
	Pos Pos `json:"pos"`
	// Only for the dead and the bitten: in how many rounds it becomes a zombie. 1: at the end of this one. 0 where there
	// is none.
	TurnsToZombie int `json:"turnsToZombie,omitempty"`
}

// UnmarshalJSON knows what stands for a number that is missing.
func (one *Unit) UnmarshalJSON(text []byte) error {
	type plain Unit
	value := plain{Clan: -1}
	err := json.Unmarshal(text, &value)
	*one = Unit(value)
	return err
}

// Food: as in the protocol.
type Food struct {
	// [row, column], from the top left.
	Pos Pos `json:"pos"`
}

// Clan: as in the protocol.
type Clan struct {
	// Its living units.
	Living int `json:"living"`
	// Its strength points.
	StrengthPoints int `json:"strengthPoints"`
	// Strength points for each living unit, rounded down; 0 if there is none. It decides the fights of this round.
	Strength int `json:"strength"`
	// Points for all units it has killed so far.
	KillPoints int `json:"killPoints"`
	// Cells it owns now.
	Cells int `json:"cells"`
}

// Config: All settings of The Walking Dead.
type Config struct {
	// The rule set.
	Rules RuleSet `json:"rules"`
	// Rounds of a match.
	Rounds int `json:"rounds"`
	// Rows of the board. Only a given map can have a number other than 60.
	Rows int `json:"rows"`
	// Columns of the board. Only a given map can have a number other than 60.
	Columns int `json:"columns"`
	// Living units of each clan at the start.
	UnitsPerClan int `json:"unitsPerClan"`
	// Zombies at the start.
	Zombies int `json:"zombies"`
	// Units of food on the board, at the start and after every round.
	Food int `json:"food"`
	// Strength points of each clan at the start.
	StrengthPoints int `json:"strengthPoints"`
	// Points for killing a living unit of another clan.
	PersonPoints int `json:"personPoints"`
	// Points for killing a zombie.
	ZombiePoints int `json:"zombiePoints"`
	// Points for each cell a clan owns now.
	CellPoints int `json:"cellPoints"`
	// Strength points for a unit of food.
	FoodStrength int `json:"foodStrength"`
	// Rounds between being bitten or killed and becoming a zombie.
	TurnsToZombie int `json:"turnsToZombie"`
	// The chance that an attacker surprises the other unit and wins: [30, 100] means 30 cases out of 100.
	SurpriseChance [2]int `json:"surpriseChance"`
	// How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it
	// wins when a number from 0 to 1000 is below 1000 N / (N + M).
	FightOdds FightOdds `json:"fightOdds"`
	// A unit moves from the largest clan to the smallest with a chance of one in this many each round.
	SwitchChance int `json:"switchChance"`
	// Regenerated units and food appear, if possible, where no unit is within this many rows and columns.
	SafeDistance int `json:"safeDistance"`
	// Whether regenerated units and food also keep that distance from food. At the start of a match food may be close to
	// food.
	SafeFromFood bool `json:"safeFromFood"`
	// Whether an owned cell is worth cellPoints. If not, it is worth one point, whatever the value of cellPoints.
	UseCellPoints bool `json:"useCellPoints"`
	// Whether food adds to the strength points of a clan when it is eaten. If not, or if omitted, it does so at the end
	// of the round.
	FoodAtOnce *bool `json:"foodAtOnce,omitempty"`
	// Whether fights use the current strengths, after every meal and every death of the round so far. If not, or if
	// omitted, they use those at the start of the round.
	StrengthAtOnce *bool `json:"strengthAtOnce,omitempty"`
	// Whether a killed zombie blocks its cell until it comes back elsewhere at the end of the round. If not, or if
	// omitted, its cell is free at once.
	KilledZombiesStay *bool `json:"killedZombiesStay,omitempty"`
	// What a zombie draws if several living units are equally near. unit: one of those units, then a step towards it.
	// cell, also if omitted: one of the cells around it with the fewest steps to any of them.
	ZombiesChoose ZombiesChoose `json:"zombiesChoose,omitempty"`
	// How other zombies affect the path to a living unit. past: they are ignored, because they move on, although no
	// zombie enters their cells. around, also if omitted: they are obstacles where they stood before the first of them
	// moved.
	ZombieWays ZombieWays `json:"zombieWays,omitempty"`
	// The number of the first round in states and reports.
	FirstRound int `json:"firstRound"`
}

// Start: Only in the first message.
type Start struct {
	// The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
	// draws of the match.
	Seed int `json:"seed"`
	// The values of the parameters in a bot's bot.json, by name.
	Parameters map[string]float64 `json:"parameters,omitempty"`
	// All settings of The Walking Dead.
	Config *Config `json:"config"`
	// What a bot may use. nil: no limit.
	Limits *Limits `json:"limits"`
	// How often the published program has called rand() of the C library for its map: its players continue that
	// sequence. Only with the rule set original, and only in games whose published program does so.
	RandCalls *int `json:"randCalls,omitempty"`
}

// Move: as in the protocol.
type Move struct {
	// The id of the unit.
	Unit int `json:"unit"`
	// Where to. Zombies also step diagonally: DR down and right, RU right and up, UL up and left, LD left and down.
	Dir Direction `json:"dir"`
}

// Last: What happened in the previous round; not in the first message.
type Last struct {
	// What was executed, in this order: moves and attacks of the players, then moves and bites of the zombies.
	Moves []*Move `json:"moves"`
	// Which of my orders of the previous round were refused, and why.
	Rejected []*Rejection `json:"rejected"`
}

// State: What a bot is sent at the start of each round of The Walking Dead: the complete state, on one line.
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
	// The rows of the board: board[row][column] is X for debris, M for food, . for any other street cell, with or
	// without a unit.
	Board []string `json:"board"`
	// The owner of each cell, row by row: a digit for the clan, a dot for none.
	Owners []string `json:"owners"`
	// All units, by ascending id. Their number never changes: a unit's id is its index in this list.
	Units []*Unit `json:"units"`
	// The food, row by row.
	Food []*Food `json:"food"`
	// The figures of each clan, by player.
	Clans []*Clan `json:"clans"`
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
	minions.MustRead(`{"rules":"text","rounds":200,"rows":60,"columns":60,"unitsPerClan":20,"zombies":10,"food":15,"strengthPoints":1000,"personPoints":50,"zombiePoints":10,"cellPoints":1,"foodStrength":50,"turnsToZombie":5,"surpriseChance":[30,100],"fightOdds":"exact","switchChance":5,"safeDistance":2,"safeFromFood":true,"useCellPoints":true,"foodAtOnce":true,"strengthAtOnce":true,"killedZombiesStay":true,"zombiesChoose":"unit","zombieWays":"past","firstRound":1}`, &config)
	return config
}()

// Bot plays this game, each match with a new plan: minions.Run(walkingdead.Bot[Plan]()).
func Bot[T any, P interface {
	*T
	minions.Plan[State, Order]
}]() minions.Bot {
	return minions.NewBot("walking-dead", func() (func([]byte) (*State, error), minions.Plan[State, Order]) {
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
