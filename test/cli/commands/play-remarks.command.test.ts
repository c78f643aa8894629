import { expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../run-minions.ts';

test('play ends with what was lost and refused, and -q does not', async () => {
  const args = ['play', 'crematoria', 'dummy', 'dummy', 'dummy', 'dummy', '-s', '1', '--set', 'rounds=12'];
  const { code, stdout } = await runMinions([...args, '--sandbox', 'none'], emptyFolder());
  expect(code).toBe(0);
  expect(stdout).toMatch(/^dummy#4 \(player 3\) lost 1 furyan: 1 captured by dummy\.$/m);
  expect(stdout).toMatch(
    /^dummy#4 \(player 3\): 9 orders refused: 8 × pioneers cannot attack, 1 × died before its turn\.$/m,
  );
  expect((await runMinions([...args, '-q', '--sandbox', 'none'], emptyFolder())).stdout).toBe('');
});
