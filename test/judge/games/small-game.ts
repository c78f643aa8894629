import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of the smallest game there is: everybody counts what it was told to count. */
export const SMALL_GAME: Readonly<Record<string, string>> = {
  'game.ts': `import { byPlayer, defineGame, type BaseConfig, type BaseState } from 'minions-judge/engine';

interface Counting {
  config: BaseConfig;
  state: BaseState & { counts: number[] };
  view: { counts: number[] };
  order: { count: number };
  move: object;
}

export const game = defineGame<Counting>({
  id: 'counting',
  title: 'Counting',
  version: '1',
  defaults: { rules: 'text', rounds: 5 },
  generate: () => ({ round: 0, counts: [0, 0, 0, 0] }),
  takeOrders: (_, __, orders) => ({ accepted: orders.map((order, index) => ({ index, order })), refused: [] }),
  round: [
    function addUp({ state, orders }) {
      for (const [player, list] of orders.entries()) for (const { order } of list) state.counts[player]! += order.count;
    },
  ],
  view: ({ counts }) => ({ counts: [...counts] }),
  score: ({ counts }) => byPlayer((player) => counts[player]!),
});
`,
  'schemas/view.json': '{"properties": {"counts": {"type": "array", "items": {"type": "integer", "maximum": 100000}}}}',
  'schemas/order.json':
    '{"type": "object", "properties": {"count": {"type": "integer", "minimum": 0, "maximum": 9}}, "required": ["count"], "additionalProperties": false}',
};

/** Writes files below a folder; undefined for one that is left out. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    if (text !== undefined) writeFileSync(join(folder, name), text);
  }
}
