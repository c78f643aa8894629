//! Finds ways on the board of any game.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// What a way depends on; the view of each game knows it.
pub trait Ground {
    type Pos: Copy + Eq + Hash;

    /// The positions one step away that the land allows. Somebody may stand there.
    fn neighbours(&self, pos: Self::Pos) -> Vec<Self::Pos>;

    /// Whether somebody stands there. Only a goal may be taken.
    fn is_taken(&self, pos: Self::Pos) -> bool;

    /// How much longer a step onto it makes a way.
    fn step_cost(&self, _pos: Self::Pos) -> i32 {
        1
    }
}

/// The cells to step on, the goal last, and what they cost together.
pub struct Way<Pos> {
    pub cells: Vec<Pos>,
    pub length: i32,
}

/// The shortest way to the nearest of some goals, if there is one. Of equal ways, the one that was
/// found first.
pub fn find_way<G: Ground>(ground: &G, from: G::Pos, goals: &[G::Pos]) -> Option<Way<G::Pos>> {
    let goals: HashSet<G::Pos> = goals.iter().copied().collect();
    let mut lengths = HashMap::from([(from, 0)]);
    let mut before = HashMap::new();
    // The positions that are 0 away, 1 away, and so on; those that turned out to be nearer stay in
    // the list.
    let mut rings = vec![vec![from]];
    let mut length = 0;
    while length < rings.len() {
        for here in std::mem::take(&mut rings[length]) {
            if lengths[&here] != length {
                continue;
            }
            if goals.contains(&here) {
                return Some(Way { cells: trace(here, &before), length: length as i32 });
            }
            for near in ground.neighbours(here) {
                let longer = length + ground.step_cost(near) as usize;
                let is_known = matches!(lengths.get(&near), Some(&known) if known <= longer);
                if is_known || (ground.is_taken(near) && !goals.contains(&near)) {
                    continue;
                }
                lengths.insert(near, longer);
                before.insert(near, here);
                if rings.len() <= longer {
                    rings.resize(longer + 1, Vec::new());
                }
                rings[longer].push(near);
            }
        }
        length += 1;
    }
    None
}

fn trace<Pos: Copy + Eq + Hash>(end: Pos, before: &HashMap<Pos, Pos>) -> Vec<Pos> {
    let mut cells = Vec::new();
    let mut here = end;
    while let Some(&previous) = before.get(&here) {
        cells.push(here);
        here = previous;
    }
    cells.reverse();
    cells
}
