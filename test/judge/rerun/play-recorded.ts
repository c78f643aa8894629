import fc from 'fast-check';
import { byPlayer, PLAYERS, type ByPlayer } from '../../../engine/core/players.ts';
import type { StartBot } from '../../../judge/bot/bot.ts';
import { DEFAULT_LIMITS, type Limits } from '../../../judge/bot/limits.ts';
import { scriptBot } from '../../../judge/bot/scripted-bot.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { makeReplayGames } from '../../../judge/games/replay-games.ts';
import { playPrepared } from '../../../judge/match/play-match.ts';
import type { PreparedMatch } from '../../../judge/match/prepare-match.ts';
import { recordReplay } from '../../../judge/replay-files/record-replay.ts';
import { planRerun, type LiveSeat, type RerunPlan } from '../../../judge/rerun/plan-rerun.ts';
import { readRecording, type Recording } from '../../../judge/rerun/read-recording.ts';
import type { MatchResult } from '../../../protocol/types/match/result.ts';
import { ordersArbitrary } from '../../contract/orders-arbitrary.ts';

/** A bot that gives any orders that the schema allows, but the same ones to the same state. */
export function playAnything(game: string, salt: number): StartBot {
  return scriptBot(({ line, round }) => {
    const state = JSON.parse(Buffer.from(line).toString()) as { player: number; scores: number[] };
    const seed = salt + 7 * round + 131 * state.player + 1009 * Math.max(...state.scores);
    const [orders] = fc.sample(ordersArbitrary(game, state, 12), { numRuns: 1, seed });
    return JSON.stringify({ round, orders });
  });
}

/** Plays a prepared match without processes; returns its replay. */
async function play(
  plan: PreparedMatch,
  watchers: RerunPlan['course'][],
): Promise<{ text: string; result: MatchResult }> {
  const lines: string[] = [];
  const replay = recordReplay([{ write: (text) => lines.push(text) }]);
  const result = await playPrepared(plan, { watchers, replay });
  return { text: lines.join(''), result };
}

export async function playFirst(id: string, rounds: number, bots: ByPlayer<StartBot>): Promise<string> {
  const game = findOurGame(id)!;
  const { text } = await play(
    {
      game,
      config: { ...game.configure('text'), rounds },
      seed: 5,
      mapSeed: 'a map of several matches',
      contestants: byPlayer((player) => ({ name: `bot${player}`, start: bots[player] })),
      bots: byPlayer((player) => ({ source: `bot${player}`, digest: null })),
      limits: DEFAULT_LIMITS,
      turns: 'parallel',
      freeze: false,
      protections: [],
      isEnclosed: false,
    },
    [],
  );
  return text;
}

export interface Again extends RerunPlan {
  readonly recording: Recording;
  readonly text: string;
  readonly result: MatchResult;
}

export type Live = Pick<LiveSeat, 'start' | 'since'>;

/** Plays a replay again with some live bots, from a round on that is counted from 0 in every game. */
export async function playAgain(
  replay: string,
  live: readonly (Live | undefined)[],
  from = 0,
  limits: Limits = DEFAULT_LIMITS,
): Promise<Again> {
  const recording = await readRecording({ name: 'match.jsonl', chunks: [replay], games: makeReplayGames(undefined) });
  const seats = byPlayer(
    (player) => live[player] && { name: `bot${player}`, bot: { source: '', digest: null }, ...live[player] },
  );
  const planned = planRerun(recording, {
    live: seats,
    from: from + recording.firstRound,
    limits,
    turns: 'parallel',
    protections: [],
    isEnclosed: false,
  });
  return { ...planned, recording, ...(await play(planned.plan, [planned.course])) };
}

export const everybody = (start: StartBot, since: LiveSeat['since'] = 'from'): Live[] =>
  PLAYERS.map(() => ({ start, since }));
