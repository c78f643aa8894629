import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareForDebugger } from '../../../judge/prepare/prepare-for-debugger.ts';

test.each([
  ['/usr/bin/node', 0, '--inspect-brk=127.0.0.1:9229 bot.mjs', 'node inspect 127.0.0.1:9229', false],
  ['/usr/bin/node20', 2, '--inspect-brk=127.0.0.1:9231 bot.mjs', 'node inspect 127.0.0.1:9231', false],
  ['/cache/out/bot', 1, 'bot.mjs', 'gdb -p {pid}', true],
])('%s of player %i', async (file, player, args, advice, isStopped) => {
  const debugged = await prepareForDebugger(file, ['bot.mjs'], player);
  expect(debugged).toMatchObject({ isStopped, advice: expect.stringContaining(advice) as string });
  expect(debugged.args.join(' ')).toBe(args);
});

test.each([
  ['without debugpy', 1, 'bot.mjs', 'python3 -m minions.debugging'],
  [
    'with debugpy',
    0,
    '-Xfrozen_modules=off -m debugpy --listen 127.0.0.1:5680 --wait-for-client bot.mjs',
    'it waits for a debugger at 127.0.0.1:5680: "Attach to a match" in VS Code',
  ],
])('a Python %s', async (_, exitCode, args, advice) => {
  // It is asked whether it can import it.
  const python = join(mkdtempSync(join(tmpdir(), 'minions-python-')), 'python3.11');
  writeFileSync(python, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  const debugged = await prepareForDebugger(python, ['bot.mjs'], 2);
  expect(debugged).toMatchObject({ isStopped: false, advice: expect.stringContaining(advice) as string });
  expect(debugged.args.join(' ')).toBe(args);
});

test('the agent of Java says nothing on standard output, which is the line to the judge', async () => {
  const { args, advice } = await prepareForDebugger('/usr/bin/java', ['-cp', 'x', 'Bot'], 3);
  expect(args[0]).toMatch(/^-agentlib:jdwp=.*suspend=y,quiet=y,address=127\.0\.0\.1:5008$/);
  expect(args.slice(1)).toEqual(['-cp', 'x', 'Bot']);
  expect(advice).toContain('jdb -attach 127.0.0.1:5008');
});
