import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eraseFromContest } from '../../contest/erase/erase-from-contest.ts';
import { newContest } from '../../contest/folder/new-contest.ts';
import { importPeopleToContest, issueSheet, renewLink, revokeAccess } from '../../contest/manage-people.ts';
import { makeLinkSheet } from '../../contest/pages/link-sheet.ts';
import { findHolder } from '../../contest/store/credentials.ts';
import { openStore } from '../../contest/store/open-store.ts';
import { listPeople } from '../../contest/store/people.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import { emptyFolder } from '../cli/run-minions.ts';

test('a class list is taken over again and again, and nobody is lost', async () => {
  const root = emptyFolder();
  const folder = join(root, 'winter');
  newContest(folder, await loadGame('crematoria'));
  const list = async (lines: string) => {
    writeFileSync(join(root, 'class.csv'), `id,name,email,team,section\n${lines}`);
    const { added, changed, same } = await importPeopleToContest({ folder }, join(root, 'class.csv'));
    return [added.map(({ id }) => id), changed, same];
  };
  expect(await list('ada,Ada,ada@x.org,,A\nbob,Bob,,,A\n')).toEqual([['ada', 'bob'], [], 0]);
  expect(await list('ada,Ada,ada@x.org,,A\nbob,Bob,,,A\n')).toEqual([[], [], 2]);
  expect(await list('carl,Carl,,,B\nada,Ada Lovelace,ada@x.org,,B\n')).toEqual([['carl'], ['ada'], 0]);
  await expect(list(',Nobody,,,\n')).rejects.toThrow('Nobody has no id in the class list');
  await expect(list('A B,Ada,,,\n')).rejects.toThrow('invalid class.csv: line 2, at /id');
  const db = await openStore({ file: join(folder, 'contest.db') });
  const people = (await listPeople(db)).map(({ id, name, section }) => [id, name, section]).sort();
  await db.destroy();
  expect(people).toEqual([
    ['ada', 'Ada Lovelace', 'B'],
    ['bob', 'Bob', 'A'],
    ['carl', 'Carl', 'B'],
  ]);
});

test('a sheet has one more link for everybody, until access is revoked', async () => {
  const root = emptyFolder();
  const folder = join(root, 'winter');
  newContest(folder, await loadGame('crematoria'));
  writeFileSync(join(root, 'class.csv'), 'id,name,section\nbob,Bob <b>,B\nada,Ada,A\ncarl,Carl,A\n');
  const { added } = await importPeopleToContest({ folder }, join(root, 'class.csv'));
  const sheet = await issueSheet({ folder });
  expect(sheet.map(({ id }) => id)).toEqual(['ada', 'carl', 'bob']);
  expect((await issueSheet({ folder }, 'B')).map(({ id }) => id)).toEqual(['bob']);
  const page = makeLinkSheet('winter', sheet);
  expect(page).toContain('Bob &lt;b&gt;');
  for (const { link } of sheet) expect(page).toContain(link);
  await revokeAccess({ folder }, 'ada');
  await expect(revokeAccess({ folder }, 'eve')).rejects.toThrow('there is no person with the id "eve" in the contest');
  const db = await openStore({ file: join(folder, 'contest.db') });
  const links = [...added, ...sheet].filter(({ id }) => id !== 'carl').map(({ link }) => link.split('/').at(-1)!);
  const holders = await Promise.all(links.map((link) => findHolder(db, 'link', link, '2026-01-01')));
  await db.destroy();
  expect(holders.map((holder) => holder?.id)).toEqual(['bob', undefined, undefined, 'bob']);
  // Whoever was erased gets no link any more.
  const { pseudonym } = await eraseFromContest({ folder }, 'carl');
  expect((await issueSheet({ folder })).map(({ id }) => id)).toEqual(['ada', 'bob']);
  await expect(renewLink({ folder }, pseudonym)).rejects.toThrow('there is no person with the id');
});
