package walkingdead

import (
	"strings"

	"minions-judge.example/bot/minions"
)

// Neighbours gives the positions one step away without debris. Somebody may stand there.
func (t *Town) Neighbours(pos Pos) []Pos {
	var found []Pos
	for _, dir := range Directions {
		if to, ok := t.Target(pos, dir); ok {
			found = append(found, to)
		}
	}
	return found
}

// Path gives the cells to step on to the nearest goal; none when there is no way, and on a goal. Units are in the way.
func (t *Town) Path(from Pos, goals []Pos) []Pos {
	return minions.Path(from, goals, t.Neighbours, func(pos Pos) bool { return t.UnitAt(pos) != nil })
}

// Steps is how long that way is: 0 on a goal, Far when there is none.
func (t *Town) Steps(from Pos, goals []Pos) int {
	if steps := len(t.Path(from, goals)); steps > 0 || minions.Set(goals)[from] {
		return steps
	}
	return Far
}

// Towards gives the direction of its first step; false when there is none.
func (t *Town) Towards(from Pos, goals []Pos) (Direction, bool) {
	path := t.Path(from, goals)
	for _, dir := range Directions {
		if to, ok := t.Target(from, dir); ok && len(path) > 0 && to == path[0] {
			return dir, true
		}
	}
	return "", false
}

// ClaimStep gives the direction of the best step for a unit of mine by a table of steps; false when no step helps. The cell
// is then claimed: no other unit gets it in this round.
func (t *Town) ClaimStep(unit *Unit, steps []int) (Direction, bool) {
	least, best, bestDir := Far, unit.Pos, Direction("")
	for _, dir := range Directions {
		to, ok := t.Target(unit.Pos, dir)
		if ok && !t.claimed[to] && steps[to.Index()] < least {
			least, best, bestDir = steps[to.Index()], to, dir
		}
	}
	if best == unit.Pos {
		return "", false
	}
	t.claimed[best] = true
	return bestDir, true
}

// UnitsOf gives the units of a clan (-1: of nobody), of some types or of all, dead ones too.
func (t *Town) UnitsOf(clan int, types ...UnitType) []*Unit {
	isWanted := minions.Set(types)
	return minions.Filter(t.Units, func(unit *Unit) bool {
		return unit.Clan == clan && (len(types) == 0 || isWanted[unit.Type])
	})
}

// EnemiesInReach gives whom the unit could attack with an order now: the living of others, and zombies.
func (t *Town) EnemiesInReach(unit *Unit) []*Unit {
	var found []*Unit
	for _, pos := range t.Neighbours(unit.Pos) {
		if other := t.UnitAt(pos); other != nil && other.Clan != t.Me && other.Type != Dead {
			found = append(found, other)
		}
	}
	return found
}

// CellsOf gives the streets that a clan owns, row by row; -1 stands for nobody.
func (t *Town) CellsOf(clan int) []Pos {
	var found []Pos
	for n := 0; n < cells; n++ {
		pos := Pos{n / Columns, n % Columns}
		if t.Land(pos) != LandDebris && t.Owner(pos) == clan {
			found = append(found, pos)
		}
	}
	return found
}

// Grid is the board as text: clans by number, z zombie, d dead.
func (t *Town) Grid() string {
	var lines []string
	for row := 0; row < t.rows; row++ {
		var line []byte
		for column := 0; column < t.columns; column++ {
			line = append(line, t.mark(Pos{row, column}))
		}
		lines = append(lines, string(line))
	}
	return strings.Join(lines, "\n")
}

func (t *Town) mark(pos Pos) byte {
	unit := t.UnitAt(pos)
	switch {
	case unit == nil:
		return byte(t.Land(pos))
	case unit.Type == Zombie:
		return 'z'
	case unit.Type == Dead:
		return 'd'
	}
	return '0' + byte(unit.Clan)
}
