// Bots that are late in every way there is, judged by the clock of this machine: none of their verdicts is called a forgery.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playTournament } from '../../../tournament/organise/play-tournament.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../../tournament/folder/read-tournament.ts';
import { verifyTournament } from '../../../tournament/verify/verify-tournament.ts';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import type { TournamentPaths } from '../../../tournament/folder/locate-tournament.ts';
import { beginCup, CUP_BOTS } from './made-cup.ts';

/** What each does before it answers, in a file of its own; round 0 is the first. */
const LATE = {
  'starts-late': '  if (round === 0) await new Promise(() => setInterval(() => {}, 1000));',
  'stops-answering': '  if (round === 2) await new Promise(() => setInterval(() => {}, 1000));',
  loops: '  while (round === 2);',
  computes: '  for (const end = readCpuMs() + 120; readCpuMs() < end;);',
} as const;

const writeBot = (folder: string, name: keyof typeof LATE): string => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
const readCpuMs = () => Object.values(process.cpuUsage()).reduce((a, b) => a + b) / 1000;
for await (const line of createInterface({ input: process.stdin })) {
  const { round } = JSON.parse(line);
${LATE[name]}
  console.log(JSON.stringify({ round, orders: [] }));
}
`,
  );
  return path;
};

/** The beginning of every reason for which somebody was out of time. */
function listTimeouts(paths: TournamentPaths): Set<string> {
  const verdicts = readTournament(paths).counted.flatMap(({ seats }) => seats.flatMap(({ verdict }) => verdict ?? []));
  const late = verdicts.filter(({ code }) => code === 'timeout');
  return new Set(
    late.map(({ reason }) =>
      reason
        .replaceAll(/\d+(\.\d+)?/g, '#')
        .split(/[(,;]/)[0]!
        .trim(),
    ),
  );
}

test('processes: at the start, in a round, by CPU time in a round and in the match', { timeout: 240_000 }, async () => {
  const folder = emptyFolder();
  const late = (Object.keys(LATE) as (keyof typeof LATE)[]).map((name) => writeBot(folder, name));
  const limits = ['--start-time', '1200', '--time', '800', '--cpu-time-round', '300', '--cpu-time', '600'];
  const more = ['--set', 'rounds=9', '--cycles', '1', '--seats', '1', '--no-check'];
  const { code, stderr } = await runMinions(
    ['tournament', 'crematoria', ...late, ...limits, ...more, '-o', 'cup'],
    folder,
  );
  expect([code, stderr]).toEqual([0, expect.anything()]);
  const paths = locateTournament(join(folder, 'cup'));
  expect([...listTimeouts(paths)].sort()).toEqual([
    'gave no answer within # ms',
    'used # ms of CPU time in one round',
    'used # ms of CPU time in this match',
  ]);
  const limitsOfAnswers = readTournament(paths).counted.flatMap(({ seats }) =>
    seats.flatMap(({ verdict }) => /within (\d+) ms/.exec(verdict?.reason ?? '')?.[1] ?? []),
  );
  expect([...new Set(limitsOfAnswers)].sort()).toEqual(['1200', '800']);
  expect((await verifyTournament(paths, { isDeep: true })).problems).toEqual([]);
});

test('functions: one that never answers, and one that computes for too long', { timeout: 180_000 }, async () => {
  const readCpuMs = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
  // What it does not compute, but waits for on a busy machine, would be forgiven.
  const compute = (state: object): object => {
    for (const end = readCpuMs() + 200; readCpuMs() < end;);
    return { round: (state as { readonly round: number }).round, orders: [] };
  };
  const late = [
    { name: 'never', bot: () => new Promise<object>(() => {}) },
    { name: 'computes', bot: compute },
  ];
  const functions = [...CUP_BOTS.slice(0, 3), ...late];
  const limits = { ...LIMIT_PRESETS.relaxed, startMs: 100, roundMs: 100, cpuRoundMs: 100 };
  const paths = await beginCup({ bots: functions, limits });
  await playTournament(paths, { functions });
  expect([...listTimeouts(paths)].sort()).toEqual(['answered after # ms', 'gave no answer within # ms']);
  expect((await verifyTournament(paths, { isDeep: true })).problems).toEqual([]);
});
