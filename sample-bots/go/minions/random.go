package minions

// Random is the generator of the published games: the same seed gives the same numbers in every language.
type Random struct {
	state uint32
}

// NewRandom makes a generator.
func NewRandom(seed int64) *Random {
	if seed < 0 {
		seed = -seed
	}
	return &Random{uint32(seed % (1 << 31))}
}

func (r *Random) advance() {
	r.state = (843314861*r.state + 453816693) & 0x7fffffff
}

// Random gives a whole number from low to high, both included.
func (r *Random) Random(low, high int) int {
	count := high - low + 1
	if count < 1 || count > 1e6 {
		return low
	}
	// As published: every draw advances twice and uses the second number.
	r.advance()
	r.advance()
	return low + int(int64(count)*int64(r.state)>>31)
}

// Permutation gives the numbers 0 to n-1 in random order.
func (r *Random) Permutation(n int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	for i := 0; i < n-1; i++ {
		other := r.Random(i, n-1)
		order[i], order[other] = order[other], order[i]
	}
	return order
}

// Pick gives one of the list, which must not be empty.
func Pick[T any](rng *Random, list []T) T {
	return list[rng.Random(0, len(list)-1)]
}
