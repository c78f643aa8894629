import { didHostTakeTime } from '../../judge/match/did-host-take-time.ts';
import type { MatchResult, ResultSeat } from '../../protocol/types/match/result.ts';
import { makeVisible } from '../../protocol/visible-text.ts';
import { findReplayForm } from '../../judge/replay-files/replay-names.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { nameCommand } from '../command-name.ts';
import { describeRounds } from './describe-rounds.ts';
import { showLastStderr } from './last-stderr.ts';
import { makeTable } from './make-table.ts';
import { PLAIN, type Paint } from './paint.ts';

export interface SummaryOptions {
  readonly gameTitle: string;
  /** Where the replay was written. */
  readonly outputs?: readonly string[];
  /** Who was waited for when the match was interrupted. */
  readonly lastWait?: string | undefined;
  readonly paint?: Paint;
  readonly remarks?: readonly string[];
}

/** The end of a match for people: a table, best place first, who went out and why, and what to do with the replay. */
export function makeSummary(
  result: MatchResult,
  { gameTitle, outputs = [], lastWait, paint = PLAIN, remarks = [] }: SummaryOptions,
): string {
  const { seats, interrupted } = result;
  const extras = Object.keys(seats[0].standing);
  const titles = ['place', 'player', 'name', 'points', ...extras, 'refused', 'mean', 'max', 'CPU', 'verdict'];
  const rows = seats.map((seat, player) => makeRow(seat, player, extras));
  rows.sort((a, b) => Number(a[0]) - Number(b[0]));
  const faults = seats.flatMap((seat, player) => describeFault(seat, player, paint));
  const forgiven = seats.flatMap((seat, player) => makeForgiven(seat, player));
  // Who was interrupted may still have meant to.
  const silent = (interrupted === null ? seats : []).flatMap((seat, player) =>
    makeSilent(seat, player).map((line) => paint('yellow', line)),
  );
  const end = interrupted === null ? [] : [makeVisible(describeEnd(result, lastWait)) + '\n'];
  const notes = outputs.map(describeOutput);
  return [
    paint('bold', makeTitle(result, gameTitle)),
    makeTable(titles, rows, (line, row) => paintRow(paint, line, rows[row])),
    ...end,
    ...faults,
    ...silent,
    ...forgiven,
    ...(remarks.length === 0 ? [] : [remarks.join('')]),
    ...notes,
  ].join('\n');
}

/** The titles stand back, who went out stands out. */
function paintRow(paint: Paint, line: string, row: readonly string[] | undefined): string {
  if (row === undefined) return paint('dim', line);
  return row.at(-1) === 'ok' ? line : paint('red', line);
}

function makeTitle({ config, seed, rounds = config.rounds, interrupted }: MatchResult, gameTitle: string): string {
  const played = interrupted === null ? describeRounds(rounds, config.rounds) : `${config.rounds} rounds`;
  return `${gameTitle}, ${played}, rules ${config.rules}, seed ${seed}\n`;
}

function makeRow(seat: ResultSeat, player: number, extras: readonly string[]): string[] {
  const { name, place, score, standing, refused, times, verdict } = seat;
  return [
    String(place),
    String(player),
    name,
    String(score),
    ...extras.map((extra) => String(standing[extra])),
    String(refused),
    `${times.meanMs.toFixed(1)} ms`,
    `${times.maxMs.toFixed(1)} ms`,
    times.cpuMs === null ? '-' : `${times.cpuMs.toFixed(0)} ms`,
    verdict === null ? 'ok' : `${verdict.code} in round ${verdict.round}`,
  ];
}

/** Why a bot went out, and what it said last; nothing for one that did not. */
export function describeFault({ name, verdict, stderr }: ResultSeat, player: number, paint: Paint = PLAIN): string[] {
  if (verdict === null) return [];
  const fault = `${verdict.code}: ${verdict.reason}`;
  const sentence = makeVisible(`${name} (player ${player}) went out in round ${verdict.round}: ${fault}`);
  return [`${paint('red', sentence + (/[.?]$/.test(sentence) ? '' : '.'))}\n${showLastStderr(stderr)}`];
}

/** A bot that went out has another problem. */
function makeSilent({ name, verdict, ordered }: ResultSeat, player: number): string[] {
  if (verdict !== null || ordered !== 0) return [];
  return [`${makeVisible(name)} (player ${player}) gave no orders in the whole match.\n`];
}

function makeForgiven({ name, forgiven }: ResultSeat, player: number): string[] {
  if (forgiven === 0) return [];
  const times = forgiven === 1 ? 'once' : `${forgiven} times`;
  return [`${name} (player ${player}) was late ${times} and forgiven: the host explains it.\n`];
}

function describeOutput(path: string): string {
  const file = quoteForShell(path);
  if (findReplayForm(path)?.form === 'lines')
    return nameCommand(
      `Replay in ${path}. Watch it with: minions view ${file}. Check it with: minions verify ${file}\n`,
    );
  return nameCommand(`Replay in ${path}, for the viewer of the published game and for: minions view ${file}\n`);
}

function describeEnd(result: MatchResult, lastWait = ''): string {
  if (didHostTakeTime(result))
    return `The match is void: ${result.interrupted}. Play it again when the machine is less busy.`;
  return `Ended by ${result.interrupted} before the last round${lastWait}.`;
}
