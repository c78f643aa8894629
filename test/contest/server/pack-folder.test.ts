import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { packFolder } from '../../../contest/server/pack-folder.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

test('whoever breaks off a download of a round ends nothing else', async () => {
  const folder = emptyFolder();
  for (let file = 0; file < 10; file += 1) writeFileSync(join(folder, String(file)), randomBytes(300_000));
  let bytes = 0;
  for await (const chunk of packFolder(folder, 'round')) bytes += (chunk as Buffer).length;
  expect(bytes).toBeGreaterThan(3_000_000);
  // What nobody catches would end the server, and fails the run of the tests.
  const broken = packFolder(folder, 'round');
  await once(broken, 'data');
  broken.destroy();
  await sleep(50);
  expect(broken.destroyed).toBe(true);
});
