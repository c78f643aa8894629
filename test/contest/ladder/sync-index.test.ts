import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LadderMatches } from '../../../contest/ladder/ladder-matches.ts';
import { makeIndexedMatch } from '../../../contest/ladder/make-indexed-match.ts';
import { syncIndex } from '../../../contest/ladder/sync-index.ts';
import { indexMatch, listMatches } from '../../../contest/store/matches.ts';
import { openStore } from '../../../contest/store/open-store.ts';
import { JournalWriter } from '../../../tournament/journal/journal-writer.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { makeDigest, makePlayed } from '../../tournament/made-records.ts';

const BOTS = ['anna', 'bob', 'carl', 'dora'];

test('the index gets what it lacks, and loses what does not count', async () => {
  const folder = emptyFolder();
  const db = await openStore({ file: join(folder, 'contest.db') });
  const matches = new LadderMatches();
  const journal = join(folder, 'journal.jsonl');
  const writer = new JournalWriter(journal);
  for (const id of BOTS) matches.enter(id);
  const played = [1, 2, 3, 4, 5].map((block) => makePlayed(`${block}.1: anna 1, bob 2, carl 3, dora 4`));
  for (const record of played) {
    writer.append(record);
    matches.take(record);
  }
  matches.void(4);
  writer.close();
  // 1 is right, 2 is of a worker that is not believed any more, 3 is missing, 4 is void, 6 was never played.
  const indexed = [played[0]!, { ...played[1]!, replay: makeDigest('other') }, played[3]!, { ...played[4]!, block: 6 }];
  for (const record of indexed) await indexMatch(db, makeIndexedMatch(record));
  for (let twice = 0; twice < 2; twice += 1) {
    await syncIndex(db, { matches, journal });
    const expected = [played[4]!, played[2]!, played[1]!, played[0]!].map(makeIndexedMatch);
    expect(await listMatches(db, 10)).toEqual(expected);
  }
  await db.destroy();
});
