import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locateContest } from '../../contest/folder/contest-paths.ts';
import { newContest } from '../../contest/folder/new-contest.ts';
import { readSettings } from '../../contest/folder/read-settings.ts';
import { Ladder } from '../../contest/ladder/ladder.ts';
import { loadGame } from '../../judge/games/load-game.ts';

/** Milliseconds for a version to enter a ladder that has so many already, by the real journal and the table of names. */
export async function measureEntering(counts: readonly number[]): Promise<{ bots: number; ms: number }[]> {
  const root = mkdtempSync(join(tmpdir(), 'minions-scale-'));
  try {
    const folder = join(root, 'winter');
    const game = await loadGame('crematoria');
    newContest(folder, game);
    const paths = locateContest(folder);
    const settings = readSettings(paths);
    const at = (): string => new Date().toISOString();
    const ladder = await Ladder.open({ folder: paths.ladder, settings, game, sandbox: 'none', slots: [null], at });
    const source = join(root, 'bot.mjs');
    const found: { bots: number; ms: number }[] = [];
    let began = performance.now();
    let last = 0;
    for (let bot = 1; bot <= counts.at(-1)!; bot += 1) {
      writeFileSync(source, `// ${bot}`);
      ladder.enter(`bot${bot}#1`, source);
      if (!counts.includes(bot)) continue;
      found.push({ bots: bot, ms: (performance.now() - began) / (bot - last) });
      began = performance.now();
      last = bot;
    }
    ladder.close();
    return found;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
