package minions

// Path gives the cells to step on from a cell to the nearest goal, breadth first; none when there is no way, and on a
// goal. Taken cells are in the way unless they are goals.
func Path[Pos comparable](from Pos, goals []Pos, neighbours func(Pos) []Pos, isTaken func(Pos) bool) []Pos {
	wanted := Set(goals)
	if wanted[from] {
		return nil
	}
	before := map[Pos]Pos{from: from}
	queue := []Pos{from}
	for n := 0; n < len(queue); n++ {
		for _, near := range neighbours(queue[n]) {
			if _, isKnown := before[near]; isKnown || (isTaken(near) && !wanted[near]) {
				continue
			}
			before[near] = queue[n]
			if wanted[near] {
				return Trace(near, from, before)
			}
			queue = append(queue, near)
		}
	}
	return nil
}

// Trace gives the cells of a way, the first step first, found by going back from its end.
func Trace[Pos comparable](goal, from Pos, before map[Pos]Pos) []Pos {
	var path []Pos
	for here := goal; here != from; here = before[here] {
		path = append(path, here)
	}
	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	return path
}

// Set gives a list as a set.
func Set[T comparable](list []T) map[T]bool {
	set := make(map[T]bool, len(list))
	for _, one := range list {
		set[one] = true
	}
	return set
}

// Filter gives those of a list that a test accepts.
func Filter[T any](list []T, accepts func(T) bool) []T {
	var found []T
	for _, one := range list {
		if accepts(one) {
			found = append(found, one)
		}
	}
	return found
}
