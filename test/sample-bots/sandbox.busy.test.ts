// Bots of all languages are built and play inside bubblewrap, whose filter denies what runtimes may try.
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

const ANSWERS = `
import java.util.Scanner;
public class Bot {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int round = 0; in.hasNextLine(); round++) {
      String[] parts = in.nextLine().split("\\"round\\":", 2);
      System.out.println("{\\"round\\":" + parts[1].split("[,}]")[0] + ",\\"orders\\":[]}");
    }
  }
}
`;

testWith(
  'bwrap',
  'javac',
  'java',
)('a JVM that locks its own files writes no warning among its answers', async () => {
  const recipe = {
    build: ['javac', '-d', '{out}', 'Bot.java'],
    run: ['java', '-XX:+UsePerfData', '-cp', '{out}', 'Bot'],
  };
  const folder = writeFolder({ 'mine/bot.json': JSON.stringify(recipe), 'mine/Bot.java': ANSWERS });
  expect(await play(['mine', 'null', 'null', 'null'], folder)).toEqual([null, null, null, null]);
});

testWith('bwrap', 'cargo')('package tools that lock build: cargo', async () => {
  const folder = emptyFolder();
  const made = await runMinions(['new', 'rust', 'walking-dead', 'mine', '--no-check'], folder);
  expect(made.code).toBe(0);
  expect(await play(['mine', 'null', 'null', 'null'], folder)).toEqual([null, null, null, null]);
});
