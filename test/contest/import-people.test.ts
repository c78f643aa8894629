import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newContest } from '../../contest/folder/new-contest.ts';
import { importPeopleToContest } from '../../contest/manage-people.ts';
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
