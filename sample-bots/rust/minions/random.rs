//! The generator of the published games.

/// The same seed gives the same numbers in every language.
pub struct Random {
    state: u32,
}

impl Random {
    pub fn new(seed: i64) -> Random {
        Random { state: (seed.unsigned_abs() % (1 << 31)) as u32 }
    }

    fn advance(&mut self) {
        self.state = self.state.wrapping_mul(843314861).wrapping_add(453816693) & 0x7fffffff;
    }

    /// A whole number from low to high, both included.
    pub fn random(&mut self, low: i32, high: i32) -> i32 {
        let count = i64::from(high) - i64::from(low) + 1;
        if !(1..=1_000_000).contains(&count) {
            return low;
        }
        // As published: every draw advances twice and uses the second number.
        self.advance();
        self.advance();
        low + ((count * i64::from(self.state)) >> 31) as i32
    }

    /// The numbers 0 to n-1 in random order.
    pub fn permutation(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for i in 0..n.saturating_sub(1) {
            let other = self.random(i as i32, n as i32 - 1);
            order.swap(i, other as usize);
        }
        order
    }

    /// One of the list; nothing if it is empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.random(0, list.len() as i32 - 1) as usize)
    }
}
