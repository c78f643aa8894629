import { PLAYERS } from '../../engine/core/players.ts';
import type { Show } from './show.ts';
import { getFrame } from './film.ts';
import { chooseWindow, findDecisiveMoments } from './moments.ts';
import { findLeader } from './statistics.ts';

const SLOW = 0.3;

/** A cache of the slow frames of a match, as long as it does not grow. */
const known = new WeakMap<Show, { frames: number; slow: Set<number> }>();

/** How much of the chosen speed a match is played with at a frame: less where it is decided. */
export function findPace(show: Show, frame: number): number {
  const { frames } = show.film;
  const kept = known.get(show);
  const slow = kept?.frames === frames.length ? kept.slow : listSlowFrames(show);
  known.set(show, { frames: frames.length, slow });
  return slow.has(frame) ? SLOW : 1;
}

/** Around the moments that decided, jumps, and rounds in which a bot goes out. */
function listSlowFrames({ film, statistics }: Show): Set<number> {
  const window = chooseWindow(film.frames.length - 1);
  const leader = findLeader(getFrame(film, film.frames.length - 1).scores);
  const winner = PLAYERS.find((player) => player === leader);
  const moments = winner === undefined ? [] : findDecisiveMoments(statistics.scores.series, winner, 3);
  const faults = film.steps.flatMap(({ faults }, frame) => (faults ? [frame] : []));
  const starts = [...moments, ...statistics.jumps].map(({ frame }) => frame).concat(faults);
  return new Set(starts.flatMap((start) => Array.from({ length: window + 1 }, (_, index) => start - 1 + index)));
}
