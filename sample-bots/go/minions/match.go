package minions

// Bot plays a game, each match with a plan of its own. The package of a game makes it.
type Bot struct {
	game  string
	start func() choose
}

// The orders for the state of a line, as the judge reads them.
type choose func(line []byte, rng *Random) any

// Idle gives no orders, in any game.
var Idle = Bot{start: func() choose {
	return func([]byte, *Random) any { return []any{} }
}}

// NewBot makes a Bot of a function that begins a match: with what reads its states, and with its plan.
func NewBot[State, Order any](game string, begin func() (func([]byte) (*State, error), Plan[State, Order])) Bot {
	return Bot{game, func() choose {
		read, plan := begin()
		return func(line []byte, rng *Random) any {
			state, err := read(line)
			if err != nil {
				Say("Gives no orders, because the state is not one of its game:", err)
				return []Order{}
			}
			if orders := plan.Play(state, rng); orders != nil {
				return orders
			}
			// Nil would be null in JSON, and the protocol wants a list.
			return []Order{}
		}
	}}
}

// A match that is played, with the plan of each game that was asked for.
type match struct {
	bots  []Bot
	rng   *Random
	plans map[string]choose
}

func newMatch(state *head, bots []Bot) *match {
	// Without a start (one line piped in by hand) the choices can still be repeated.
	seed := int64(0)
	if state.Start != nil {
		seed, parameters = state.Start.Seed, state.Start.Parameters
	}
	return &match{bots, NewRandom(seed), map[string]choose{}}
}

func (m *match) choose(state *head, line []byte) any {
	if m.plans[state.Game] == nil {
		m.plans[state.Game] = m.begin(state.Game)
	}
	return m.plans[state.Game](line, m.rng)
}

func (m *match) begin(game string) choose {
	for _, bot := range m.bots {
		if bot.game == game || bot.game == "" {
			return bot.start()
		}
	}
	Say("This bot does not know the game", game, "and gives no orders in it.")
	return Idle.start()
}
