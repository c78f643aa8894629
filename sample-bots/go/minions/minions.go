// Package minions talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the
// orders out.
package minions

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"bots/debug"
)

// State has the fields that the states of all games share. Those of a game are in the State of its package.
type State struct {
	Game   string    `json:"game"`
	Round  int       `json:"round"`
	Rounds int       `json:"rounds"`
	Player int       `json:"player"`
	Names  [4]string `json:"names"`
	Scores [4]int    `json:"scores"`
	Alive  [4]bool   `json:"alive"`
	// TimeMs is how long the answer may take; nil: as long as you like.
	TimeMs *float64 `json:"timeMs"`
	// Start is only in the first state.
	Start *Start `json:"start"`
	// Last is in every state but the first.
	Last *Last `json:"last"`
	// Over is only true after the last round.
	Over bool `json:"over"`

	line []byte
}

// Start is what only the first state tells.
type Start struct {
	Seed int64 `json:"seed"`
	// Parameters are the numbers that bot.json leaves open.
	Parameters map[string]float64 `json:"parameters"`
	// Config has every number of the rules of the game.
	Config json.RawMessage `json:"config"`
}

// Last is what became of the round before.
type Last struct {
	Rejected []Rejection `json:"rejected"`
}

// Rejection says why an order of mine was refused: the one with this place in the list I gave.
type Rejection struct {
	Order  int    `json:"order"`
	Reason string `json:"reason"`
}

// Order is what becomes an order of the protocol in JSON. The packages of the games make them.
type Order any

// Bot chooses the orders for a state, from most to least urgent.
type Bot func(state *State, rng *Random) []Order

// Log is for people and goes to standard error: standard output belongs to the judge.
func Log(words ...any) {
	fmt.Fprintln(os.Stderr, words...)
}

var parameters map[string]float64

// Parameter is a number that bot.json leaves open, as the judge gives it; the usual one where it gives none.
func Parameter(name string, usual float64) float64 {
	if value, isGiven := parameters[name]; isGiven {
		return value
	}
	return usual
}

// Plan makes a Bot of a function that takes the whole state of its game.
func Plan[GameState any](play func(state *GameState, rng *Random) []Order) Bot {
	return func(state *State, rng *Random) []Order {
		whole := new(GameState)
		if err := json.Unmarshal(state.line, whole); err != nil {
			Log("Gives no orders, because the state is not one of its game:", err)
			return nil
		}
		return play(whole, rng)
	}
}

// ByGame chooses by the game of the state; an unknown game gets no orders.
func ByGame(games map[string]Bot) Bot {
	told := false
	return func(state *State, rng *Random) []Order {
		if choose, isKnown := games[state.Game]; isKnown {
			return choose(state, rng)
		}
		if !told {
			Log("This bot does not know the game", state.Game, "and gives no orders in it.")
		}
		told = true
		return nil
	}
}

// Run answers every state with the orders of the bot, until the end of input or until nobody listens.
func Run(bot Bot) {
	// So that writing on a closed pipe is an error like any other, and not the end by a signal.
	signal.Ignore(syscall.SIGPIPE)
	input := bufio.NewReaderSize(os.Stdin, 1<<16)
	output := json.NewEncoder(os.Stdout)
	output.SetEscapeHTML(false)
	var rng *Random
	for {
		line, end := input.ReadBytes('\n')
		if state := parseState(line); state != nil && !state.Over {
			rng = generatorFor(state, rng)
			if state.Start != nil {
				parameters = state.Start.Parameters
			}
			if err := output.Encode(answerTo(state, bot(state, rng))); err != nil {
				return
			}
		}
		if end != nil {
			if end != io.EOF {
				Log("Cannot read the next state:", end)
			}
			return
		}
	}
}

// The state of a line, or nil when there is none in it.
func parseState(line []byte) *State {
	if len(bytes.TrimSpace(line)) == 0 {
		return nil
	}
	var state *State
	if err := json.Unmarshal(line, &state); err != nil || state == nil {
		Log("Skipped a line that is not a JSON object.")
		return nil
	}
	state.line = line
	return state
}

func generatorFor(state *State, rng *Random) *Random {
	switch {
	case state.Start != nil:
		return NewRandom(state.Start.Seed)
	case rng == nil:
		// Without a start (one line piped in by hand) the choices can still be repeated.
		return NewRandom(0)
	}
	return rng
}

type answer struct {
	Round  int         `json:"round"`
	Orders []Order     `json:"orders"`
	Debug  *debug.Told `json:"debug,omitempty"`
}

func answerTo(state *State, orders []Order) answer {
	if orders == nil {
		// Which would be null in JSON, and the protocol wants a list.
		orders = []Order{}
	}
	return answer{state.Round, orders, debug.Take()}
}
