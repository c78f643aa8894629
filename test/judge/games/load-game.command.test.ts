// What holds in every match of examples/snakes, whatever its settings and the orders.
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { BaseConfig } from '../../../engine/core/game.ts';
import { byPlayer } from '../../../engine/core/players.ts';
import { GameCatalogue } from '../../../judge/games/game-catalogue.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

type Cell = readonly [row: number, column: number];

interface View {
  readonly board: readonly string[];
  readonly units: readonly { readonly player: number; readonly cells: readonly Cell[] }[];
  readonly fruits: readonly { readonly pos: Cell }[];
  readonly away: readonly number[];
}

type Settings = BaseConfig & { size: number; fruits: number };

const DIRECTIONS = ['Up', 'Right', 'Down', 'Left'] as const;

vi.stubEnv('XDG_CACHE_HOME', emptyFolder());
vi.stubEnv('XDG_STATE_HOME', emptyFolder());
const folder = fileURLToPath(new URL('../../../examples/snakes', import.meta.url));
const game = await new GameCatalogue().load(folder);
const schema = JSON.parse(readFileSync(join(folder, 'schemas/config.json'), 'utf8')) as {
  properties: Record<string, { minimum: number; maximum: number }>;
};

/** Any settings that the schema allows, on boards that are quickly full. */
const settings = fc
  .record(
    Object.fromEntries(
      Object.entries(schema.properties).map(([name, { minimum, maximum }]) => [
        name,
        fc.integer({ min: minimum, max: name === 'size' ? 15 : Math.min(maximum, 60) }),
      ]),
    ),
  )
  .map((numbers) => ({ ...game.configure('text'), ...numbers }) as Settings);
const seed = fc.nat().map(String);
const turn = fc.option(
  fc.constantFrom(...DIRECTIONS).map((dir) => ({ dir })),
  { nil: undefined },
);
const round = fc.tuple(turn, turn, turn, turn);
const listOf = <T>(item: T | undefined): T[] => (item === undefined ? [] : [item]);

const turnCell = ([row, column]: Cell, size: number, quarters: number): Cell =>
  quarters === 0 ? [row, column] : turnCell([column, size - 1 - row], size, quarters - 1);

/** What is wrong with a state, as a list of sentences. */
function findFaults({ board, units, fruits, away }: View): string[] {
  const places = [...units.flatMap(({ cells }) => cells), ...fruits.map(({ pos }) => pos)];
  const isTorn = ({ cells }: View['units'][number]): boolean =>
    cells.slice(1).some(([i, j], index) => Math.abs(i - cells[index]![0]) + Math.abs(j - cells[index]![1]) !== 1);
  return [
    ...places.filter(([i, j]) => board[i]?.[j] !== '.').map((cell) => `something is off the floor at ${cell}`),
    ...(new Set(places.map(String)).size < places.length ? ['two things are in one cell'] : []),
    ...units.filter(isTorn).map(({ player }) => `the snake of ${player} is torn`),
    ...away.flatMap((rounds, player) =>
      units.some((unit) => unit.player === player) === rounds > 0 ? [`${player} is here and away, or neither`] : [],
    ),
  ];
}

test('no two things are ever in one cell, none is off the floor, no snake is torn', () => {
  fc.assert(
    fc.property(settings, seed, fc.array(round, { maxLength: 80 }), (config, chance, rounds) => {
      const match = game.start({ ...config, rounds: rounds.length + 1 }, chance);
      for (const [index, orders] of rounds.entries()) {
        match.play(byPlayer((player) => listOf(orders[player])));
        expect([index, findFaults(match.view() as View)]).toEqual([index, []]);
      }
    }),
    { numRuns: 60 },
  );
});

test('who does the same in each corner gets the same', () => {
  fc.assert(
    fc.property(settings, seed, fc.array(turn, { maxLength: 60 }), (config, chance, turns) => {
      const { size } = config;
      const whole: Settings = { ...config, fruits: 0, rounds: turns.length + 1 };
      const match = game.start(whole, chance);
      for (const order of turns) {
        const rotate = (quarters: number) =>
          order && { dir: DIRECTIONS[(DIRECTIONS.indexOf(order.dir) + quarters) % 4]! };
        match.play(byPlayer((player) => listOf(rotate(player))));
        const { units } = match.view() as View;
        const [first] = units;
        const turned = units.map(({ player }) => first!.cells.map((cell) => turnCell(cell, size, player)));
        expect(units.map(({ cells }) => cells)).toEqual(turned);
        expect(new Set(match.scores()).size).toBe(1);
      }
    }),
    { numRuns: 60 },
  );
});
