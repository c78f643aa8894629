// Package minions talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the
// orders out.
package minions

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"syscall"
	"time"

	"minions-judge.example/bot/minions/debug"
)

// Plan chooses the orders of one match, from most to least urgent, and may remember what it likes from one state to the
// next.
type Plan[State, Order any] interface {
	Play(state *State, rng *Random) []Order
}

// Say writes a line to standard error, for people: standard output belongs to the judge.
func Say(words ...any) {
	fmt.Fprintln(os.Stderr, words...)
}

var (
	parameters map[string]float64
	deadline   time.Time // none: as long as you like
)

// Parameter is a number that bot.json leaves open, as the judge gives it; the usual one where it gives none.
func Parameter(name string, usual float64) float64 {
	if value, isGiven := parameters[name]; isGiven {
		return value
	}
	return usual
}

// TimeLeft is how long it is until this answer is due: more than 200 years when there is no limit, and never below 0.
func TimeLeft() time.Duration {
	if deadline.IsZero() {
		return math.MaxInt64
	}
	if left := time.Until(deadline); left > 0 {
		return left
	}
	return 0
}

// What the library itself needs of a state.
type head struct {
	Game   string   `json:"game"`
	Round  int      `json:"round"`
	TimeMs *float64 `json:"timeMs"`
	Start  *struct {
		Seed       int64              `json:"seed"`
		Parameters map[string]float64 `json:"parameters"`
	} `json:"start"`
	Over bool `json:"over"`
}

// Run answers every state with the orders of the bot that knows its game, until nobody listens or the end of input: of
// standard input, or of the file that the command names.
func Run(bots ...Bot) {
	// So that writing on a closed pipe is an error like any other, and not the end by a signal.
	signal.Ignore(syscall.SIGPIPE)
	input := bufio.NewReaderSize(openInput(), 1<<16)
	output := json.NewEncoder(os.Stdout)
	output.SetEscapeHTML(false)
	var current *match
	for {
		line, end := input.ReadBytes('\n')
		arrival := time.Now()
		if state := readHead(line); state != nil && !state.Over {
			if current == nil || state.Start != nil {
				current = newMatch(state, bots)
			}
			setDeadline(arrival, state.TimeMs)
			if err := output.Encode(answer{state.Round, current.choose(state, line), debug.Take()}); err != nil {
				return
			}
		}
		if end != nil {
			if end != io.EOF {
				Say("Cannot read the next state:", end)
			}
			return
		}
	}
}

func openInput() io.Reader {
	if len(os.Args) < 2 {
		return os.Stdin
	}
	file, err := os.Open(os.Args[1])
	if err != nil {
		Say("Cannot read the states:", err)
		os.Exit(2)
	}
	return file
}

// What a line says of its state, or nil when there is none in it.
func readHead(line []byte) *head {
	if len(bytes.TrimSpace(line)) == 0 {
		return nil
	}
	var state *head
	if err := json.Unmarshal(line, &state); err != nil || state == nil {
		Say("Skipped a line that is not a JSON object.")
		return nil
	}
	return state
}

func setDeadline(arrival time.Time, timeMs *float64) {
	deadline = time.Time{}
	if timeMs != nil {
		deadline = arrival.Add(time.Duration(*timeMs * float64(time.Millisecond)))
	}
}

type answer struct {
	Round  int         `json:"round"`
	Orders any         `json:"orders"`
	Debug  *debug.Told `json:"debug,omitempty"`
}
