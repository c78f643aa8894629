// A disk that fills up in the middle of a tournament, in a namespace where anybody may mount a small one.
import { execa } from 'execa';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { emptyFolder } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';
import { BEGIN, readReport, writeShortConfig } from './cup-files.ts';

const minions = fileURLToPath(new URL('../../dist/minions.cjs', import.meta.url));

/** Fills the disk once some matches are recorded, and makes room again when the tournament has stopped. */
const SCRIPT = `
mount -t tmpfs -o size=6m none small
"$@" -o small/cup 2>small.err & cup=$!
until [ "$(grep -c '"played"' small/cup/journal.jsonl 2>/dev/null)" -ge 3 ] 2>/dev/null; do sleep 0.02; done
head -c 6m /dev/zero >small/fill 2>/dev/null
wait $cup; echo "code $?"
rm small/fill
cp small/cup/journal.jsonl stopped.jsonl
"$1" "$2" tournament resume small/cup -q; echo "code $?"
"$1" "$2" tournament verify small/cup --deep >verified.txt; echo "code $?"
cp -r small/cup/report report
tail -c 400 small.err`;

testWith('unshare', 'mount')('a full disk: a sentence, code 2, nothing is lost, and it goes on', async () => {
  const folder = emptyFolder();
  await writeShortConfig(folder);
  mkdirSync(join(folder, 'small'));
  const begin = [process.execPath, minions, ...BEGIN, '--seats', '1', '--cycles', '2', '-j', '1', '-q'];
  const options = { cwd: folder, env: { npm_command: '' } };
  await execa(begin[0]!, [...begin.slice(1), '-o', 'whole'], options);
  const unshare = ['--map-root-user', '--mount', 'bash', '-c', SCRIPT, 'bash', ...begin];
  const { stdout } = await execa('unshare', unshare, options);
  expect(stdout.split('\n').slice(0, 3)).toEqual(['code 2', 'code 0', 'code 0']);
  expect(stdout).toMatch(/cannot be written: the disk is full\n {2}.+/);
  expect(readReport(join(folder, 'report'))).toEqual(readReport(join(folder, 'whole/report')));
});
