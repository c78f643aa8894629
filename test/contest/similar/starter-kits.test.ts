// A contest in which people have hardly changed what "minions new" has given them, in every language.
import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addContestPerson } from '../../../contest/add-person.ts';
import { locateContest } from '../../../contest/folder/contest-paths.ts';
import { newContest } from '../../../contest/folder/new-contest.ts';
import { compareVersions } from '../../../contest/similar/compare-versions.ts';
import { openStore } from '../../../contest/store/open-store.ts';
import { receiveVersion } from '../../../contest/store/versions.ts';
import { locateFiles } from '../../../contest/submit/receive-upload.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { listPlans } from '../../../kits/list-plans.ts';
import { makeProject } from '../../../kits/make-project.ts';
import { listStarterKits } from '../../../kits/starter-kits.ts';
import { writeOwn } from './write-program.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'minions-similar-')), 'winter');
const { database, versions } = locateContest(folder);
const game = findOurGame('crematoria')!;

test('who has written nothing yet is not taken for a copy, and who has copied a function is', async () => {
  newContest(folder, game);
  const db = await openStore({ file: database });
  let count = 0;
  const submit = async (bot: string, own: string, kit: (typeof kits)[number], from: string): Promise<void> => {
    count += 1;
    const { id } = await addContestPerson(db, { name: `Person ${count}` }, new Date());
    const digest = `sha256:${String(count).padStart(64, '0')}`;
    const files = locateFiles(versions, digest);
    const written = makeProject({ kit, game, from, folder: files, command: 'npx minions' });
    const main = written.find((file) => /^(src\/plan|plan|bot|AI\w+)\.(?!json)\w+$/i.test(file))!;
    appendFileSync(join(files, main), own);
    const receivedAt = new Date().toISOString();
    await receiveVersion(db, { bot, person: id, digest, entry: '', bytes: 1, files: 1, receivedAt });
  };
  const kits = listStarterKits();
  for (const kit of kits)
    for (const from of listPlans({ kit, game, folder: '', command: '' }))
      for (const who of ['a', 'b']) await submit(`${kit.id}-${from}-${who}`, `\n// ${who}\n`, kit, from);
  const python = kits.find(({ id }) => id === 'python')!;
  for (const who of ['x', 'y'])
    await submit(`copy-${who}`, `\n${writeOwn(7).slice(0, 2).join('\n')}\n`, python, 'demo');
  await db.destroy();
  const pairs = await compareVersions({ folder, most: 1000 });
  expect(count).toBeGreaterThan(2 * kits.length);
  expect(pairs[0]!.one.name + pairs[0]!.other.name).toMatch(/copy-x .*copy-y /);
  expect(pairs[0]!.share).toBe(1);
  expect(pairs.slice(1).filter(({ share }) => share > 0.1)).toEqual([]);
});
