import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, runMinions } from './run-minions.ts';

test('a command that waits for what never comes ends as a bug, and not as if all were well', async () => {
  const folder = emptyFolder();
  const hook = join(folder, 'hook.cjs');
  writeFileSync(
    hook,
    `require('node:fs').createReadStream = () => ({
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }),
    });`,
  );
  writeFileSync(join(folder, 'match.jsonl'), '');
  const { code, stderr } = await runMinions(['verify', 'match.jsonl'], folder, { NODE_OPTIONS: `--require ${hook}` });
  expect(code).toBe(70);
  expect(stderr).toContain('it waits for an event that cannot occur any more');
});
