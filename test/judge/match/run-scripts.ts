import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';
import type { StartBot } from '../../../judge/bot/bot.ts';
import { DEFAULT_LIMITS } from '../../../judge/bot/limits.ts';
import { scriptBot } from '../../../judge/bot/scripted-bot.ts';
import type { LoadedGame } from '../../../judge/games/loaded-game.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { Host } from '../../../judge/host/host.ts';
import { NO_LOG } from '../../../judge/match/match-log.ts';
import type { MatchEnd, MatchWatcher } from '../../../judge/match/match-watcher.ts';
import { runMatch } from '../../../judge/match/run-match.ts';

export const silent = scriptBot(({ round }) => JSON.stringify({ round, orders: [] }));

interface Table {
  /** One of ours by its name, or one made up. */
  readonly game?: string | LoadedGame;
  readonly rounds?: number;
  readonly watcher?: MatchWatcher;
  readonly signal?: AbortSignal;
}

/** Plays a short match without processes: the given bots, and silent ones in the seats that are left. */
export async function runScripts(bots: readonly StartBot[], table: Table = {}): Promise<MatchEnd> {
  const { game = 'crematoria', rounds = 8, watcher = {}, signal } = table;
  const played = typeof game === 'string' ? findOurGame(game)! : game;
  const host = new Host();
  const plan = {
    game: played,
    config: { ...played.configure('text'), rounds },
    seed: 5,
    contestants: byPlayer((player) => ({ name: `bot${player}`, start: bots[player] ?? silent })),
    limits: DEFAULT_LIMITS,
    turns: 'parallel',
    freeze: false,
    protections: [],
  } as const;
  try {
    return await runMatch(plan, { host, watchers: [watcher], log: NO_LOG, signal });
  } finally {
    host.end();
  }
}

export function describeVerdicts({ seats }: MatchEnd): ByPlayer<string> {
  return byPlayer((player) => {
    const { verdict } = seats[player];
    return verdict === null ? 'ok' : `${verdict.code} in round ${verdict.round}`;
  });
}
