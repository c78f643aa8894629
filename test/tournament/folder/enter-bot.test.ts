// What people hand in, as it comes: files with long names, folders of Moodle's, and what cannot be a bot at all.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distinguishPeople, enterBot, findCollisions, type EnteredBot } from '../../../tournament/folder/enter-bot.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';

const root = mkdtempSync(join(tmpdir(), 'minions-enter-'));
const cup = locateTournament(join(root, 'cup'));
const game = { id: 'crematoria', botFolders: [] };
const enter = (source: string): EnteredBot => enterBot(source, cup, game);

beforeAll(() => {
  const write = (path: string, text = 'print()\n'): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('Maria del Carmen Fernández-Villaverde.py');
  write('Ada Lovelace_1842_assignsubmission_file/my bot.py');
  write('Ada Lovelace_1843_assignsubmission_file_/.DS_Store');
  write('Ada Lovelace_1843_assignsubmission_file_/other.py');
  write('Alan Turing_7_assignsubmission_file/bot.json', '{"name":"enigma","run":["python3","main.py"]}');
  write('Alan Turing_7_assignsubmission_file/main.py');
  write('Kurt Gödel_8_assignsubmission_file/a.py');
  write('Kurt Gödel_8_assignsubmission_file/b.py');
  mkdirSync(join(root, 'Emmy Noether_9_assignsubmission_file'));
  write('notes.pdf');
  chmodSync(join(root, 'notes.pdf'), 0o644);
  write('anna.py', 'print(1)\n');
  write('anna.js', '1\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['Maria del Carmen Fernández-Villaverde.py', 'Maria del Carmen Fernández-Villaverde', undefined],
  ['Ada Lovelace_1842_assignsubmission_file', 'Ada Lovelace', { name: 'Ada Lovelace', id: '1842' }],
  ['Ada Lovelace_1843_assignsubmission_file_', 'Ada Lovelace', { name: 'Ada Lovelace', id: '1843' }],
  ['Alan Turing_7_assignsubmission_file', 'Alan Turing', { name: 'Alan Turing', id: '7' }],
])('%s', (path, name, person) => {
  const bot = enter(join(root, path));
  expect([bot.name, bot.person]).toEqual([name, person]);
});

test('a name with spaces before a file; a command stays a command', () => {
  expect(enter(`Ada of London=${join(root, 'anna.py')}`).name).toBe('Ada of London');
  const command = `${process.execPath} ${join(root, 'anna.js')} --depth=3`;
  expect(enter(command).source).toBe(command);
});

test.each([
  ['Kurt Gödel_8_assignsubmission_file', 'has no bot.json and 2 files: a.py, b.py'],
  ['Emmy Noether_9_assignsubmission_file', 'is empty'],
  ['notes.pdf', 'is not executable'],
  ['nowhere.py', 'there is no bot'],
])('%s is refused', (path, sentence) => {
  expect(() => enter(join(root, path))).toThrow(sentence);
});

describe('two bots of one name', () => {
  test('are both named, by files that exist', () => {
    const bots = ['anna.py', 'anna.js'].map((file) => enter(join(root, file)));
    expect(findCollisions(bots)).toEqual([
      {
        source: join(root, 'anna.js'),
        problem: `two bots are called "anna": ${join(root, 'anna.py')} and ${join(root, 'anna.js')}`,
        advice: `give one of them another name, as in: other-name=${join(root, 'anna.js')}`,
      },
    ]);
  });

  test('are told apart by the ids of their people', () => {
    const bots = ['1842_assignsubmission_file', '1843_assignsubmission_file_'].map((end) =>
      enter(join(root, `Ada Lovelace_${end}`)),
    );
    expect(distinguishPeople(bots).map(({ name }) => name)).toEqual(['Ada Lovelace (1842)', 'Ada Lovelace (1843)']);
  });
});
