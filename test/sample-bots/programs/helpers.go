// What the helpers of the Go kit say of a state: the questions of typescript.mjs, in the same order.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"minions-judge.example/bot/minions/apocalypse"
	"minions-judge.example/bot/minions/crematoria"
	orkisland "minions-judge.example/bot/minions/ork-island"
	walkingdead "minions-judge.example/bot/minions/walking-dead"
)

// What all views can be asked.
type view[P comparable, U any] struct {
	me             int
	mine           []U
	cellsOf        func(int) []P
	unitsOf        func(int) []U
	id             func(U) int
	pos            func(U) P
	neighbours     func(P) []P
	enemiesInReach func(U) []U
	path           func(P, []P) []P
	steps          func(P, []P) int
	towards        func(P, []P) string
	table          func([]P) []int
	claimStep      func(U, []int) string
}

func main() {
	line, err := os.ReadFile(os.Args[1])
	must(err)
	var state struct{ Game string }
	must(json.Unmarshal(line, &state))
	map[string]func([]byte){
		"crematoria": askCrematoria, "walking-dead": askWalkingDead, "ork-island": askOrkIsland, "apocalypse": askApocalypse,
	}[state.Game](line)
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func askCrematoria(line []byte) {
	state, err := crematoria.ReadState(line)
	must(err)
	v := crematoria.NewPlanet(state)
	fmt.Println(v.Grid())
	asked := view[crematoria.Pos, *crematoria.Unit]{
		v.Me, v.Mine, v.CellsOf,
		func(player int) []*crematoria.Unit { return v.UnitsOf(player) },
		func(unit *crematoria.Unit) int { return unit.ID },
		func(unit *crematoria.Unit) crematoria.Pos { return unit.Pos },
		v.Neighbours, v.EnemiesInReach, v.Path, v.Steps,
		func(from crematoria.Pos, goals []crematoria.Pos) string {
			dir, ok := v.Towards(from, goals)
			return dash(string(dir), ok)
		},
		func([]crematoria.Pos) []int { return v.WalkFrom(v.CellsOf(-1)).Steps },
		func(unit *crematoria.Unit, table []int) string {
			dir, ok := v.ClaimStep(unit, table)
			return dash(string(dir), ok)
		},
	}
	ask(asked, "pioneers: "+ids(asked, v.UnitsOf(v.Me, crematoria.Pioneer)))
}

func askWalkingDead(line []byte) {
	state, err := walkingdead.ReadState(line)
	must(err)
	v := walkingdead.NewTown(state)
	fmt.Println(v.Grid())
	asked := view[walkingdead.Pos, *walkingdead.Unit]{
		v.Me, v.Mine, v.CellsOf,
		func(player int) []*walkingdead.Unit { return v.UnitsOf(player) },
		func(unit *walkingdead.Unit) int { return unit.ID },
		func(unit *walkingdead.Unit) walkingdead.Pos { return unit.Pos },
		v.Neighbours, v.EnemiesInReach, v.Path, v.Steps,
		func(from walkingdead.Pos, goals []walkingdead.Pos) string {
			dir, ok := v.Towards(from, goals)
			return dash(string(dir), ok)
		},
		v.StepsTo,
		func(unit *walkingdead.Unit, table []int) string {
			dir, ok := v.ClaimStep(unit, table)
			return dash(string(dir), ok)
		},
	}
	ask(asked, "dead: "+ids(asked, v.UnitsOf(v.Me, walkingdead.Dead)))
}

func askOrkIsland(line []byte) {
	state, err := orkisland.ReadState(line)
	must(err)
	v := orkisland.NewIsland(state)
	fmt.Println(v.Grid())
	ask(view[orkisland.Pos, *orkisland.Unit]{
		v.Me, v.Mine, v.CellsOf, v.UnitsOf,
		func(unit *orkisland.Unit) int { return unit.ID },
		func(unit *orkisland.Unit) orkisland.Pos { return unit.Pos },
		v.Neighbours, v.EnemiesInReach, v.Path, v.Steps,
		func(from orkisland.Pos, goals []orkisland.Pos) string {
			dir, ok := v.Towards(from, goals)
			return dash(string(dir), ok)
		},
		func([]orkisland.Pos) []int {
			var places []int
			for n := range v.Places {
				places = append(places, n)
			}
			return v.WalkFrom(places).Far
		},
		func(unit *orkisland.Unit, table []int) string {
			dir, ok := v.ClaimStep(unit, table)
			return dash(string(dir), ok)
		},
	}, "")
}

func askApocalypse(line []byte) {
	state, err := apocalypse.ReadState(line)
	must(err)
	v := apocalypse.NewBattlefield(state)
	fmt.Println(v.Grid())
	var helicopters []string
	for _, helicopter := range v.HelicoptersOf(v.Me) {
		helicopters = append(helicopters, fmt.Sprint(helicopter.ID))
	}
	ask(view[apocalypse.Pos, *apocalypse.Soldier]{
		v.Me, v.Mine, v.CellsOf, v.SoldiersOf,
		func(soldier *apocalypse.Soldier) int { return soldier.ID },
		func(soldier *apocalypse.Soldier) apocalypse.Pos { return soldier.Pos },
		v.Neighbours, v.EnemiesInReach, v.Path, v.Steps,
		func(from apocalypse.Pos, goals []apocalypse.Pos) string {
			pos, ok := v.Towards(from, goals)
			return dash(show(pos), ok)
		},
		func(enemies []apocalypse.Pos) []int {
			var cells []apocalypse.Cell
			for _, pos := range enemies {
				cells = append(cells, pos.Cell())
			}
			table := v.WalkFrom(cells, apocalypse.Far)
			for _, one := range v.MyHelicopters {
				fmt.Printf("%d landings: %s\n", one.ID, showAll(v.ClaimLandings(one, table, 2)))
			}
			return table
		},
		func(soldier *apocalypse.Soldier, table []int) string {
			pos, ok := v.ClaimStep(soldier, table)
			return dash(show(pos), ok)
		},
	}, "helicopters: "+strings.Join(helicopters, " "))
}

func ask[P comparable, U any](v view[P, U], more string) {
	for player := -1; player < 4; player++ {
		fmt.Printf("cellsOf %d: %s\n", player, showAll(v.cellsOf(player)))
		fmt.Printf("unitsOf %d: %s\n", player, ids(v, v.unitsOf(player)))
	}
	if more != "" {
		fmt.Println(more)
	}
	var enemies []P
	for _, unit := range v.unitsOf((v.me + 1) % 4) {
		enemies = append(enemies, v.pos(unit))
	}
	for _, unit := range v.mine {
		id, pos := v.id(unit), v.pos(unit)
		fmt.Printf("%d neighbours: %s\n", id, showAll(v.neighbours(pos)))
		fmt.Printf("%d in reach: %s\n", id, ids(v, v.enemiesInReach(unit)))
		for _, goals := range [][]P{enemies, v.cellsOf(-1), {pos}, nil} {
			fmt.Printf("%d %s %d: %s\n", id, v.towards(pos, goals), v.steps(pos, goals), showAll(v.path(pos, goals)))
		}
	}
	table := v.table(enemies)
	// Twice: the second time around the cells that they claimed before.
	for _, unit := range append(v.mine[:len(v.mine):len(v.mine)], v.mine...) {
		fmt.Printf("%d claims %s\n", v.id(unit), v.claimStep(unit, table))
	}
}

func dash(text string, ok bool) string {
	if ok {
		return text
	}
	return "-"
}

func show(pos any) string {
	text, err := json.Marshal(pos)
	must(err)
	return strings.Trim(string(text), "[]")
}

func showAll[P any](list []P) string {
	words := make([]string, len(list))
	for n, pos := range list {
		words[n] = show(pos)
	}
	return strings.Join(words, " ")
}

func ids[P comparable, U any](v view[P, U], units []U) string {
	words := make([]string, len(units))
	for n, unit := range units {
		words[n] = fmt.Sprint(v.id(unit))
	}
	return strings.Join(words, " ")
}
