import type { PlayableGame } from '../engine/registry.ts';
import { readCpuTime } from './cpu-clock.ts';
import { median } from './median.ts';

const MATCHES = 20;
const REPEATS = 5;

/** Rounds per second of CPU time, of the engine alone, with four players that give no orders, maps made beforehand. */
export function measureEngine(game: PlayableGame): number {
  playMatches(game, 1);
  return median(Array.from({ length: REPEATS }, (_, repeat) => playMatches(game, 1 + repeat * MATCHES)));
}

function playMatches(game: PlayableGame, firstSeed: number): number {
  const config = game.configure('text');
  const matches = Array.from({ length: MATCHES }, (_, index) => game.start(config, firstSeed + index));
  const began = readCpuTime();
  for (const match of matches) while (!match.isOver) match.play([[], [], [], []]);
  return (MATCHES * config.rounds * 1000) / (readCpuTime().mainMs - began.mainMs);
}
