import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Four bots meet sixteen times in a cycle. */
const CYCLES = 13;
const MATCHES = 16 * CYCLES;

interface TournamentSpeed {
  readonly matches: number;
  readonly perSecond: number;
}

/**
 * Matches per second of a whole tournament in one slot, from its start to its report: four copies of a bot, in serial turns.
 * @param build whose command plays it, which may be an older one
 */
export function measureTournament(build: string, game: string, bot: string): TournamentSpeed {
  const folder = mkdtempSync(join(tmpdir(), 'minions-speed-'));
  const bots = ['anna', 'bob', 'carl', 'dora'].map((name) => `${name}=${bot}`);
  const options = ['--cycles', String(CYCLES), '--no-check', '-j', '1', '-o', join(folder, 'cup'), '-q'];
  const began = performance.now();
  const { status } = spawnSync(
    process.execPath,
    [join(build, 'minions.cjs'), 'tournament', game, ...bots, ...options],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const seconds = (performance.now() - began) / 1000;
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`the tournament ended with ${status}`);
  return { matches: MATCHES, perSecond: MATCHES / seconds };
}
