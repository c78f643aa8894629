import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder } from '../../../judge/prepare/remove-folder.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

const CASES: [what: string, fill: (folder: string, beside: string) => void][] = [
  ['nothing', () => {}],
  ['files and folders', (folder) => writeFileSync(join(folder, 'a'), 'text')],
  ['a folder that may not be opened', (folder) => lock(join(folder, 'locked'))],
  ['folders deeper than a path is long', digDeep],
  ['a link to what is not in it', (folder, beside) => (symlinkSync(beside, join(folder, 'link')), digDeep(folder))],
];

test.each(CASES)('%s is removed', (_, fill) => {
  const [folder, beside] = [emptyFolder(), emptyFolder()];
  writeFileSync(join(beside, 'kept'), '');
  fill(folder, beside);
  removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(beside)).toEqual(['kept']);
});

test('a folder that is not there is no problem', () => {
  expect(() => removeFolder(join(emptyFolder(), 'none'))).not.toThrow();
});

function lock(folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'a'), '');
  chmodSync(folder, 0);
}

/** 90 names of 100 letters: more than twice what a path may be long. So the process steps into each new folder. */
function digDeep(folder: string): void {
  const before = process.cwd();
  try {
    process.chdir(folder);
    for (let depth = 0; depth < 90; depth += 1) {
      mkdirSync('x'.repeat(100));
      process.chdir('x'.repeat(100));
    }
  } finally {
    process.chdir(before);
  }
}
