// A game of turns with secrets, in the judge itself: one player is asked in each round, and the rules put players out.
import { expect, test } from 'vitest';
import { makePlayable } from '../../../engine/core/playable-game.ts';
import type { Ask } from '../../../judge/bot/bot.ts';
import { scriptBot } from '../../../judge/bot/scripted-bot.ts';
import type { LoadedGame } from '../../../judge/games/loaded-game.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import type { RoundReport } from '../../../judge/match/match-watcher.ts';
import type { Validator } from '../../../protocol/validator.ts';
import { duel } from '../../dialogue/duel-game.ts';
import { describeVerdicts, runScripts } from './run-scripts.ts';

const acceptAll = (() => true) as unknown as Validator<never>;
const game = { ...findOurGame('ork-island')!, ...makePlayable(duel), findValidator: () => acceptAll } as LoadedGame;

interface DuelState {
  readonly round: number;
  readonly player: number;
  readonly mine: readonly number[];
  readonly alive: readonly boolean[];
  readonly last?: { readonly moves: readonly { readonly by: number; readonly secret: string }[] };
}

/** Keeps what each bot is sent. Player 1 leaves in its first turn, players 2 and 3 in their second. */
async function playDuel() {
  const sent: DuelState[] = [];
  const rounds: RoundReport[] = [];
  const bot = scriptBot(({ line, round }: Ask) => {
    const state = JSON.parse(Buffer.from(line).toString()) as DuelState;
    sent.push(state);
    const leaves = state.player === 1 || (state.player > 1 && round > 4);
    return JSON.stringify({ round, orders: [{ name: leaves ? 'out' : `secret of ${state.player}` }] });
  });
  const watcher = { round: (report: RoundReport) => void rounds.push(report) };
  const end = await runScripts([bot, bot, bot, bot], { game, rounds: 20, watcher });
  return { sent, rounds, end };
}

test('in each round only the player whose turn it is gets a state, and has a clock', async () => {
  const { sent, rounds } = await playDuel();
  expect(sent.map(({ round, player }) => [round, player])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 0],
    // Nobody is asked in round 6: it is the turn of player 1, who is out.
    [7, 2],
    [8, 3],
  ]);
  expect(rounds.map(({ clocks }) => clocks.flatMap((clock, player) => (clock ? [player] : [])))).toEqual([
    [0],
    [1],
    [2],
    [3],
    [0],
    [],
    [2],
    [3],
  ]);
});

test('a state has what its player may know, and all that happened since the last one', async () => {
  const { sent } = await playDuel();
  expect(sent.map(({ player, mine }) => mine[0]! - player)).toEqual(sent.map(() => 10));
  expect(sent[4]!.last!.moves).toEqual([
    { by: 0, secret: 'secret of 0' },
    { by: 1, secret: '?' },
    { by: 2, secret: '?' },
    { by: 3, secret: '?' },
  ]);
  expect(sent[6]!.alive).toEqual([true, false, false, true]);
});

test('the match ends with the last player, without a verdict for those whom the rules put out', async () => {
  const { rounds, end } = await playDuel();
  expect(rounds).toHaveLength(8);
  expect(describeVerdicts(end)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(end.seats.map(({ place }) => place)).toEqual([4, 3, 2, 1]);
  expect(end.seats.map(({ score }) => score)).toEqual([4, 4.5, 5, 5.5]);
});
