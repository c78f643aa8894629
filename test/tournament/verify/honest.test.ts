// No honest tournament is reported, whatever its format, wherever it is stopped, and when it goes on after its end.
import { expect, test } from 'vitest';
import { changeTournament } from '../../../tournament/organise/change-tournament.ts';
import type { JournalRecord } from '../../../protocol/types/tournament/record.ts';
import type { TournamentFormat } from '../../../tournament/organise/begin-tournament.ts';
import { playTournament } from '../../../tournament/organise/play-tournament.ts';
import { prolongTournament } from '../../../tournament/organise/prolong-tournament.ts';
import { verifyTournament } from '../../../tournament/verify/verify-tournament.ts';
import type { TournamentPaths } from '../../../tournament/folder/locate-tournament.ts';
import { beginCup, CUP_BOTS, Forger, isMatch } from './made-cup.ts';

/** Plays so many matches more, or all; whether it came to its end. */
async function play(paths: TournamentPaths, matches = Infinity): Promise<boolean> {
  const stopping = new AbortController();
  let left = matches;
  const onEvent = ({ kind }: { readonly kind: string }): void => {
    if (kind === 'played' && --left === 0) stopping.abort();
  };
  return (
    await playTournament(paths, {
      functions: CUP_BOTS,
      signal: stopping.signal,
      onEvent,
    })
  ).hasEnded;
}

interface Verdict {
  readonly problems: readonly string[];
  readonly openFrom: number | null;
}

/** Every replay is played again only at the end. */
async function verify(paths: TournamentPaths, isDeep = false): Promise<Verdict> {
  const { problems, openFrom } = await verifyTournament(paths, { isDeep });
  return { problems, openFrom };
}

const GAUNTLET: TournamentFormat = { kind: 'gauntlet', challengers: ['goes-top', 'breaks'], cycles: 2 };

test.each<[string, TournamentFormat]>([
  ['round-robin', { kind: 'round-robin', cycles: 2 }],
  ['gauntlet', GAUNTLET],
  ['swiss', { kind: 'swiss', rounds: 3 }],
  ['upc', { kind: 'upc', finalMatches: 2 }],
  ['ladder', { kind: 'ladder', blocks: 7 }],
])('format %s, stopped again and again', { timeout: 300_000 }, async (_, format) => {
  const paths = await beginCup({ format });
  while (!(await play(paths, 2))) expect(await verify(paths)).toEqual({ problems: [], openFrom: 1 });
  expect(await verify(paths, true)).toEqual({ problems: [], openFrom: null });
});

test.each<[string, TournamentFormat, Parameters<typeof prolongTournament>[1]['unit']]>([
  ['round-robin', { kind: 'round-robin', cycles: 1 }, 'cycles'],
  ['gauntlet', { ...GAUNTLET, cycles: 1 }, 'cycles'],
  ['swiss', { kind: 'swiss', rounds: 1 }, 'rounds'],
  ['ladder', { kind: 'ladder', blocks: 4 }, 'blocks'],
])('format %s, which goes on twice after its end', { timeout: 300_000 }, async (_, format, unit) => {
  const paths = await beginCup({ format });
  const first = Object.values(format).find((value) => typeof value === 'number')!;
  await play(paths);
  for (const to of [first + 1, first + 2]) {
    prolongTournament(paths, { unit, to });
    const { openFrom } = await verify(paths);
    expect(openFrom).toBeGreaterThan(1);
    for (let hasEnded = false; !hasEnded; hasEnded = await play(paths, 1))
      expect(await verify(paths)).toEqual({ problems: [], openFrom });
    expect(await verify(paths, true)).toEqual({ problems: [], openFrom: null });
  }
});

test('what is voided after the end, and before it goes on, is explained by its record', async () => {
  const paths = await beginCup();
  await play(paths);
  await changeTournament(paths, {
    kind: 'void',
    match: '2.1',
    reason: 'a bad map',
  });
  expect(await verify(paths, true)).toEqual({ problems: [], openFrom: null });
  prolongTournament(paths, { unit: 'cycles', to: 2 });
  await changeTournament(paths, {
    kind: 'withdraw',
    bot: 'goes-left',
    reason: 'left the course',
  });
  expect(await verify(paths)).toEqual({ problems: [], openFrom: 6 });
  await play(paths, 2);
  expect(await verify(paths)).toEqual({ problems: [], openFrom: 6 });
  await play(paths);
  await changeTournament(paths, { kind: 'void', match: '7.1', reason: 'another' });
  expect(await verifyTournament(paths, { isDeep: true })).toMatchObject({
    problems: [],
    openFrom: null,
    voided: [
      { match: '2.1', reason: 'a bad map', isLate: true },
      { match: '7.1', reason: 'another', isLate: true },
    ],
    secondTries: [],
  });
});

test('what is voided while it is played is not late, and a second try is listed', async () => {
  const paths = await beginCup();
  await play(paths, 3);
  await changeTournament(paths, { kind: 'void', match: '2.1', reason: 'a bad map' });
  await play(paths);
  expect((await verifyTournament(paths)).voided).toEqual([{ match: '2.1', reason: 'a bad map', isLate: false }]);
  const forger = new Forger(paths);
  forger.changeRecords((records) =>
    records.flatMap((record): JournalRecord[] =>
      isMatch(record, '3.1')
        ? [
            { ...record, hostTookTime: true },
            { ...record, attempt: 2 },
          ]
        : [record],
    ),
  );
  expect((await verifyTournament(forger.paths)).secondTries).toEqual(['3.1']);
});

test('what a worker had played is missing only until the next end, when it is not believed any more', async () => {
  const paths = await beginCup();
  await play(paths);
  prolongTournament(paths, { unit: 'cycles', to: 2 });
  const name = 'far-away-1';
  const at = '2026-01-31T12:00:00.000Z';
  const forger = new Forger(paths);
  const joined = { kind: 'joined', worker: name, machine: 'far-away', slots: 1, cores: 1, speed: 1, at } as const;
  forger.changeRecords(([began, ...records]) => [
    began!,
    { ...joined, tool: began!.kind === 'began' ? began!.tool : '' },
    ...records.map((record) =>
      isMatch(record, '2.1') ? { ...record, measured: { ...record.measured, worker: name } } : record,
    ),
    { kind: 'quarantined', worker: name, reason: 'it lied', at },
  ]);
  expect(await verify(forger.paths)).toEqual({ problems: [], openFrom: 6 });
  await play(forger.paths);
  expect(await verify(forger.paths, true)).toEqual({ problems: [], openFrom: null });
  forger.changeRecords((records) => {
    const again = records.findLastIndex((record) => isMatch(record, '2.1'));
    return records.filter((_, index) => index !== again);
  });
  expect((await verify(forger.paths)).problems).toContainEqual(expect.stringMatching(/^match 2\.1: the plan has it/));
});
