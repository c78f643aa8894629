// Reads states, one on a line, into the structs of the Go kit and writes all that these hold as JSON again.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"

	"minions-judge.example/bot/minions/apocalypse"
	"minions-judge.example/bot/minions/crematoria"
	orkisland "minions-judge.example/bot/minions/ork-island"
	walkingdead "minions-judge.example/bot/minions/walking-dead"
)

func main() {
	text, err := os.ReadFile(os.Args[2])
	must(err)
	for _, line := range bytes.Split(bytes.TrimSpace(text), []byte{'\n'}) {
		fmt.Println(string(again(os.Args[1], line)))
	}
}

func again(game string, line []byte) []byte {
	switch game {
	case "crematoria":
		state, err := crematoria.ReadState(line)
		return write(state, state.Config, err)
	case "walking-dead":
		state, err := walkingdead.ReadState(line)
		return write(state, state.Config, err)
	case "ork-island":
		state, err := orkisland.ReadState(line)
		return write(state, state.Config, err)
	}
	state, err := apocalypse.ReadState(line)
	return write(state, state.Config, err)
}

func write(state, config any, err error) []byte {
	must(err)
	text, err := json.Marshal(state)
	must(err)
	kept, err := json.Marshal(config)
	must(err)
	// The configuration is kept, and not on the wire.
	return append(append(append(text[:len(text)-1], `,"config":`...), kept...), '}')
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
