// A disk that fills up in the middle of a match, in a namespace where anybody may mount a small one.
import { execa } from 'execa';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { emptyFolder } from '../run-minions.ts';

const minions = fileURLToPath(new URL('../../../dist/minions.cjs', import.meta.url));

for (const name of ['match.jsonl', 'match.jsonl.gz', 'match.res']) {
  testWith('unshare', 'mount')(`${name}: a sentence, and nothing is left behind`, async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'small'));
    const play = `"${process.execPath}" "${minions}" play crematoria demo demo demo demo -s 1 --sandbox none -o small/${name}`;
    const script = `mount -t tmpfs -o size=32k none small && { ${play}; echo "code $?"; ls -A small; }`;
    const { stdout, stderr } = await execa('unshare', ['--map-root-user', '--mount', 'bash', '-c', script], {
      cwd: folder,
    });
    expect(stderr).toContain(
      `"small/${name}" cannot be written: the disk is full\n  make room, or choose another disk`,
    );
    expect(stdout).toBe('code 2');
  });
}
