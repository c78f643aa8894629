// A judge that plays tournaments plays many matches in one process: whatever one leaves behind adds up.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Host } from '../../../judge/host/host.ts';
import { playMatch } from '../../../judge/match/play-match.ts';
import { BotPreparer } from '../../../judge/prepare/bot-preparer.ts';
import type { MatchJob } from '../../../protocol/types/match/job.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const MIB = 2 ** 20;
const bots = fileURLToPath(new URL('../../fixtures/bots/', import.meta.url));
const sources = [`sh ${bots}trivial.sh`, `sh ${bots}trivial.sh`, `sh ${bots}trivial.sh`, `sh ${bots}exits.sh`];
const job: MatchJob = {
  game: 'ork-island',
  seed: 1,
  config: { rounds: 3 },
  seats: sources.map((source) => ({ name: 'bot', bot: { source } })) as MatchJob['seats'],
  sandbox: 'none',
};

function countLeftovers() {
  collectGarbage();
  return {
    listeners: process.eventNames().map((name) => process.listenerCount(name)),
    resources: process.getActiveResourcesInfo().sort(),
    descriptors: readdirSync('/proc/self/fd').length,
  };
}

test.each([
  [100, 'one host for all of them', true],
  // A host starts programs of its own: forty of them are as good as a hundred.
  [40, 'a host for each', false],
])('%s matches in one process leave nothing behind: %s', { timeout: 240_000 }, async (count, _, isShared) => {
  const before = countLeftovers();
  const shared = isShared ? { host: new Host(), preparer: new BotPreparer() } : {};
  const heaps: number[] = [];
  const verdicts = new Set<string>();
  for (let time = 0; time < count; time++) {
    const { seats } = await playMatch(job, { ...shared, signal: new AbortController().signal });
    verdicts.add(seats.map(({ verdict }) => verdict?.code ?? 'ok').join(' '));
    if (time % 30 === 9) {
      collectGarbage();
      heaps.push(process.memoryUsage().heapUsed / MIB);
    }
  }
  shared.host?.end();
  await expect.poll(countLeftovers).toEqual(before);
  expect([...verdicts]).toEqual(['ok ok ok crashed']);
  expect(heaps.at(-1)! - heaps[0]!).toBeLessThan(2);
});
