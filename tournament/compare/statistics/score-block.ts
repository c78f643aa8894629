import type { ByPlayer, Player } from '../../../engine/core/players.ts';
import type { Score } from './scores.ts';
import { countRankPoints } from '../../ratings/rank-points.ts';
import { findMean } from '../../ratings/find-mean.ts';

type Places = Readonly<ByPlayer<number>>;

/** Two matches on one seed: the same three rivals, and in one seat once the old bot and once the new one. */
export interface ChairPair {
  readonly seat: Player;
  readonly withOld: Places;
  readonly withNew: Places;
}

/** One match in which both sit. */
export interface SharedMatch {
  readonly oldSeat: Player;
  readonly newSeat: Player;
  readonly places: Places;
}

/** What a block shows: a score between 0 and 1, whose mean is ½ when there is no difference. */
export interface BlockScore {
  readonly score: number;
  /** The mean rank points of either bot: what they would show if they had played on different seeds. */
  readonly oldPoints: number;
  readonly newPoints: number;
}

/** *Same chair*: ½ + ½ · mean over seats of (s_new − s_old), s being rank points. Does the new bot do better in this field? */
export function scoreSameChair(pairs: readonly ChairPair[]): BlockScore {
  const oldPoints = findMean(pairs.map(({ seat, withOld }) => countRankPoints(withOld)[seat]));
  const newPoints = findMean(pairs.map(({ seat, withNew }) => countRankPoints(withNew)[seat]));
  return { score: (1 + newPoints - oldPoints) / 2, oldPoints, newPoints };
}

/** *Same table*: the share of matches in which the new bot came before the old one, ties counting half. */
export function scoreSameTable(matches: readonly SharedMatch[]): BlockScore {
  const scores = matches.map(({ oldSeat, newSeat, places }) => (1 + Math.sign(places[oldSeat] - places[newSeat])) / 2);
  return {
    score: findMean(scores),
    oldPoints: findMean(matches.map(({ oldSeat, places }) => countRankPoints(places)[oldSeat])),
    newPoints: findMean(matches.map(({ newSeat, places }) => countRankPoints(places)[newSeat])),
  };
}

/** How one of the two did in a match. */
export interface Outcome {
  readonly points: number;
  readonly place: number;
  /** Whether it went out by a fault. */
  readonly isOut: boolean;
  readonly rankPoints: number;
}

/** The old bot and the new one in the same chair, or at the same table. */
export interface OutcomePair {
  readonly old: Outcome;
  readonly new: Outcome;
}

/** The mean over pairs of what was chosen to be compared, from 0 to 1. */
export function scorePairs(pairs: readonly OutcomePair[], score: Score): BlockScore {
  return {
    score: findMean(pairs.map((pair) => scorePair(pair, score))),
    oldPoints: findMean(pairs.map(({ old }) => old.rankPoints)),
    newPoints: findMean(pairs.map((pair) => pair.new.rankPoints)),
  };
}

function scorePair({ old, new: fresh }: OutcomePair, score: Score): number {
  switch (score) {
    case 'points':
      // On equal points who went out is behind, as in a match.
      return (1 + Math.sign(fresh.points - old.points || Number(old.isOut) - Number(fresh.isOut))) / 2;
    case 'places':
      return (1 + Math.sign(old.place - fresh.place)) / 2;
    case 'rank-points':
      return (1 + fresh.rankPoints - old.rankPoints) / 2;
  }
}
