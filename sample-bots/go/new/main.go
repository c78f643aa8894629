// The bot {{name}} plays {{title}}: the judge builds and starts this. What it does is in plan.go.
package main

import (
	"minions-judge.example/bot/minions"
	game "minions-judge.example/bot/minions/{{file}}"
)

func main() {
	minions.Run(game.Bot[Plan]())
}
