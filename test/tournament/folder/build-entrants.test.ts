import { expect, test } from 'vitest';
import { nameOriginalFiles } from '../../../tournament/folder/build-entrants.ts';

test('messages name the files that people have, not the copies that are gone when nothing begins', () => {
  const digest = '1'.repeat(64);
  const bot = { source: '/home/anna/submissions/bob.py', path: `bots/${digest}/bob.py`, digest: `sha256:${digest}` };
  const text = `File "/tmp/cup/bots/${digest}/bob.py", line 3; cd bots/${digest} && python3 bob.py`;
  expect(nameOriginalFiles(text, bot, '/tmp/cup')).toBe(
    'File "/home/anna/submissions/bob.py", line 3; cd /home/anna/submissions && python3 bob.py',
  );
});
