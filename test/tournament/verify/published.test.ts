// What a published folder says, and what it does not: standings that follow from the journal, and nothing that joins two weeks.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Standings } from '../../../protocol/types/tournament/standings.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../../tournament/folder/read-tournament.ts';
import { makeCommitment } from '../../../tournament/folder/secrets.ts';
import type { BeginTournamentOptions } from '../../../tournament/organise/begin-tournament.ts';
import { changeTournament } from '../../../tournament/organise/change-tournament.ts';
import { playTournament } from '../../../tournament/organise/play-tournament.ts';
import { reportTournament } from '../../../tournament/organise/report-tournament.ts';
import { verifyTournament } from '../../../tournament/verify/verify-tournament.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { beginCup, CUP_BOTS, SECRET } from './made-cup.ts';

/** A tournament of the usual bots from the beginning to the published folder. */
async function publish(change: Partial<BeginTournamentOptions> = {}): Promise<string> {
  const paths = await beginCup(change);
  await playTournament(paths, { functions: CUP_BOTS });
  const site = join(emptyFolder(), 'site');
  await reportTournament(paths, { hasPseudonyms: true, site });
  return site;
}

const verify = async (site: string) => (await verifyTournament(locateTournament(site), { isDeep: true })).problems;

let site: string;
let standings: Standings;

beforeAll(async () => {
  site = await publish();
  standings = JSON.parse(readFileSync(join(site, 'standings.json'), 'utf8')) as Standings;
}, 300_000);

test('a published folder is verified', async () => {
  expect(await verify(site)).toEqual([]);
});

type Row = Standings['rows'][number];

const changeFirst = (change: Partial<Row>): Partial<Standings> => {
  const [first, ...others] = standings.rows;
  return { rows: [{ ...first!, ...change }, ...others] };
};

test.each<[what: string, forge: () => Partial<Standings>, problem: RegExp]>([
  ['how many matches count', () => ({ matches: 999 }), /has 999 as matches, and the journal gives 5$/],
  ['how many blocks', () => ({ blocks: 999 }), /has 999 as blocks, and the journal gives 5$/],
  ['the title', () => ({ title: 'The real cup' }), /has "The real cup" as title, and the journal gives "/],
  [
    'how probably one bot is better than another',
    () => ({ superiority: standings.superiority.map((row) => row.map((share) => share && 100 - share)) }),
    /as superiority, and the journal gives \[\[null,/,
  ],
  [
    'who is surely worse',
    () => ({ surelyAbove: standings.rows.map((_, at) => (at === 0 ? [1, 2, 3] : [])) }),
    /has \[\[1,2,3\],.+ as surelyAbove, and the journal gives \[\[/,
  ],
  ['the points of a bot', () => changeFirst({ points: 9999 }), /has 9999 as points of e0\d, and the journal gives /],
  ['its error', () => changeFirst({ error: 0 }), /has 0 as error of e0\d, and the journal gives /],
  ['its range of ranks', () => changeFirst({ rankRange: [1, 9] }), /has \[1,9\] as rankRange of e0\d/],
  ['its faults', () => changeFirst({ faults: 77 }), /has 77 as faults of e0\d/],
  [
    'a position that the format does not give',
    () => changeFirst({ place: 1 }),
    /has 1 as place of e0\d, and .+ nothing$/,
  ],
  [
    'the order of the bots',
    () => ({ rows: standings.rows.toReversed() }),
    /has the order e0\d .+, and the journal gives e0\d/,
  ],
  ['the head', () => ({ head: 'a'.repeat(64) }), /is of other results: its head is a{64}/],
])('standings with other facts: %s', async (_, forge, problem) => {
  const path = join(site, 'standings.json');
  const honest = readFileSync(path);
  writeFileSync(path, JSON.stringify({ ...standings, ...forge() }));
  try {
    expect(await verify(site)).toEqual([expect.stringMatching(problem)]);
  } finally {
    writeFileSync(path, honest);
  }
});

test('names and marks are the organiser’s to give', async () => {
  const path = join(site, 'standings.json');
  const honest = readFileSync(path);
  const rows = standings.rows.map((row) => ({ ...row, name: `Team ${row.id}`, mark: 7 }));
  writeFileSync(path, JSON.stringify({ ...standings, notes: ['A fine week.'], rows }));
  try {
    expect(await verify(site)).toEqual([]);
  } finally {
    writeFileSync(path, honest);
  }
});

/** Everything that is long enough to recognise something by: digests, commitments, salts, seeds, fingerprints. */
function listHashes(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(json|jsonl|html|csv|gz)$/.test(name),
  );
  const texts = names
    .filter((name) => name !== 'viewer.html')
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    });
  return new Set(texts.flatMap((text) => text.match(/[0-9a-f]{16,}/g) ?? []));
}

test('two published weeks of the same bots have nothing in common by which a bot could be recognised', async () => {
  const [first, second] = [listHashes(site), listHashes(await publish({ secret: 'a'.repeat(64) }))];
  expect(first.size).toBeGreaterThan(20);
  expect([...first].filter((hash) => second.has(hash))).toEqual([]);
});

test('the first page says whether the organiser gave the secret, and what was committed to', async () => {
  const given = readFileSync(join(site, 'index.html'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(given).toContain('The organiser chose the secret from which the seed of every match follows.');
  expect(given).toContain(makeCommitment(SECRET));
  const drawn = readFileSync(join(await publish({ secret: undefined }), 'index.html'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(drawn).toContain('which was drawn at random.');
  expect(drawn).not.toContain('The organiser chose');
});

test('the commitment is told when the folder is on disk, and before anything is played', async () => {
  const folder = join(emptyFolder(), 'cup');
  const told: unknown[] = [];
  const paths = await beginCup({
    folder,
    onEvent: (event) => {
      if (event.kind !== 'committed') return;
      const there = locateTournament(folder);
      const { definition, counted } = readTournament(there);
      told.push([event.commitment, definition.commitment, existsSync(there.secrets), counted.length]);
    },
  });
  expect(told).toEqual([[makeCommitment(SECRET), makeCommitment(SECRET), true, 0]]);
  // Whoever stops it now has lost nothing.
  expect((await playTournament(paths, { functions: CUP_BOTS })).hasEnded).toBe(true);
});

test('a bot that is withdrawn when everybody knows the results is listed, one that left earlier is not late', async () => {
  const paths = await beginCup();
  await changeTournament(paths, { kind: 'withdraw', bot: 'goes-left', reason: 'left the course' });
  await playTournament(paths, { functions: CUP_BOTS });
  await changeTournament(paths, { kind: 'withdraw', bot: 'goes-top', reason: 'was too good' });
  expect(await verifyTournament(paths, { isDeep: true })).toMatchObject({
    problems: [],
    withdrawn: [
      { reason: 'left the course', isLate: false },
      { reason: 'was too good', isLate: true },
    ],
  });
});
