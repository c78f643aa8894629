// What a bot for Ork Island needs to know of the island. A position is [row, column], as in the protocol.

/** Farther than any way on the island. */
export const FAR = 1000000;
/** No cell makes a way longer than this, whatever it costs. */
const DEAREST = 20;

const STEPS = { N: [-1, 0], S: [1, 0], W: [0, -1], E: [0, 1] };

export const DIRECTIONS = Object.keys(STEPS);

// The health it costs to enter a cell. Only the first state tells it (until then, the usual), so it must be remembered.
let costs = { '.': 1, F: 2, S: 3, C: 0, P: 0 };

function readCosts({ costGrass, costForest, costSand, costCity, costPath }) {
  return { '.': costGrass, F: costForest, S: costSand, C: costCity, P: costPath };
}

/** The position one step away, on the board or just beyond the edge. */
export function step([i, j], dir) {
  const [di, dj] = STEPS[dir];
  return [i + di, j + dj];
}

/** Steps between two positions, were there no water. */
export function distance(a, b) {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
}

export function order(unit, dir) {
  return { unit: unit.id, dir };
}

export class Island {
  #width;
  #land;
  #unitByIndex;
  #placeByIndex = new Map();

  constructor(state) {
    if (state.start) costs = readCosts(state.start.config);
    this.#width = state.board[0].length + 1;
    // Water all around, so that nothing beyond the edge needs a thought.
    const sea = 'W'.repeat(this.#width);
    this.#land = [sea, ...state.board.map((row) => `${row}W`), sea].join('');
    this.me = state.player;
    this.units = state.units;
    this.mine = state.units.filter((unit) => unit.player === this.me);
    /** What can be conquered, each with its cells and its owner: the cities, then the paths. */
    this.places = [...state.cities, ...state.paths];
    this.#unitByIndex = new Map(state.units.map((unit) => [this.index(unit.pos), unit]));
    this.places.forEach((place, n) => {
      for (const pos of place.cells) this.#placeByIndex.set(this.index(pos), n);
    });
  }

  /** A number for each position, row by row, those just beyond the edge included. */
  index([i, j]) {
    return (i + 1) * this.#width + j;
  }

  /** W water, . grass, F forest, S sand, C city, P path. */
  cell(pos) {
    return this.#land[this.index(pos)];
  }

  /** The health it costs to enter a cell that is not water. */
  cost(pos) {
    return costs[this.cell(pos)];
  }

  unitAt(pos) {
    return this.#unitByIndex.get(this.index(pos)) ?? null;
  }

  /** Which of the places the cell belongs to, or -1. */
  placeAt(pos) {
    return this.#placeByIndex.get(this.index(pos)) ?? -1;
  }

  /** How many orks each player has in a place. */
  count(place) {
    const counts = [0, 0, 0, 0];
    for (const pos of place.cells) {
      const unit = this.unitAt(pos);
      if (unit) counts[unit.player] += 1;
    }
    return counts;
  }

  /** Where an order leads, or null into water. Somebody may stand there. */
  target(pos, dir) {
    const to = step(pos, dir);
    return this.cell(to) === 'W' ? null : to;
  }

  /**
   * Walks from some of the places at once. For every index: how `far` the nearest of them is, in steps plus the health they
   * cost (FAR if there is no way), and `goal`, which place that is.
   */
  walkFrom(goals) {
    const far = new Int32Array(this.#land.length).fill(FAR);
    const goal = new Int32Array(this.#land.length).fill(-1);
    // The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
    const rings = [[]];
    for (const n of goals) {
      for (const pos of this.places[n].cells) {
        far[this.index(pos)] = 0;
        goal[this.index(pos)] = n;
        rings[0].push(this.index(pos));
      }
    }
    for (let near = 0; near < rings.length; near++) {
      for (const here of rings[near] ?? []) {
        if (far[here] !== near) continue;
        const farther = near + 1 + Math.min(costs[this.#land[here]], DEAREST);
        for (const there of [here - this.#width, here + this.#width, here - 1, here + 1]) {
          if (far[there] <= farther || this.#land[there] === 'W') continue;
          far[there] = farther;
          goal[there] = goal[here];
          (rings[farther] ??= []).push(there);
        }
      }
    }
    return { far, goal };
  }
}
