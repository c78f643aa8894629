import { existsSync } from 'node:fs';
import { locateContest } from '../../contest/folder/contest-paths.ts';
import { makeIndexedMatch } from '../../contest/ladder/make-indexed-match.ts';
import { listMatches, type IndexedMatch } from '../../contest/store/matches.ts';
import { openStore } from '../../contest/store/open-store.ts';
import { listVersionsIn } from '../../contest/store/versions.ts';
import { locateFiles } from '../../contest/submit/receive-upload.ts';
import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { readTableFile } from '../../tournament/folder/private-table.ts';
import { locateTournament, type TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../tournament/folder/read-tournament.ts';
import { makePlayedTable } from '../../tournament/journal/make-played-table.ts';
import { mustBeReplayed } from '../../tournament/journal/must-be-replayed.ts';
import { readJournal } from '../../tournament/journal/read-journal.ts';
import { rateBots } from '../../tournament/ratings/rate-bots.ts';
import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';

export interface ContestCheck {
  readonly folder: string;
  readonly database: string | undefined;
  readonly acknowledged: Iterable<ContestVersion>;
  /** What the server showed before it was stopped. */
  readonly leaderboard: Leaderboard;
}

const ALL = 1_000_000;
const MAX_DIFFERENCE = 1e-3;

/** What is wrong with a contest whose server has been stopped. */
export async function checkContest(check: ContestCheck): Promise<string[]> {
  const paths = locateContest(check.folder);
  const ladder = locateTournament(paths.ladder);
  const { problems } = await verifyTournament(ladder);
  const { counted } = readTournament(ladder);
  return [
    ...problems.map((problem) => `the ladder does not verify: ${problem}`),
    ...checkJournal(ladder),
    ...(await checkStore(check, counted)),
    ...checkLeaderboard(check.leaderboard, ladder),
  ];
}

function* listPlayed({ journal }: TournamentPaths): Generator<Played> {
  for (const { record } of readJournal(journal)) if (record.kind === 'played') yield record;
}

function checkJournal(ladder: TournamentPaths): string[] {
  const seen = new Set<string>();
  const counts = new Set<number>();
  const problems: string[] = [];
  for (const played of listPlayed(ladder)) {
    const id = `${played.block} ${played.attempt}`;
    if (seen.has(id) || counts.has(played.block)) problems.push(`match ${id} was counted twice`);
    seen.add(id);
    if (!mustBeReplayed(played)) counts.add(played.block);
  }
  return problems;
}

/** Every acknowledged version is there and has left the gate, each bot has one active version, and the index is the journal. */
async function checkStore(
  { folder, database, acknowledged }: ContestCheck,
  counted: readonly Played[],
): Promise<string[]> {
  const paths = locateContest(folder);
  const db = await openStore({ file: paths.database, address: database });
  try {
    const problems: string[] = [];
    const versions = await listVersionsIn(db, [
      'received',
      'building',
      'checking',
      'playing',
      'active',
      'retired',
      'rejected',
    ]);
    const known = new Map(versions.map((version) => [version.id, version]));
    for (const { id, digest } of acknowledged) {
      const found = known.get(id);
      if (found?.digest !== digest) problems.push(`version ${id} was acknowledged and is lost`);
      else if (!existsSync(locateFiles(paths.versions, digest))) problems.push(`the files of version ${id} are lost`);
      else if (!['active', 'retired'].includes(found.state)) problems.push(`version ${id} is ${found.state}`);
    }
    const active = versions.filter(({ state }) => state === 'active').map(({ bot }) => bot);
    if (new Set(active).size < active.length) problems.push(`a bot has two active versions: ${active.join(', ')}`);
    const index = await listMatches(db, ALL);
    const indexed = new Set(index.map(describeMatch));
    const missing = counted.map(makeIndexedMatch).filter((match) => !indexed.has(describeMatch(match)));
    if (missing.length > 0)
      problems.push(`the index lacks the matches ${missing.map(({ block }) => block).join(', ')}`);
    if (index.length > counted.length)
      problems.push(`the index has ${index.length} matches, the journal ${counted.length}`);
    return problems;
  } finally {
    await db.destroy();
  }
}

const describeMatch = ({ block, played_at, duration_ms, replay, seats }: IndexedMatch): string =>
  [
    block,
    played_at,
    duration_ms,
    replay,
    ...seats.flatMap(({ entrant, score, place, verdict }) => [entrant, score, place, verdict]),
  ].join(' ');

/** The page shows the first so many matches of the journal; they are counted and rated again. */
function checkLeaderboard({ bots, matches }: Leaderboard, ladder: TournamentPaths): string[] {
  const played = [...listPlayed(ladder)].filter((one) => !mustBeReplayed(one)).slice(0, matches);
  if (played.length < matches) return [`the page shows ${matches} matches, and the journal has ${played.length}`];
  const { participants } = readTournament(ladder);
  const isRanked = new Set(bots.filter(({ rank }) => rank !== null).map(({ name, version }) => `${name}#${version}`));
  const names = readNames(ladder);
  const rated = rateBots({
    bots: participants.map(({ id }) => ({ id, isRanked: isRanked.has(names.get(id)!) })),
    tables: played.map(makePlayedTable).toSorted((a, b) => a.block - b.block),
  });
  const rows = new Map(rated.rows.map((row) => [names.get(row.bot)!, row]));
  // Who has come since the last fit has no rank yet, and was not part of it.
  const shown = bots.filter(({ house, rank }) => house || rank !== null);
  const findRow = (bot: (typeof bots)[number]) => rows.get(bot.house ? bot.name : `${bot.name}#${bot.version}`);
  // Zero is the mean of who was ranked at the fit, and a version that has been replaced since then is no longer shown.
  const [first] = shown;
  const shift = first === undefined ? 0 : first.rating - (findRow(first)?.points ?? 0);
  return shown.flatMap((bot) => {
    const row = findRow(bot);
    if (bot.matches !== (row?.matches ?? 0))
      return [`the page shows ${bot.matches} matches of ${bot.name}, and the journal has ${row?.matches}`];
    const points = (row?.points ?? 0) + shift;
    if (Math.abs(bot.rating - points) <= MAX_DIFFERENCE) return [];
    return [`the page shows a rating of ${bot.rating} for ${bot.name}, and the journal gives ${points}`];
  });
}

function readNames(ladder: TournamentPaths): Map<string, string> {
  const { entrants } = readTableFile(ladder);
  return new Map(Object.entries(entrants).map(([id, { name }]) => [id, name]));
}
