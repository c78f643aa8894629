import { PLAYERS, type ByPlayer, type Player } from '../../engine/core/players.ts';
import { estimateChances } from './estimate-chances.ts';
import type { Series } from './statistics.ts';

/** A stretch of a match in which much changed. */
export interface Moment {
  readonly frame: number;
  readonly player: Player;
  /** Points a round, for a jump; points more than the best of the others, for a decisive moment. */
  readonly before: number;
  readonly after: number;
}

const MIN_WINDOW = 3;
const WINDOWS = 30;
const JUMP = 2.5;

/** Rounds that are looked at before and after a moment. */
export function chooseWindow(frames: number): number {
  return Math.max(MIN_WINDOW, Math.round(frames / WINDOWS));
}

const read = (series: Series, frame: number): number => series[frame] ?? 0;

/** Where somebody suddenly makes far more points a round than before, and more than is usual in this match. */
export function findJumps(scores: ByPlayer<Series>): Moment[] {
  const last = scores[0].length - 1;
  const window = chooseWindow(last);
  const usual =
    PLAYERS.reduce<number>((sum, player) => sum + read(scores[player], last) - read(scores[player], 0), 0) / 4;
  const least = usual / Math.max(1, last);
  return PLAYERS.flatMap((player) => {
    const found: Moment[] = [];
    for (let frame = window; frame + window <= last; frame++) {
      const [before, after] = measureIncome(scores[player], frame, window);
      if (after < JUMP * Math.max(before, least)) continue;
      const moment = { frame, player, before, after };
      const previous = found.at(-1);
      if (!previous || frame - previous.frame > 2 * window) found.push(moment);
      else if (after - before >= previous.after - previous.before) found[found.length - 1] = moment;
    }
    return found;
  });
}

function measureIncome(series: Series, frame: number, window: number): [before: number, after: number] {
  const here = read(series, frame);
  return [(here - read(series, frame - window)) / window, (read(series, frame + window) - here) / window];
}

/** A stretch in which a match turned: the margin on the best of the others, and the estimated chance to win, around it. */
export interface DecisiveMoment extends Moment {
  readonly chances: readonly [before: number, after: number];
}

/** Less than this, in percent, decides nothing. */
const MIN_CHANCE = 1;

/**
 * The stretches in which the winner's chance grew most, the earliest first. By chance, not by points: who is far ahead and wins
 * as much in every round decides nothing any more.
 */
export function findDecisiveMoments(scores: ByPlayer<Series>, winner: Player, most: number): DecisiveMoment[] {
  const last = scores[0].length - 1;
  const window = chooseWindow(last);
  const others = PLAYERS.filter((player) => player !== winner);
  const margin = (frame: number): number =>
    read(scores[winner], frame) - Math.max(...others.map((player) => read(scores[player], frame)));
  const chances = Array.from({ length: last + 1 }, (_, frame) => estimateChances(scores, frame, last)[winner]);
  const swings = Array.from({ length: Math.max(0, last - window + 1) }, (_, frame) => ({
    frame,
    player: winner,
    before: margin(frame),
    after: margin(frame + window),
    chances: [chances[frame]!, chances[frame + window]!] as const,
  }))
    // The first rounds are too few to judge a chance by.
    .filter(({ frame, before, after }) => frame >= window && after > before);
  const grown = ({ chances: [before, after] }: DecisiveMoment): number => after - before;
  const chosen: DecisiveMoment[] = [];
  for (const swing of swings.sort((a, b) => grown(b) - grown(a))) {
    if (chosen.length === most || grown(swing) < MIN_CHANCE) break;
    if (chosen.every(({ frame }) => Math.abs(frame - swing.frame) > window)) chosen.push(swing);
  }
  return chosen.sort((a, b) => a.frame - b.frame);
}
