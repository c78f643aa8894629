// Null gives no orders, in any game: what happens to those who do nothing.
package main

import "bots/minions"

func main() {
	minions.Run(func(*minions.State, *minions.Random) []minions.Order { return nil })
}
