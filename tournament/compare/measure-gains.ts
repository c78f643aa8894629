import { PLAYERS } from '../../engine/core/players.ts';
import type { ComparedPart, ComparedRival, ComparedSeat } from '../../protocol/types/compare/result.ts';
import type { Entrant } from '../../protocol/types/tournament/definition.ts';
import { countRankPoints } from '../ratings/rank-points.ts';
import { listPlaces, NEW, OLD, type Appearance, type ComparedPair } from './compared-blocks.ts';
import { average, roundFigure } from './figures.ts';

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

/** How often the two come before each rival. Rivals that are made of the same files are one. */
export function measureRivals(pairs: readonly ComparedPair[], rivals: readonly Entrant[]): ComparedRival[] {
  const first = rivals.filter(({ digest }, at) => rivals.findIndex((other) => other.digest === digest) === at);
  return first.map(({ name, digest }) => {
    const old = pairs.flatMap((pair) => meetRival(pair.old, digest));
    const fresh = pairs.flatMap((pair) => meetRival(pair.new, digest));
    return { name, digest, matches: fresh.length, old: averageOrNull(old), new: averageOrNull(fresh) };
  });
}

/** 1, ½ or 0 for each seat in which the rival sits. */
function meetRival({ played, seat }: Appearance, digest: string): number[] {
  const rivals = played.seats.filter((other) => other.digest === digest && other.name !== OLD && other.name !== NEW);
  return rivals.map(({ place }) => (1 + Math.sign(place - seat.place)) / 2);
}

/** The mean points of a match, and of what the game counts beside them. */
export function measureParts(pairs: readonly ComparedPair[]): ComparedPart[] {
  const names = Object.keys(pairs[0]?.new.seat.standing ?? {});
  const measure = (find: (appearance: Appearance) => number): Omit<ComparedPart, 'part'> => ({
    old: roundFigure(average(pairs.map((pair) => find(pair.old)))),
    new: roundFigure(average(pairs.map((pair) => find(pair.new)))),
  });
  if (pairs.length === 0) return [];
  return [
    { part: 'points', ...measure(({ seat }) => seat.score) },
    ...names.map((part) => ({ part, ...measure(({ seat }) => seat.standing?.[part] ?? 0) })),
  ];
}

const averageOrNull = (values: readonly number[]): number | null =>
  values.length === 0 ? null : roundFigure(average(values));
