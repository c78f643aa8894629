package main

import (
	"fmt"
	"os"
	"testing"

	"minions-judge.example/bot/minions"
	game "minions-judge.example/bot/minions/{{file}}"
)

// Asks the plan about a saved state, without the judge. Add states of your own, and what they must lead to.
func TestExampleState(t *testing.T) {
	line, err := os.ReadFile("example-state.json")
	if err != nil {
		t.Fatal(err)
	}
	state, err := game.ReadState(line)
	if err != nil {
		t.Fatal(err)
	}
	orders := new(Plan).Play(state, minions.NewRandom(1))
	if len(orders) == 0 {
		t.Error("the plan gives no orders")
	}
	given := map[string]bool{}
	for _, order := range orders {
		text := fmt.Sprintf("%#v", order)
		if given[text] {
			t.Errorf("the plan gives %s twice", text)
		}
		given[text] = true
	}
}
