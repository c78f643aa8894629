// The database forgets what was played, or says something else, and the journal puts it right.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateContest } from '../../../contest/folder/contest-paths.ts';
import { newContest } from '../../../contest/folder/new-contest.ts';
import { readSettings } from '../../../contest/folder/read-settings.ts';
import { Ladder } from '../../../contest/ladder/ladder.ts';
import { makeIndexedMatch } from '../../../contest/ladder/make-indexed-match.ts';
import { choosePoints } from '../../../contest/reindex/rate-history.ts';
import { reindexContest } from '../../../contest/reindex/reindex-contest.ts';
import { indexMatch, listMatches } from '../../../contest/store/matches.ts';
import { openStore } from '../../../contest/store/open-store.ts';
import { keepRatings, listRatings } from '../../../contest/store/ratings.ts';
import type { Played } from '../../../protocol/types/tournament/record.ts';
import { loadGame } from '../../../judge/games/load-game.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { MadePlayers } from '../../tournament/run/made-players.ts';

/** A ladder of two bots and the house that played so many matches; the second bot left before the last. */
async function playLadder(matches: number) {
  const root = emptyFolder();
  const folder = join(root, 'winter');
  const game = await loadGame('crematoria');
  newContest(folder, game);
  const paths = locateContest(folder);
  for (const name of ['a', 'b']) writeFileSync(join(root, `${name}.mjs`), `// ${name}`);
  const at = (): string => '2026-01-01T10:00:00.000Z';
  const settings = readSettings(paths);
  const ladder = await Ladder.open({ folder: paths.ladder, settings, game, sandbox: 'none', slots: [null], at });
  const first = ladder.enter('wolf#1', join(root, 'a.mjs'));
  const second = ladder.enter('lynx#1', join(root, 'b.mjs'));
  const players = new MadePlayers(1);
  const records: Played[] = [];
  for (let match = 1; match <= matches; match += 1) {
    if (match === matches) ladder.withdraw(second, 'another version is active');
    const block = ladder.schedule(match === matches ? [first, 'h1', 'h2', 'h3'] : [first, second, 'h1', 'h2']);
    const order = { block, matches: [ladder.makeOrder({ block, attempt: 1 })], isAlone: false };
    await players.play(order, (played) => records.push(ladder.take(played).record), new AbortController().signal);
  }
  ladder.close();
  return { folder, paths, records, first, second };
}

/** A match under another number. */
const moveTo = (block: number, record: Played) => makeIndexedMatch({ ...record, block });

test('the index and the ratings are what the journal says, whatever was there', async () => {
  const { folder, paths, records, first, second } = await playLadder(6);
  const db = await openStore({ file: paths.database });
  for (const block of [2, 5]) await indexMatch(db, { ...moveTo(block, records[1]!), replay: 'another' });
  const made = { at: 'never', matches: 1, rating: 1, error: 1, rank: 1 };
  await keepRatings(db, [{ entrant: first, after_matches: 3, ...made }]);
  await db.destroy();
  // A row for each of two bots after five matches, and for one after the last.
  const counts = { matches: 6, removed: 0, ratings: 11 };
  for (let twice = 0; twice < 2; twice += 1) expect(await reindexContest({ folder })).toEqual(counts);
  const again = await openStore({ file: paths.database });
  expect(await listMatches(again, 10)).toEqual(records.map(makeIndexedMatch).toReversed());
  const ratings = await listRatings(again, [first, second], 100);
  expect(ratings.map(({ entrant, after_matches }) => `${entrant} ${after_matches}`).sort()).toEqual(
    [1, 2, 3, 4, 5, 6].flatMap((n) => (n < 6 ? [`${first} ${n}`, `${second} ${n}`] : [`${first} ${n}`])).sort(),
  );
  expect(ratings.some(({ at }) => at === 'never')).toBe(false);
  await again.destroy();
});

test('what the journal does not have goes, up to the last block that it has', async () => {
  const { folder, paths, records } = await playLadder(2);
  const db = await openStore({ file: paths.database });
  await indexMatch(db, moveTo(3, records[0]!));
  await db.destroy();
  expect(await reindexContest({ folder })).toMatchObject({ matches: 2, removed: 0 });
  const again = await openStore({ file: paths.database });
  expect((await listMatches(again, 10)).map(({ block }) => block)).toEqual([3, 2, 1]);
  await again.destroy();
});

test('a contest that has not begun has nothing', async () => {
  const folder = join(emptyFolder(), 'winter');
  newContest(folder, await loadGame('crematoria'));
  expect(await reindexContest({ folder })).toEqual({ matches: 0, removed: 0, ratings: 0 });
});

test.each([
  [0, []],
  [3, [1, 2, 3]],
  [48, Array.from({ length: 24 }, (_, at) => 2 * (at + 1))],
] as const)('points of the history after %i matches', (matches, points) => {
  expect(choosePoints(matches)).toEqual(points);
});
