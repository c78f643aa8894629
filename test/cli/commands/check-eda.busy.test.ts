import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { runMinions } from '../run-minions.ts';
import { testWith } from '../../test-with.ts';

const player = fileURLToPath(new URL('../../golden/eda/ork-island/AISeeker.cc', import.meta.url));

testWith('g++')('a player of the published game can be checked as it is', async () => {
  const { code, stdout } = await runMinions(['check', player, 'ork-island', '--start-time', '20000'], tmpdir());
  expect(stdout).not.toContain('FAILED');
  expect(code).toBe(0);
});
