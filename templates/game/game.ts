// {{title}}: four walkers on a board with gold. All rules are in this file; README.md describes them.
import {
  byPlayer,
  defineGame,
  drawOne,
  takeUnitOrders,
  type BaseConfig,
  type BaseState,
  type Generator,
} from 'minions-judge/engine';

type Cell = [row: number, column: number];

const STEPS = { Up: [-1, 0], Right: [0, 1], Down: [1, 0], Left: [0, -1] } as const;
type Direction = keyof typeof STEPS;

interface Config extends BaseConfig {
  size: number;
  gold: number;
}

/** Plain data, so that it can be cloned and compared as it is. */
interface State extends BaseState {
  size: number;
  walkers: { pos: Cell; points: number }[];
  gold: Cell[];
}

interface Types {
  config: Config;
  state: State;
  view: { board: string[]; units: { id: number; player: number; type: 'walker'; pos: Cell }[]; gold: { pos: Cell }[] };
  order: { unit: number; dir: Direction };
  move: { unit: number; dir: Direction };
}

export const game = defineGame<Types>({
  id: '{{id}}',
  title: '{{title}}',
  version: '1',
  defaults: { rules: 'text', rounds: 100, size: 15, gold: 10 },

  generate({ size, gold }, rng) {
    const corners: Cell[] = [
      [0, 0],
      [0, size - 1],
      [size - 1, size - 1],
      [size - 1, 0],
    ];
    const state: State = { round: 0, size, walkers: corners.map((pos) => ({ pos, points: 0 })), gold: [] };
    dropGold(state, gold, rng);
    return state;
  },

  // The order rules: what is refused is reported to the bot, which plays on.
  takeOrders: (_, player, orders) =>
    takeUnitOrders(orders, ({ unit }) => (unit === player ? undefined : `unit ${unit} is not yours`)),

  // The rules of a round, in order. Their names are shown when one of them fails.
  round: [
    function moveWalkers({ state, orders, moves, refused }) {
      for (const player of [0, 1, 2, 3] as const) {
        for (const { index, order } of orders[player]) {
          const [row, column] = state.walkers[player]!.pos;
          const to: Cell = [row + STEPS[order.dir][0], column + STEPS[order.dir][1]];
          const isOff = to.some((place) => place < 0 || place >= state.size);
          if (isOff || state.walkers.some(({ pos }) => isSame(pos, to))) {
            refused[player].push({ order: index, reason: isOff ? 'the board ends there' : 'somebody is there' });
            continue;
          }
          state.walkers[player]!.pos = to;
          moves.push(order);
        }
      }
    },
    function pickGold({ state }) {
      for (const walker of state.walkers) {
        const found = state.gold.findIndex((pos) => isSame(pos, walker.pos));
        if (found === -1) continue;
        state.gold.splice(found, 1);
        walker.points += 1;
      }
    },
    function growGold({ state, config, rng }) {
      dropGold(state, config.gold, rng);
    },
  ],

  view: ({ size, walkers, gold }) => ({
    board: Array.from({ length: size }, () => '.'.repeat(size)),
    units: walkers.map(({ pos }, player) => ({ id: player, player, type: 'walker', pos: [...pos] as Cell })),
    gold: gold.map((pos) => ({ pos: [...pos] as Cell })),
  }),
  score: ({ walkers }) => byPlayer((player) => walkers[player]!.points),

  // What the bot "demo" draws from.
  legalOrders: ({ board }, player) =>
    board.length === 0 ? [] : (Object.keys(STEPS) as Direction[]).map((dir) => ({ unit: player, dir })),

  // Tests are pictures: . nothing, * gold, 0 to 3 the walkers.
  picture: {
    read: (rows) => ({
      round: 0,
      size: rows.length,
      walkers: byPlayer((player) => ({ pos: find(rows, String(player))[0] ?? [-9, player], points: 0 })),
      gold: find(rows, '*'),
    }),
    write({ size, walkers, gold }) {
      const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
      for (const [i, j] of gold) rows[i]![j] = '*';
      for (const [player, { pos }] of walkers.entries()) if (pos[0] >= 0) rows[pos[0]]![pos[1]] = String(player);
      return rows.map((row) => row.join(''));
    },
  },
});

const isSame = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

function find(rows: readonly string[], letter: string): Cell[] {
  return rows.flatMap((row, i) => Array.from(row).flatMap((found, j): Cell[] => (found === letter ? [[i, j]] : [])));
}

function dropGold(state: State, count: number, rng: Generator): void {
  const cells = Array.from({ length: state.size * state.size }, (_, cell): Cell => [
    Math.floor(cell / state.size),
    cell % state.size,
  ]);
  while (state.gold.length < count) {
    const free = cells.filter(
      (cell) => ![...state.gold, ...state.walkers.map(({ pos }) => pos)].some((pos) => isSame(pos, cell)),
    );
    if (free.length === 0) return;
    state.gold.push(drawOne(free, rng));
  }
}
