import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runGateApart } from '../../../contest/gate/run-gate-apart.ts';
import { isAlive } from '../../judge/play-fixtures.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

const listChildren = (): number[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

test('the process of a gate that is kept busy is ended when nobody waits for it any more', async () => {
  const known = new Set(listChildren());
  const stopping = new AbortController();
  const request = {
    source: 'bot.py',
    terms: { game: 'crematoria', config: {}, limits: 'relaxed' as const },
    gameFolder: emptyFolder(),
    sandbox: 'none' as const,
    clock: 'auto' as const,
    replay: `${emptyFolder()}/match.jsonl.gz`,
  };
  const running = runGateApart(request, { cpus: null, onStage: () => {}, signal: stopping.signal }, 100);
  const child = listChildren().find((pid) => !known.has(pid))!;
  // It hears nothing, as in an endless loop.
  process.kill(child, 'SIGSTOP');
  stopping.abort();
  expect(await running).toBeUndefined();
  await expect.poll(() => isAlive(child), { timeout: 20_000 }).toBe(false);
});
