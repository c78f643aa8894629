// A game that hides things and puts a player out, on the page: everything, or what one player sees.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { byPlayer, defineGame } from '../../../engine/define-game.ts';
import { makePlayable } from '../../../engine/core/playable-game.ts';
import { DEFAULT_LIMITS } from '../../../judge/bot/limits.ts';
import { makeEnd, makeHeader, makeRound } from '../../../replay/make-lines.ts';
import { makeViewerGames } from '../../../viewer/film/viewer-games.ts';
import type { Stage } from '../../../viewer/games/game-drawing.ts';
import { openPage } from '../open-page.ts';

interface View {
  board: string[];
  units: { id: number; player: number; pos: [number, number] }[];
}

interface Lanterns {
  config: { rules: 'text'; rounds: number };
  state: { round: number };
  view: View;
  order: object;
  move: object;
}

const ROUNDS = 4;

/** Each player sees its own lantern alone, which goes down its column. Player 3 is out after two rounds. */
const lanterns = defineGame<Lanterns>({
  id: 'lanterns',
  title: 'Lanterns',
  version: '1',
  defaults: { rules: 'text', rounds: ROUNDS },
  generate: () => ({ round: 0 }),
  round: [() => undefined],
  takeOrders: () => ({ accepted: [], refused: [] }),
  view: ({ round }) => ({
    board: ['....', '....', '....', '....', '....'],
    units: byPlayer((player) => ({ id: player, player, pos: [round, player] })),
  }),
  viewFor(state, config, player) {
    const { board, units } = this.view!(state, config);
    return { board, units: units.filter((unit) => unit.player === player) };
  },
  movesFor: () => [],
  isOut: ({ round }, _, player) => player === 3 && round >= 2,
  score: () => [4, 3, 2, 1],
});

function makeReplay(): string {
  const match = makePlayable(lanterns).start(lanterns.defaults, 'x');
  const names = byPlayer((player) => 'abcd'[player]!);
  const lines: object[] = [makeHeader({ tool: 'test', match, names, limits: DEFAULT_LIMITS })];
  const clocks = byPlayer(() => ({ wallMs: 1, cpuMs: 1 }));
  while (!match.isOver) {
    const { round } = match;
    const outcome = { ...match.play([[], [], [], []]), given: byPlayer(() => []) };
    lines.push(makeRound({ round, outcome, faults: [], clocks }, match));
  }
  const seats = byPlayer((player) => ({ score: 4 - player, place: player + 1, verdict: null }));
  lines.push(makeEnd({ seats, interrupted: null }));
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const stages: Stage<View>[] = [];
let page: ReturnType<typeof openPage>;

beforeAll(() => {
  const drawing = { paintBelow: (stage: Stage<object>) => void stages.push(stage as Stage<View>) };
  page = openPage(makeReplay(), makeViewerGames([{ game: lanterns as never, drawing }]));
});
beforeEach(() => {
  page.app.change({ chosenCell: undefined, chosenUnit: undefined });
  page.choose('[data-layer="seen"]', 'all');
});
afterAll(() => void vi.unstubAllGlobals());

/** Whose lanterns a drawing is shown, now and in the round that comes. */
function listPainted(position: number): number[][] {
  stages.length = 0;
  page.app.seek(position);
  page.tick();
  const { view, next } = stages.at(-1)!;
  return [view, next].map(({ units }) => units.map(({ id }) => id));
}

test('a drawing gets what the chosen player sees, of the next round too', () => {
  expect(page.read('[data-layer="seen"] option')).toEqual(['all: everything', 'a (0)', 'b (1)', 'c (2)', 'd (3)']);
  expect(listPainted(1.5)).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
  page.choose('[data-layer="seen"]', '1');
  expect(listPainted(1.5)).toEqual([[1], [1]]);
  page.choose('[data-layer="seen"]', 'all');
  expect(listPainted(1)[0]).toEqual([0, 1, 2, 3]);
});

test('what is known of a cell changes with who looks, while the match stands still', () => {
  page.app.seek(1);
  page.app.change({ chosenCell: [1, 0] });
  page.tick();
  expect(page.read('#inspector .about').join(' ')).toContain('Unit 0');
  page.choose('[data-layer="seen"]', '1');
  expect(page.read('#inspector .about').join(' ')).not.toContain('Unit 0');
  page.choose('[data-layer="seen"]', '0');
  expect(page.read('#inspector .about').join(' ')).toContain('Unit 0');
});

test('who is out by the rules is shown as out, and the sentence leads there', () => {
  page.app.seek(1);
  page.tick();
  expect(page.read('.player .fate')).toEqual([]);
  page.app.seek(ROUNDS);
  page.tick();
  expect(page.read('.player .fate')).toEqual(['Out since round 2: put out by the rules']);
  page.click('.player.out .fate');
  expect(page.read('#controls .round')).toEqual([`Round 2 of ${ROUNDS}`]);
});
