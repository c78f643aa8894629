import type { ContestMarks } from '../../protocol/types/contest/marks.ts';
import type { Standings } from '../../protocol/types/tournament/standings.ts';

/** Marks by a bot of reference: so many points from it, and the mark there. */
export interface Anchor {
  readonly offset: number;
  readonly mark: number;
}

/**
 * What is wrong with marks, computed again from what was published of the round: straight lines between the anchors, flat
 * beyond them. Names in what was published may be pseudonyms; in a contest they are those of bots.
 */
export function checkMarks(
  { marks }: ContestMarks,
  { rows }: Standings,
  reference: string,
  anchors: readonly Anchor[],
  absent: number,
): string[] {
  const zero = rows.find(({ name, status }) => name === reference && status === 'reference')!.points;
  return marks.flatMap(({ id, bot, mark }) => {
    const row = rows.find(({ name, status }) => name === bot && status === 'ranked');
    const expected = row === undefined ? absent : Number(interpolate(anchors, row.points - zero).toFixed(1));
    return mark === expected ? [] : [`the mark of ${id} is ${mark}, and the formula gives ${expected}`];
  });
}

function interpolate(anchors: readonly Anchor[], value: number): number {
  const [first, last] = [anchors[0]!, anchors.at(-1)!];
  if (value <= first.offset) return first.mark;
  if (value >= last.offset) return last.mark;
  const at = anchors.findIndex(({ offset }) => offset > value);
  const [low, high] = [anchors[at - 1]!, anchors[at]!];
  return low.mark + ((high.mark - low.mark) * (value - low.offset)) / (high.offset - low.offset);
}
