import { expect } from 'vitest';
import { makeTable } from '../../../cli/show/make-table.ts';
import type { Limits } from '../../../judge/bot/limits.ts';
import type { BotCommand } from '../../../judge/bot/process/start-process.ts';
import type { ClockChoice } from '../../../judge/host/bot-group.ts';
import { enclose, playFixtures, type Played } from '../play-fixtures.ts';
import { CGROUPS, testWith } from '../../test-with.ts';
import { attack } from './attack.ts';

/** Where an attack takes place, and by which clocks it is judged. */
export interface Place {
  readonly where: string;
  readonly programs: readonly string[];
  readonly clock: ClockChoice;
  put(bot: BotCommand): BotCommand | Promise<BotCommand>;
}

const outside = { programs: ['gcc'], put: (bot: BotCommand) => bot };
const inside = { programs: ['gcc', 'bwrap'], put: enclose };

/** By the clock that the machine has. */
export const OUTSIDE: Place = { where: 'without a sandbox', clock: 'auto', ...outside };
export const INSIDE: Place = { where: 'inside bubblewrap', clock: 'auto', ...inside };
export const BOTH = [OUTSIDE, INSIDE];

/** For what /proc does not promise. */
export const OUTSIDE_CGROUP: Place = { where: 'without a sandbox, as a cgroup', clock: 'cgroup', ...outside };
export const INSIDE_CGROUP: Place = { where: 'inside bubblewrap, as a cgroup', clock: 'cgroup', ...inside };
export const BOTH_CGROUP = [OUTSIDE_CGROUP, INSIDE_CGROUP];

export const OUTSIDE_PROC: Place = { where: 'without a sandbox, by /proc', clock: 'proc', ...outside };
export const INSIDE_PROC: Place = { where: 'inside bubblewrap, by /proc', clock: 'proc', ...inside };
export const BOTH_PROC = [OUTSIDE_PROC, INSIDE_PROC];

export type Options = NonNullable<Parameters<typeof playFixtures>[2]>;

const rows: string[][] = [];

/** The attack, in a place, against three bots that keep silent or those named. Nothing may survive it. */
export async function meet(
  { where, clock, put }: Place,
  [name, ...args]: readonly [string, ...string[]],
  limits: Partial<Limits> = {},
  options: Options & { others?: readonly BotCommand[] } = {},
): Promise<Played> {
  const { others = [], ...rest } = options;
  const bots = await Promise.all([attack(name, ...args), ...others].map(async (bot) => put(bot)));
  const played = await playFixtures(bots, limits, { clock, ...rest });
  const [bot] = played.report.seats;
  const longest = Math.max(0, ...played.rounds.map(({ clocks }) => clocks[0]?.wallMs ?? 0));
  const verdict = bot.verdict ? `${bot.verdict.code} in round ${bot.verdict.round}` : 'ok';
  const times = [`${longest.toFixed(0)} ms`, `${bot.times.cpuMs?.toFixed(0)} ms`];
  rows.push([[name, ...args].join(' '), where, verdict, ...times, played.survivors.join(' ') || 'nothing']);
  expect(played.survivors).toEqual([]);
  return played;
}

export function testIn(places: readonly Place[], title: string, run: (place: Place) => Promise<void>): void {
  for (const place of places) {
    const needs = place.clock === 'cgroup' ? [...place.programs, CGROUPS] : place.programs;
    testWith(...needs)(`${title}, ${place.where}`, () => run(place));
  }
}

/** What became of everybody who was met, as a table. */
export function showSurvivors(): void {
  console.log(makeTable(['attack', 'where', 'verdict', 'longest answer', 'CPU', 'survived'], rows));
}

/** What the attacker wrote on standard error, as numbers: one in each line. */
export function readNumbers({ rounds, lastStderr }: Played): number[] {
  const text = rounds.map(({ stderr }) => stderr[0]).join('') + lastStderr[0];
  return text.trim().split(/\s+/).map(Number);
}
