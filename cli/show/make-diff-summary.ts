import { PLAYERS } from '../../engine/core/players.ts';
import type { PlayDifference, ReplayComparison, ScoreRow } from '../../protocol/types/rerun/diff.ts';
import { cutText, makeVisible } from '../../protocol/visible-text.ts';
import { compareOrders } from '../../replay/compare-orders.ts';
import { listOrders } from './describe-answers.ts';
import { makeTable } from './make-table.ts';

const MAX_HEADER = 8;
const MAX_VALUE_LENGTH = 60;
/** Rows of the table of points, when nobody asks for more. */
const USUAL_ROWS = 12;

/** Where two replays part, for people: in words, then the points as the rounds go by. */
export function makeDiffSummary(
  comparison: ReplayComparison,
  paths: readonly [string, string],
  every?: number,
): string {
  const { isSame, header, first, rounds } = comparison;
  const names = `first: ${makeVisible(paths[0])}, ${rounds.a} rounds\nsecond: ${makeVisible(paths[1])}, ${rounds.b} rounds\n`;
  if (isSame) return `${names}\nNo difference: the same match, with the same answers.\n`;
  const shown = header
    .slice(0, MAX_HEADER)
    .map(({ field, a, b }) => `  ${makeVisible(field)}: ${cut(a)} and ${cut(b)}\n`);
  const more = header.length - shown.length;
  const headers =
    header.length === 0 ? '' : `The headers differ:\n${shown.join('')}${more > 0 ? `  ${more} more\n` : ''}`;
  return [names, headers, describeFirst(first), makeScoreTable(comparison, every)]
    .filter((part) => part !== '')
    .join('\n');
}

const cut = (text: string): string => makeVisible(cutText(text, MAX_VALUE_LENGTH));

function describeFirst(first: PlayDifference | null): string {
  if (first === null) return 'Both matches are the same, round by round.\n';
  const sentence = `First difference: ${makeVisible(first.words)}.\n`;
  return first.orders === undefined ? sentence : `${sentence}${describeOrders(first.orders)}`;
}

function describeOrders({ a, b }: NonNullable<PlayDifference['orders']>): string {
  const { firstOnly, secondOnly } = compareOrders(a, b);
  if (firstOnly.length + secondOnly.length === 0) return `  the same ${a.length} orders, in another order\n`;
  const describe = (own: readonly object[], all: readonly object[]): string => {
    if (all.length === 0) return 'no orders';
    return [...(own.length === 0 ? [] : [listOrders(own)]), `${all.length - own.length} the same`].join(', and ');
  };
  return `  first:  ${describe(firstOnly, a)}\n  second: ${describe(secondOnly, b)}\n`;
}

function makeScoreTable({ scores, first }: ReplayComparison, every: number | undefined): string {
  const step = every ?? Math.max(1, Math.ceil(scores.length / USUAL_ROWS));
  const isShown = ({ played, round }: ScoreRow): boolean =>
    played % step === 0 || played === scores.length - 1 || round - 1 === first?.round;
  const rows = scores.filter(isShown).map(({ played, round, a, b }) => {
    const points = (list: ScoreRow['a']): string[] => PLAYERS.map((player) => String(list?.[player] ?? '-'));
    return [played === 0 ? '-' : String(round - 1), ...points(a), '|', ...points(b)];
  });
  const players = PLAYERS.map(String);
  return `Points after each round, first and second, by player:\n${makeTable(['round', ...players, '|', ...players], rows)}`;
}
