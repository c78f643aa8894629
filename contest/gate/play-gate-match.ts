import type { GateStep, StderrRound } from '../../protocol/types/contest/gate-report.ts';
import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import type { BaseConfig } from '../../engine/core/game.ts';
import { byPlayer, type Player } from '../../engine/core/players.ts';
import type { Seed } from '../../engine/core/seed.ts';
import { chooseClock, LIMIT_PRESETS } from '../../judge/bot/limits.ts';
import type { Host } from '../../judge/host/host.ts';
import { drawSeed } from '../../judge/match/draw-seed.ts';
import type { MatchWatcher } from '../../judge/match/match-watcher.ts';
import { playMatch, type PlayMatchOptions } from '../../judge/match/play-match.ts';
import type { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import type { Restriction } from '../../judge/prepare/protect/restrictions.ts';
import { playToFile } from '../../judge/slots/play-to-file.ts';
import { findRestriction } from './find-restriction.ts';
import type { GateOptions } from './run-gate.ts';

type Finding = Omit<GateStep, 'name' | 'seconds'>;

export interface GateMatch {
  readonly finding: Finding;
  /** What the bot in seat 0 wrote to standard error, by round. */
  readonly stderr: StderrRound[];
}

interface GateMatchOptions extends GateOptions {
  readonly seed: Seed;
  readonly restriction: Restriction | undefined;
}

/** A match of a bot against three copies of itself. Nobody may go out. */
export async function playGateMatch(options: GateMatchOptions, host: Host, preparer: BotPreparer): Promise<GateMatch> {
  const { seed, restriction } = options;
  const stderr: StderrRound[] = [];
  const note = (round: number, text: string): void => void (text !== '' && stderr.push({ round, text }));
  let lastRound = 0;
  const watcher: MatchWatcher = {
    round: ({ round, stderr: texts }) => note((lastRound = round), texts[0]),
    end: (_, texts) => note(lastRound, texts[0]),
  };
  const job = makeJob(options, seed, () => ({ source: options.source, restriction }));
  const playing = makePlayOptions(options, host, preparer, [watcher]);
  const result =
    options.replay === undefined
      ? await playMatch(job, playing)
      : (await playToFile(job, options.replay, playing)).result;
  return { finding: describeMatch(result), stderr };
}

function describeMatch({ seats, interrupted }: MatchResult): Finding {
  const scores = seats.map(({ score }) => score).join(', ');
  const faults = seats.flatMap(({ verdict }, player) => (verdict ? [`player ${player}: ${verdict.reason}`] : []));
  if (interrupted !== null && interrupted !== undefined) {
    return { passed: false, message: `the match was ended: ${interrupted}`, output: '' };
  }
  if (faults.length === 0) return { passed: true, message: `played to the end, scores ${scores}`, output: '' };
  const [first] = seats.flatMap(({ verdict }) => verdict ?? []);
  return {
    passed: false,
    message: `${first!.code} in round ${first!.round}: ${first!.reason}`,
    hint: 'the replay and standard error by round show what happened; "minions gate <bot>" plays such a match at home',
    output: faults.join('\n'),
  };
}

/** As many matches as the terms say against three of a sample bot, in every seat by turns. */
export async function playForWins(options: GateOptions, host: Host, preparer: BotPreparer): Promise<Finding> {
  const { against, atLeast, of } = options.terms.wins!;
  const lines: string[] = [];
  let wins = 0;
  for (let match = 0; match < of; match += 1) {
    options.signal?.throwIfAborted();
    const seat = (match % 4) as Player;
    const own = { source: options.source, restriction: findRestriction(options.terms, options.source) };
    const job = makeJob(options, drawGateSeed(options.terms), (player) =>
      player === seat ? own : { source: against },
    );
    const { seats } = await playMatch(job, makePlayOptions(options, host, preparer, []));
    const { place, score, verdict } = seats[seat];
    if (place === 1 && !verdict) wins += 1;
    lines.push(
      `match ${match + 1}, seat ${seat}: place ${place}, score ${score}${verdict ? `, ${verdict.reason}` : ''}`,
    );
  }
  const message = `won ${wins} of ${of} matches against three ${against}`;
  const hint = wins >= atLeast ? {} : { hint: `at least ${atLeast} are needed` };
  return { passed: wins >= atLeast, message, ...hint, output: lines.join('\n') };
}

export const drawGateSeed = ({ config }: GateTerms): Seed => drawSeed((config as Partial<BaseConfig>).rules ?? 'text');

interface GateSeat {
  readonly source: string;
  readonly restriction?: Restriction | undefined;
}

function makeJob(
  { game, terms, sandbox, clock }: GateOptions,
  seed: Seed,
  seat: (player: Player) => GateSeat,
): MatchJob {
  return {
    game: game.id,
    config: terms.config,
    seed,
    seats: byPlayer((player) => {
      const { source, restriction } = seat(player);
      return { bot: { source }, ...(restriction && { restriction }) };
    }),
    limits: LIMIT_PRESETS[terms.limits],
    turns: 'serial',
    sandbox,
    clock: chooseClock(terms.limits, clock),
  } as MatchJob;
}

function makePlayOptions(
  { game, signal }: GateOptions,
  host: Host,
  preparer: BotPreparer,
  watchers: readonly MatchWatcher[],
): PlayMatchOptions {
  return { host, preparer, game, watchers, ...(signal && { signal }) };
}
