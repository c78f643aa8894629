// examples/night-watch: a game that hides things, puts players out, ends early and has halves as points.
import fc from 'fast-check';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { byPlayer, PLAYERS } from '../../../engine/core/players.ts';
import { DEFAULT_LIMITS } from '../../../judge/bot/limits.ts';
import { checkGame } from '../../../judge/games/contract/check-game.ts';
import { GameCatalogue } from '../../../judge/games/game-catalogue.ts';
import { playMatch } from '../../../judge/match/play-match.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

vi.stubEnv('XDG_CACHE_HOME', emptyFolder());
vi.stubEnv('XDG_STATE_HOME', emptyFolder());
const game = await new GameCatalogue().load(fileURLToPath(new URL('../../../examples/night-watch', import.meta.url)));

interface View {
  readonly units: readonly { readonly player: number; readonly pos: readonly [number, number] }[];
  readonly cans: readonly { readonly pos: readonly [number, number] }[];
}

interface State extends View {
  readonly round: number;
  readonly player: number;
  readonly alive: boolean[];
}

test('it keeps what every game promises', () => {
  const steps = [...checkGame(game, game.outside!, DEFAULT_LIMITS)];
  expect(steps.filter(({ kind }) => kind === 'failed')).toEqual([]);
});

const order = fc.record({
  do: fc.constantFrom('walk', 'throw'),
  dir: fc.constantFrom('Up', 'Right', 'Down', 'Left'),
});

test('no bot is told of anything out of its sight', () => {
  const config = { ...game.configure('text'), size: 9, sight: 2 };
  fc.assert(
    fc.property(fc.array(fc.tuple(order, order, order, order), { maxLength: 15 }), fc.nat(), (rounds, seed) => {
      const match = game.start(config, String(seed));
      for (const orders of rounds) {
        if (match.isOver) break;
        const { moves } = match.play(byPlayer((player) => [orders[player]]));
        const all = match.view() as View;
        for (const player of PLAYERS.filter((one) => !match.isOut(one))) {
          const mine = all.units.find((unit) => unit.player === player)!.pos;
          const isNear = ({ pos }: View['cans'][number]): boolean =>
            Math.abs(pos[0] - mine[0]) <= 2 && Math.abs(pos[1] - mine[1]) <= 2;
          const { units, cans } = match.viewFor(player) as View;
          expect({ units, cans }).toEqual({ units: all.units.filter(isNear), cans: all.cans.filter(isNear) });
          const told = JSON.stringify(match.movesFor(player, moves));
          expect(told).not.toContain('seenBy');
        }
      }
    }),
    { numRuns: 20 },
  );
});

/** Throws along two sides of the town, walks to the third corner, and throws again. */
const PLAN = ['throw Right', 'throw Down', ...Array<string>(6).fill('walk Down'), 'throw Right'];

test('a match ends with the last guard, and nobody is asked who is out', async () => {
  const asked = byPlayer((): State[] => []);
  const seats = byPlayer((player) => ({
    name: `p${player}`,
    bot(state: object) {
      const { round } = state as State;
      asked[player].push(state as State);
      const [deed, dir] = (PLAN[round - 1] ?? '').split(' ');
      return { round, orders: player === 0 ? [{ do: deed, dir }] : [] };
    },
  }));
  const config = { size: 9, walls: 0, cans: 0, health: 1, reach: 9, sight: 2 };
  const result = await playMatch({ game: 'night-watch', seed: 1, config, seats }, { game });
  expect({ rounds: result.rounds, most: result.config.rounds }).toEqual({ rounds: 9, most: 150 });
  expect(result.seats.map(({ score, place, verdict }) => [score, place, verdict])).toEqual([
    [17.5, 1, null],
    [0, 2, null],
    [0, 2, null],
    [0, 2, null],
  ]);
  expect(asked.map((states) => states.length)).toEqual([9, 1, 9, 2]);
  expect(asked[0][8]).toMatchObject({ player: 0, alive: [true, false, true, false] });
  expect(asked[0][0]!.units).toHaveLength(1);
});
