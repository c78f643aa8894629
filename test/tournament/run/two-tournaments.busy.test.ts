// Two tournaments on one machine at the same time, as two people would start them.
import { execa } from 'execa';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { waitFor } from '../../../bench/services/start-redis.ts';
import { SYSTEM_PROC } from '../../../judge/host/proc.ts';
import { chooseSlots } from '../../../judge/slots/choose-slots.ts';
import { readMachineCores } from '../../../judge/slots/machine-cores.ts';
import type { Played } from '../../../protocol/types/tournament/record.ts';
import { emptyFolder, minions } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { BEGIN, findId, writeShortConfig } from '../cup-files.ts';
import { killTree } from '../../../bench/services/kill-tree.ts';

/** Takes its time until there is a file called quick, and tells in another that it has been asked. */
const SLOW_BOT = `import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { round, over } = JSON.parse(line);
  if (over) break;
  writeFileSync('FOLDER/asked', '');
  while (!existsSync('FOLDER/quick')) await new Promise((resolve) => setTimeout(resolve, 100));
  console.log(JSON.stringify({ round, orders: [] }));
}
`;

testWith('taskset')(
  'notice each other: cores are shared, said so, and no match on them is recorded as pinned',
  async () => {
    const folder = emptyFolder();
    await writeShortConfig(folder);
    writeFileSync(join(folder, 'slow.mjs'), SLOW_BOT.replaceAll('FOLDER', folder));
    const start = (args: readonly string[]) =>
      execa(process.execPath, [minions, ...args], { cwd: folder, env: { npm_command: '' }, reject: false, all: true });
    const slots = String(chooseSlots(readMachineCores(SYSTEM_PROC), { turns: 'serial', isForced: false }).cpus.length);
    const alone = ['--seats', '1', '--no-limits', '--sandbox', 'none', '-j', slots];
    const bots = BEGIN.map((word) => (word.startsWith('broken=') ? 'slow=slow.mjs' : word));
    const first = start([...bots, ...alone, '-o', 'first']);
    try {
      await waitFor('the first tournament to play', () => existsSync(join(folder, 'asked')) || undefined);
      const second = await start([...BEGIN, ...alone, '-o', 'second']);
      expect([second.exitCode, second.all]).toEqual([
        0,
        expect.stringMatching(
          /cores of this machine are in use by another tournament, contest or worker \(process \d+/,
        ),
      ]);
      writeFileSync(join(folder, 'quick'), '');
      expect((await first).exitCode).toBe(0);
      const ofSecond = readPlayed(join(folder, 'second/journal.jsonl'));
      expect(ofSecond).toHaveLength(5);
      expect(ofSecond.map(({ measured }) => [measured.pinned, measured.forced])).toEqual(
        ofSecond.map(() => [null, true]),
      );
      const slow = findId(join(folder, 'first'), 'slow');
      // The match that was being played all the while knows it too.
      const whole = readPlayed(join(folder, 'first/journal.jsonl')).filter(({ seats }) =>
        seats.some(({ id }) => id === slow),
      );
      expect(whole.some(({ measured }) => measured.pinned === null && measured.forced === true)).toBe(true);
    } finally {
      if (first.pid !== undefined) killTree(first.pid);
    }
  },
);

function readPlayed(journal: string): Played[] {
  const records = readFileSync(journal, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string });
  return records.filter((record): record is Played => record.kind === 'played');
}
