// The tutorial is done in an empty folder, block by block: files are written, changes made, commands typed, and what the page shows of their
// output must come. In the end the folder is examples/snakes.
import { execa } from 'execa';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emptyFolder, minions } from '../cli/run-minions.ts';

interface Block {
  readonly language: string;
  /** The file that the line above the block names. */
  readonly file: string | undefined;
  readonly text: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(root, 'docs/your-own-game.md'), 'utf8');
const folder = emptyFolder();
const stations = page.split(/^## /m).map((text) => [text.split('\n', 1)[0]!, readBlocks(text)] as const);

function readBlocks(text: string): Block[] {
  const found = text.matchAll(/^(?:`(?<file>snakes\/[^`]+)`: [^\n]*\n)?```(?<language>\w*)\n(?<text>.*?)^```$/gms);
  return Array.from(found, ({ groups }) => groups as unknown as Block);
}

test('no block of the page is left out', () => {
  expect(stations.flatMap(([, blocks]) => blocks).length).toBe(page.match(/^```/gm)!.length / 2);
});

describe.sequential('the tutorial', () => {
  let isBroken = false;
  for (const [title, blocks] of stations) {
    test(title, async ({ skip }) => {
      skip(isBroken, 'a station before this one failed');
      isBroken = true;
      for (const [index, block] of blocks.entries()) {
        const next = blocks[index + 1];
        if (block.language === 'sh') await type(block.text, next && isOutput(next) ? next.text : undefined);
        else if (!isOutput(block)) writeBlock(block);
      }
      isBroken = false;
    });
  }

  test('ends with the files of examples/snakes', () => {
    expect(readAll(join(folder, 'snakes'))).toEqual(readAll(join(root, 'examples/snakes')));
  });

  test('and with the game in the page of a match, and in the tournament', () => {
    expect(readFileSync(join(folder, 'match.html'), 'utf8')).toContain('minionsGames');
    expect(readFileSync(join(folder, 'cup/game/game.ts'), 'utf8')).toContain("id: 'snakes'");
  });
});

const isOutput = ({ language, file }: Block): boolean => language === 'text' && file === undefined;

function writeBlock({ language, file, text }: Block): void {
  const path = join(folder, file!);
  if (language === 'diff') return writeFileSync(path, change(readFileSync(path, 'utf8'), text));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
}

/** A diff without numbers: what is taken away, with the lines around it, is there once. */
function change(before: string, diff: string): string {
  return diff.split('@@\n').reduce((text, hunk) => {
    const lines = hunk.split(/(?<=\n)/);
    const side = (mark: string): string =>
      lines.flatMap((line) => (line[0] === ' ' || line[0] === mark ? [line.slice(1)] : [])).join('');
    const parts = text.split(side('-'));
    expect([hunk, parts.length]).toEqual([hunk, 2]);
    return parts.join(side('+'));
  }, before);
}

/** Types the lines of a block; only the last may fail, if the page shows how. */
async function type(block: string, shown: string | undefined): Promise<void> {
  const lines = block.trim().split('\n');
  for (const [index, line] of lines.entries()) {
    const expected = index === lines.length - 1 ? shown : undefined;
    const { exitCode, all } = await execa('sh', ['-c', `minions() { "$NODE" "$MINIONS" "$@"; }; ${line}`], {
      cwd: folder,
      env: {
        NODE: process.execPath,
        MINIONS: minions,
        npm_command: '',
        XDG_CACHE_HOME: join(folder, 'cache'),
        XDG_STATE_HOME: join(folder, 'state'),
      },
      all: true,
      reject: false,
    });
    const code = expected?.includes('FAILED') ? 1 : expected?.startsWith('minions: ') ? 2 : 0;
    expect([line, exitCode, exitCode === code ? '' : all]).toEqual([line, code, '']);
    if (expected !== undefined) expect(`${simplify(all)}\n`).toMatch(makePattern(simplify(expected)));
  }
}

/** What is measured is another number each time, and takes another width. */
const simplify = (text: string): string =>
  text
    .replaceAll(/[\d.]+ (ms|rounds a second)/g, 'N $1')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ $/gm, '');

/** A line "…" stands for any lines. */
function makePattern(text: string): RegExp {
  const parts = text.split(/^…\n/m).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('(?:.*\\n)*')}$`);
}

function readAll(place: string): Record<string, string> {
  const names = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(place.length + 1), readFileSync(path, 'utf8')]));
}
