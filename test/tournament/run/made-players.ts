import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { makeChance } from '../../../bench/statistics/simulate.ts';
import { byPlayer, type Player } from '../../../engine/core/players.ts';
import { locateTournament, type TournamentPaths } from '../../../tournament/folder/locate-tournament.ts';
import { OpenTournament } from '../../../tournament/folder/open-tournament.ts';
import { writeTableFile } from '../../../tournament/folder/private-table.ts';
import { keepSecret, makeCommitment } from '../../../tournament/folder/secrets.ts';
import { runTournament, type RunOptions } from '../../../tournament/run/run-tournament.ts';
import type { BlockOrder, BlockPlayers, MatchOrder, PlayedMatch } from '../../../judge/slots/block-players.ts';
import type { MatchResult, ResultSeat } from '../../../protocol/types/match/result.ts';
import type { TournamentDefinition } from '../../../protocol/types/tournament/definition.ts';
import { makeDefinition, makeEntrant, makeTable } from '../made-records.ts';

const SECRET = '5'.repeat(64);

/** What comes of a bot in every match. The machine has no time for some, always or where they are not alone. */
export type Habit = 'crash' | 'timeout' | 'starves' | 'starves in company';

/** Players without processes: who comes where depends on seed and names alone, and how long it takes on a seed. */
export class MadePlayers implements BlockPlayers {
  private readonly chance = makeChance(1);
  playing = 0;
  maxAtOnce = 0;
  /** In order of completion, as "12.3". */
  readonly finished: string[] = [];

  constructor(
    readonly count: number,
    private readonly habits: Readonly<Record<string, Habit>> = {},
    /** Called before each match; may end the tournament there. */
    private readonly onMatch: (order: MatchOrder) => void = () => {},
  ) {}

  async play(order: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void> {
    if (order.isAlone && this.playing > 0) throw new Error('it is not alone');
    this.playing += 1;
    this.maxAtOnce = Math.max(this.maxAtOnce, this.playing);
    try {
      for (const match of order.matches) {
        if (signal.aborted) return;
        this.onMatch(match);
        for (let waits = this.chance() * 6; waits > 0; waits -= 1) await setImmediate();
        this.finished.push(`${match.block}.${match.match}`);
        onPlayed({ order: match, result: this.makeResult(match, order.isAlone), pinned: null, isForced: false });
      }
    } finally {
      this.playing -= 1;
    }
  }

  close(): void {}

  private makeResult({ job, block, match, attempt }: MatchOrder, isAlone: boolean): MatchResult {
    const luck = job.seats.map(({ name }) => hash(`${job.seed} ${name}`));
    const order = luck.toSorted();
    const digest = hash(`${block} ${match} ${attempt}`);
    return {
      game: job.game,
      rules: 'text',
      rulesVersion: '1.2',
      seed: job.seed,
      config: { rules: 'text', rounds: 120 },
      limits: job.limits!,
      seats: byPlayer((player) => this.makeSeat(job, player, order.indexOf(luck[player]!) + 1)),
      interrupted: job.seats.some(({ name }) => this.isStarved(name!, isAlone)) ? 'host too busy: it waited' : null,
      turns: 'serial',
      protections: [],
      replay: `sha256:${digest}`,
      tool: 'minions-judge 0.1.0',
      where: { machine: 'here', slot: 0, cores: '0' },
      startedAt: new Date().toISOString(),
      durationMs: this.chance() * 1000,
    };
  }

  private isStarved(name: string, isAlone: boolean): boolean {
    const habit = this.habits[name];
    return habit === 'starves' || (habit === 'starves in company' && !isAlone);
  }

  private makeSeat({ seats }: MatchOrder['job'], player: Player, place: number): ResultSeat {
    const { name, bot } = seats[player];
    const habit = this.habits[name!];
    const fails = habit === 'crash' || habit === 'timeout';
    const code = habit === 'crash' ? 'crashed' : 'timeout';
    return {
      name: name!,
      bot: { source: bot.source, digest: bot.digest! },
      score: 100 - place,
      place,
      standing: {},
      verdict: fails ? { player, code, round: 3, reason: 'failed', evidence: null } : null,
      refused: 0,
      forgiven: 0,
      times: { meanMs: this.chance(), maxMs: 2, cpuMs: null },
      stderr: fails ? 'oh no' : '',
    };
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A folder with a tournament of bots that are only ids. */
export function makeFolder(ids: readonly string[], change: Partial<TournamentDefinition> = {}): TournamentPaths {
  const paths = locateTournament(mkdtempSync(join(tmpdir(), 'minions-run-')));
  const definition = makeDefinition(ids, {
    houseBots: [makeEntrant('house')],
    format: { kind: 'round-robin', cycles: 2 },
    commitment: makeCommitment(SECRET),
    ...change,
  });
  keepSecret(paths, SECRET);
  writeTableFile(paths, makeTable([...ids, ...definition.houseBots.map(({ id }) => id)]));
  writeFileSync(paths.definition, JSON.stringify(definition));
  return paths;
}

/** Plays until the end or until the signal, as one process would. */
export async function play(
  paths: TournamentPaths,
  players: BlockPlayers,
  options: Partial<RunOptions> = {},
): Promise<'ended' | 'stopped'> {
  const open = new OpenTournament(paths);
  try {
    return await runTournament(open, players, {
      signal: new AbortController().signal,
      now: () => new Date(),
      slots: ['0'],
      isForced: false,
      ...options,
    });
  } finally {
    open.close();
  }
}
