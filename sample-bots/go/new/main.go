// The bot {{name}} plays {{title}}: the judge builds and starts this. What it does is in plan.go.
package main

import "bots/minions"

func main() {
	minions.Run(minions.ByGame(map[string]minions.Bot{"{{game}}": minions.Plan(play{{Game}})}))
}
