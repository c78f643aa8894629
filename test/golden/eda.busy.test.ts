// Walker and Seeker as students of the published games would write them, played by the judge through processes and
// pipes: every byte of the replay is that of the published program.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';

interface GoldenTable {
  readonly game: string;
  readonly players: string[];
  readonly config: string;
  readonly rows: [seed: number, sha256: string, bytes: number, scores: number[]][];
}

const folder = fileURLToPath(new URL('.', import.meta.url));

describe.each([
  ['crematoria.mixed', 3],
  ['crematoria.seekers', 1],
  ['walking-dead.mixed', 3],
  ['walking-dead.seekers', 1],
  ['walking-dead.shuffler', 3],
  ['ork-island.mixed', 3],
  ['ork-island.seekers', 1],
  ['apocalypse.own1', 3],
  ['apocalypse.own1-seekers', 1],
  ['apocalypse.own2', 1],
])('%s', (name, count) => {
  const table = JSON.parse(readFileSync(join(folder, 'tables', `${name}.json`), 'utf8')) as GoldenTable;
  const players = table.players.map((player) => join(folder, 'eda', table.game, `AI${player}.cc`));
  const input = table.config === 'default.cnf' ? [] : ['-i', join(folder, 'tables', table.config)];

  for (const [seed, sha256, bytes] of table.rows.slice(0, count)) {
    testWith('g++')(`seed ${seed}`, async () => {
      const output = join(emptyFolder(), 'x.res');
      // Time is not what is tested here, and the machine may be busy.
      const options = ['--rules', 'original', '-s', String(seed), ...input, '-o', output, '--no-limits', '--quiet'];
      const { code, stderr } = await runMinions(['play', table.game, ...players, ...options], folder);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const replay = readFileSync(output);
      expect({ bytes: replay.length, sha256: createHash('sha256').update(replay).digest('hex') }).toEqual({
        bytes,
        sha256,
      });
    });
  }
});
