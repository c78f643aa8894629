import { PLAYERS } from '../../engine/core/players.ts';
import type { ComparedPart, ComparedRival, ComparedSeat } from '../../protocol/types/compare/result.ts';
import { countRankPoints } from '../ratings/rank-points.ts';
import { listPlaces, type Appearance, type ComparedPair } from './compared-blocks.ts';
import { roundFigure } from './figures.ts';
import { findMean } from '../ratings/find-mean.ts';

const countPoints = ({ played, player }: Appearance): number => countRankPoints(listPlaces(played))[player];

/** Mean rank points in each seat. */
export function measureSeats(pairs: readonly ComparedPair[]): ComparedSeat[] {
  return PLAYERS.map((seat) => {
    const measure = (all: readonly Appearance[]): number[] =>
      all.filter(({ player }) => player === seat).map(countPoints);
    const old = measure(pairs.map((pair) => pair.old));
    const fresh = measure(pairs.map((pair) => pair.new));
    return { seat, matches: fresh.length, old: averageOrNull(old), new: averageOrNull(fresh) };
  });
}

/** A rival as people know it. */
export interface NamedRival {
  readonly id: string;
  readonly name: string;
  /** Null where nobody knows it any more. */
  readonly digest: string | null;
}

/** How often the two come before each rival. Rivals that are made of the same files are one. */
export function measureRivals(pairs: readonly ComparedPair[], rivals: readonly NamedRival[]): ComparedRival[] {
  const same = (rival: NamedRival): NamedRival[] =>
    rivals.filter(({ id, digest }) => id === rival.id || (digest !== null && digest === rival.digest));
  const first = rivals.filter((rival) => same(rival)[0] === rival);
  return first.map((rival) => {
    const ids = same(rival).map(({ id }) => id);
    const old = pairs.flatMap((pair) => meetRivals(pair.old, ids));
    const fresh = pairs.flatMap((pair) => meetRivals(pair.new, ids));
    const { name, digest } = rival;
    return { name, digest, matches: fresh.length, old: averageOrNull(old), new: averageOrNull(fresh) };
  });
}

/** 1, ½ or 0 for each seat in which one of them sits. */
function meetRivals({ played, seat }: Appearance, ids: readonly string[]): number[] {
  const rivals = played.seats.filter(({ id }) => ids.includes(id));
  return rivals.map(({ place }) => (1 + Math.sign(place - seat.place)) / 2);
}

/** The mean points of a match, and of what the game counts beside them. */
export function measureParts(pairs: readonly ComparedPair[]): ComparedPart[] {
  const names = Object.keys(pairs[0]?.new.seat.standing ?? {});
  const measure = (find: (appearance: Appearance) => number): Omit<ComparedPart, 'part'> => ({
    old: roundFigure(findMean(pairs.map((pair) => find(pair.old)))),
    new: roundFigure(findMean(pairs.map((pair) => find(pair.new)))),
  });
  if (pairs.length === 0) return [];
  return [
    { part: 'points', ...measure(({ seat }) => seat.score) },
    ...names.map((part) => ({ part, ...measure(({ seat }) => seat.standing?.[part] ?? 0) })),
  ];
}

const averageOrNull = (values: readonly number[]): number | null =>
  values.length === 0 ? null : roundFigure(findMean(values));
