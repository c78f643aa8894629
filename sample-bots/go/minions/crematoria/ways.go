package crematoria

import (
	"strings"

	"minions-judge.example/bot/minions"
)

// Neighbours gives the positions one step away, on the other level too, that the land allows. Somebody may stand there.
func (p *Planet) Neighbours(pos Pos) []Pos {
	var found []Pos
	for _, dir := range Directions {
		if to, ok := p.Target(pos, dir); ok && dir != None {
			found = append(found, to)
		}
	}
	return found
}

// Path gives the cells to step on to the nearest goal; none when there is no way, and on a goal. Units are in the way.
func (p *Planet) Path(from Pos, goals []Pos) []Pos {
	return minions.Path(from, goals, p.Neighbours, func(pos Pos) bool { return p.UnitAt(pos) != nil })
}

// Steps is how long that way is: 0 on a goal, Far when there is none.
func (p *Planet) Steps(from Pos, goals []Pos) int {
	if steps := len(p.Path(from, goals)); steps > 0 || minions.Set(goals)[from] {
		return steps
	}
	return Far
}

// Towards gives the direction of its first step; false when there is none.
func (p *Planet) Towards(from Pos, goals []Pos) (Direction, bool) {
	path := p.Path(from, goals)
	for _, dir := range Directions {
		if to, ok := p.Target(from, dir); ok && len(path) > 0 && to == path[0] {
			return dir, true
		}
	}
	return "", false
}

// ClaimStep gives the direction of the best step for a unit of mine by a table of steps; false when no step helps. The cell
// is then claimed: no other unit gets it in this round. It never leads outside, where death is sure, or a pioneer onto
// anybody.
func (p *Planet) ClaimStep(unit *Unit, steps []int) (Direction, bool) {
	least, best, bestDir := Far, unit.Pos, None
	for _, dir := range Walks {
		to, ok := p.Target(unit.Pos, dir)
		if !ok || to.IsOutside() || p.IsDeadly(to) || p.claimed[to] || steps[to.Index()] >= least {
			continue
		}
		if unit.Type == Pioneer && p.UnitAt(to) != nil {
			continue
		}
		least, best, bestDir = steps[to.Index()], to, dir
	}
	if bestDir != None {
		p.claimed[best] = true
	}
	return bestDir, bestDir != None
}

// UnitsOf gives the units of a player (-1: of nobody), of some types or of all.
func (p *Planet) UnitsOf(player int, types ...UnitType) []*Unit {
	isWanted := minions.Set(types)
	return minions.Filter(p.Units, func(unit *Unit) bool {
		return unit.Player == player && (len(types) == 0 || isWanted[unit.Type])
	})
}

// EnemiesInReach gives whom the unit could attack with an order now. Hellhounds are immortal.
func (p *Planet) EnemiesInReach(unit *Unit) []*Unit {
	var found []*Unit
	for _, pos := range p.Neighbours(unit.Pos) {
		if other := p.UnitAt(pos); other != nil && other.Player != p.Me && other.Type != Hellhound {
			found = append(found, other)
		}
	}
	return found
}

// CellsOf gives the caves that a player owns, row by row; -1 stands for nobody.
func (p *Planet) CellsOf(player int) []Pos {
	return p.Caves(func(pos Pos) bool { return p.Owner(pos) == player })
}

// Grid is the board as text, both levels: players by number, n necromonger, h hellhound, g gem.
func (p *Planet) Grid() string {
	gems := minions.Set(p.Gems)
	var lines []string
	for row := 0; row < 2*Rows; row++ {
		var line []byte
		for column := 0; column < Columns; column++ {
			line = append(line, p.mark(Pos{row % Rows, column, row / Rows}, gems))
		}
		if row == Rows {
			lines = append(lines, "")
		}
		lines = append(lines, string(line))
	}
	return strings.Join(lines, "\n")
}

func (p *Planet) mark(pos Pos, gems map[Pos]bool) byte {
	unit := p.UnitAt(pos)
	switch {
	case unit == nil && gems[pos]:
		return 'g'
	case unit == nil:
		return byte(p.Land(pos))
	case unit.Type == Necromonger:
		return 'n'
	case unit.Type == Hellhound:
		return 'h'
	}
	return '0' + byte(unit.Player)
}
