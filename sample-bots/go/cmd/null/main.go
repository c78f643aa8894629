// Null gives no orders, in any game: what happens to those who do nothing.
package main

import "minions-judge.example/bot/minions"

func main() {
	minions.Run(minions.Idle)
}
