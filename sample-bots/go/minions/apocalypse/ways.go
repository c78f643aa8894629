package apocalypse

import (
	"sort"
	"strings"

	"minions-judge.example/bot/minions"
)

// Neighbours gives the positions one step away where a soldier can live. Somebody may be there.
func (f *Battlefield) Neighbours(pos Pos) []Pos {
	return minions.Filter(pos.Around(), func(to Pos) bool { return to != pos && f.IsOpen(to.Cell()) })
}

// Path gives the cells to step on to the nearest goal; none when there is no way, and on a goal. Soldiers are in the
// way.
func (f *Battlefield) Path(from Pos, goals []Pos) []Pos {
	return minions.Path(from, goals, f.Neighbours, func(pos Pos) bool { return f.SoldierAt(pos.Cell()) != nil })
}

// Steps is how long that way is: 0 on a goal, Far when there is none.
func (f *Battlefield) Steps(from Pos, goals []Pos) int {
	if steps := len(f.Path(from, goals)); steps > 0 || minions.Set(goals)[from] {
		return steps
	}
	return Far
}

// Towards gives where its first step leads, which is what a soldier is told; false when there is none.
func (f *Battlefield) Towards(from Pos, goals []Pos) (Pos, bool) {
	if path := f.Path(from, goals); len(path) > 0 {
		return path[0], true
	}
	return from, false
}

// ClaimStep gives the best position around a soldier of mine by a table of steps; false when none is nearer than where he
// stands. It is then claimed: no other soldier gets it in this round.
func (f *Battlefield) ClaimStep(soldier *Soldier, steps []int) (Pos, bool) {
	best := soldier.Pos
	for _, pos := range f.Neighbours(soldier.Pos) {
		if !f.claimed[pos] && steps[pos.Cell()] < steps[best.Cell()] {
			best = pos
		}
	}
	if best == soldier.Pos {
		return best, false
	}
	f.claimed[best] = true
	return best, true
}

// ClaimLandings gives where parachuters of a helicopter of mine should land, at most so many: free cells below it, the
// nearest by a table of steps first. They are then claimed.
func (f *Battlefield) ClaimLandings(helicopter *Helicopter, steps []int, most int) []Pos {
	free := minions.Filter(helicopter.Pos.Below(), func(pos Pos) bool {
		return f.IsOpen(pos.Cell()) && f.SoldierAt(pos.Cell()) == nil && !f.claimed[pos]
	})
	sort.SliceStable(free, func(a, b int) bool { return steps[free[a].Cell()] < steps[free[b].Cell()] })
	jumpers := max(0, min(most, len(helicopter.Parachuters)))
	landings := free[:min(jumpers, len(free))]
	for _, pos := range landings {
		f.claimed[pos] = true
	}
	return landings
}

// SoldiersOf gives the soldiers of a player.
func (f *Battlefield) SoldiersOf(player int) []*Soldier {
	return minions.Filter(f.Soldiers, func(soldier *Soldier) bool { return soldier.Player == player })
}

// HelicoptersOf gives the helicopters of a player.
func (f *Battlefield) HelicoptersOf(player int) []*Helicopter {
	return minions.Filter(f.Helicopters, func(helicopter *Helicopter) bool { return helicopter.Player == player })
}

// EnemiesInReach gives whom the soldier could attack with an order now.
func (f *Battlefield) EnemiesInReach(soldier *Soldier) []*Soldier {
	var found []*Soldier
	for _, pos := range f.Neighbours(soldier.Pos) {
		if other := f.SoldierAt(pos.Cell()); other != nil && other.Player != f.Me {
			found = append(found, other)
		}
	}
	return found
}

// CellsOf gives the posts that a player owns; -1 stands for nobody.
func (f *Battlefield) CellsOf(player int) []Pos {
	var found []Pos
	for _, post := range f.Posts {
		if post.Owner == player {
			found = append(found, post.Pos)
		}
	}
	return found
}

// Grid is the board as text: soldiers by the number of their player, * fire.
func (f *Battlefield) Grid() string {
	var text strings.Builder
	for cell := Cell(0); cell < Cells; cell++ {
		if cell > 0 && cell%Size == 0 {
			text.WriteByte('\n')
		}
		soldier := f.SoldierAt(cell)
		switch {
		case soldier != nil:
			text.WriteByte('0' + byte(soldier.Player))
		case f.isBurning[cell]:
			text.WriteByte('*')
		default:
			text.WriteByte(f.land[cell])
		}
	}
	return text.String()
}
