import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MINIONS = fileURLToPath(new URL('../minions.cjs', import.meta.url));
/** Four bots meet sixteen times in a cycle. */
const CYCLES = 13;
const MATCHES = 16 * CYCLES;

/** Matches per second of a whole tournament in one slot, from its start to its report: four copies of a bot, in serial turns. */
export function measureTournament(game: string, bot: string): { matches: number; perSecond: number } {
  const folder = mkdtempSync(join(tmpdir(), 'minions-speed-'));
  const bots = ['anna', 'bob', 'carl', 'dora'].map((name) => `${name}=${bot}`);
  const options = ['--cycles', String(CYCLES), '--no-check', '-j', '1', '-o', join(folder, 'cup'), '-q'];
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [MINIONS, 'tournament', game, ...bots, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const seconds = (performance.now() - began) / 1000;
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`the tournament ended with ${status}`);
  return { matches: MATCHES, perSecond: MATCHES / seconds };
}
