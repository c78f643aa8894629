import type { EventListener } from '../engine/core/match-event.ts';
import type { PlayableGame } from '../engine/core/playable-game.ts';
import { readCpuTime } from './cpu-clock.ts';
import { median } from './median.ts';

const MATCHES = 20;
const REPEATS = 5;

interface EngineSpeed {
  readonly alone: number;
  /** While somebody listens to the events, and does nothing with them. */
  readonly heard: number;
}

/**
 * Rounds per second of CPU time, of the engine alone, with four players that give no orders, maps made beforehand; with and
 * without a listener, in turns.
 */
export function measureEngine(game: PlayableGame): EngineSpeed {
  playMatches(game, 1);
  playMatches(game, 1, ignore);
  const alone: number[] = [];
  const heard: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    alone.push(playMatches(game, 1 + repeat * MATCHES));
    heard.push(playMatches(game, 1 + repeat * MATCHES, ignore));
  }
  return { alone: median(alone), heard: median(heard) };
}

const ignore: EventListener = () => {};

function playMatches(game: PlayableGame, firstSeed: number, onEvent?: EventListener): number {
  const config = game.configure('text');
  const matches = Array.from({ length: MATCHES }, (_, index) => game.start(config, firstSeed + index));
  const began = readCpuTime();
  for (const match of matches) while (!match.isOver) match.play([[], [], [], []], onEvent);
  return (MATCHES * config.rounds * 1000) / (readCpuTime().mainMs - began.mainMs);
}
