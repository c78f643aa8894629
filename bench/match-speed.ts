import { execa } from 'execa';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';

const REPEATS = 9;
const MINIONS = fileURLToPath(new URL('../minions.js', import.meta.url));

/** Wall time in milliseconds of a whole `minions play`, from the shell and back, with four bots of one kind. */
export async function matchSpeed(game: string, bot: string): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const began = performance.now();
    await execa(process.execPath, [MINIONS, 'play', game, bot, bot, bot, bot, '-s', '1', '--quiet']);
    times.push(performance.now() - began);
  }
  return median(times);
}
