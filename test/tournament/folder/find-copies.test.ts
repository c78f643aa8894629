// A copied submission is found whatever its files are called.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { enterBot } from '../../../tournament/folder/enter-bot.ts';
import { findCopies } from '../../../tournament/folder/find-copies.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';

const root = mkdtempSync(join(tmpdir(), 'minions-copies-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const recipe = (name: string): string => JSON.stringify({ name, run: ['python3', `${name}.py`] });

interface Row {
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
  /** What enters, if not every file and folder. */
  readonly entered?: readonly string[];
  readonly found: readonly string[][];
}

test.each<Row>([
  {
    what: 'a file under another name',
    files: { 'anna.py': 'print(1)', 'bert.py': 'print(1)' },
    found: [['anna', 'bert']],
  },
  { what: 'another text', files: { 'anna.py': 'print(1)', 'bert.py': 'print(2)' }, found: [] },
  {
    what: 'a folder with another bot.json, and names of its own',
    files: {
      'anna/bot.json': recipe('anna'),
      'anna/anna.py': 'print(3)',
      'anna/plan.py': 'x = 1',
      'bert/bot.json': recipe('bert'),
      'bert/bert.py': 'x = 1',
      'bert/strategy.py': 'print(3)',
    },
    found: [['anna', 'bert']],
  },
  {
    what: 'one file more',
    files: { 'anna/bot.json': recipe('anna'), 'anna/anna.py': 'print(3)', 'anna/plan.py': '', 'bert.py': 'print(3)' },
    found: [],
  },
  {
    what: 'two bots of one folder, like sample bots',
    files: {
      'kit/bot.json': JSON.stringify({
        bots: { one: { run: ['python3', 'one.py'] }, two: { run: ['python3', 'two.py'] } },
      }),
      'kit/one.py': 'print(1)',
      'kit/two.py': 'print(2)',
    },
    entered: ['kit/one', 'kit/two'],
    found: [],
  },
])('$what', ({ files, entered, found }) => {
  const folder = mkdtempSync(join(root, 'class-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const paths = locateTournament(join(folder, 'cup'));
  const sources = entered ?? [...new Set(Object.keys(files).map((path) => path.split('/')[0]!))];
  const bots = sources.map((source) => enterBot(join(folder, source), paths, { id: 'crematoria', botFolders: [] }));
  expect(findCopies(bots, paths)).toEqual(found);
});
