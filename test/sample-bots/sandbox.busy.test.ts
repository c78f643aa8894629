// Bots of all languages are built and play inside bubblewrap, whose filter denies what runtimes may try.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { writeFolder } from '../judge/prepare/write-folder.ts';
import { testWith } from '../test-with.ts';
import { KITS, TINY } from './kits.ts';

const BOTS = [
  ...KITS.map(([language, ...programs]) => ({ bot: `${language}/demo`, programs })),
  ...TINY.map(([language, ...programs]) => ({ bot: `${language}/tiny`, programs })),
];

/** Plays a short match with nothing built before; what became of the four. */
async function play(four: readonly string[], folder: string): Promise<(object | null)[]> {
  const patient = ['--time', '20000', '--start-time', '30000', '--set', 'rounds=6'];
  const args = ['play', 'walking-dead', ...four, '-s', '3', '-o', 'x.jsonl', '-q', '--sandbox', 'bwrap', ...patient];
  const { code, stderr } = await runMinions(args, folder, { XDG_CACHE_HOME: emptyFolder() });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const last = readFileSync(join(folder, 'x.jsonl'), 'utf8').trimEnd().split('\n').at(-1)!;
  return (JSON.parse(last) as { verdicts: (object | null)[] }).verdicts;
}

describe('twelve languages', () => {
  for (let first = 0; first < BOTS.length; first += 4) {
    const four = BOTS.slice(first, first + 4);
    const title = four.map(({ bot }) => bot).join(', ');
    testWith('bwrap', ...four.flatMap(({ programs }) => programs))(title, async () => {
      const bots = four.map(({ bot }) => bot);
      expect(await play(bots, emptyFolder())).toEqual([null, null, null, null]);
    });
  }
});

const READS_A_BOOK = `
import json, sqlite3, sys
book = sqlite3.connect("book.db")
for line in sys.stdin:
    book.execute("select move from moves").fetchall()
    print(json.dumps({"round": json.loads(line)["round"], "orders": []}), flush=True)
`;

testWith('bwrap', 'python3')('a library that locks the files it reads: SQLite', async () => {
  const recipe = JSON.stringify({ run: ['python3', 'bot.py'] });
  const folder = writeFolder({ 'mine/bot.json': recipe, 'mine/bot.py': READS_A_BOOK });
  const fill = 'import sqlite3; sqlite3.connect("mine/book.db").execute("create table moves (move)")';
  execFileSync('python3', ['-c', fill], { cwd: folder });
  expect(await play(['mine', 'null', 'null', 'null'], folder)).toEqual([null, null, null, null]);
});

testWith('bwrap', 'cargo')('package tools that lock build: cargo', async () => {
  const folder = emptyFolder();
  const made = await runMinions(['new', 'rust', 'walking-dead', 'mine', '--no-check'], folder);
  expect(made.code).toBe(0);
  expect(await play(['mine', 'null', 'null', 'null'], folder)).toEqual([null, null, null, null]);
});
