import { byPlayer } from '../../engine/core/players.ts';
import type { LostAppearance, LostPair } from '../../protocol/types/compare/result.ts';
import type { ShowName } from '../folder/private-table.ts';
import { makeMatchId } from '../journal/tournament-state.ts';
import { countRankPoints } from '../ratings/rank-points.ts';
import { makeReplayName } from '../../judge/slots/replay-name.ts';
import { listPlaces, type Appearance, type ComparedPair } from './compared-blocks.ts';

const MOST = 5;

/** Where the new bot lost most to the old one: by places, and among equals by points. The worst first. */
export function findLost(pairs: readonly ComparedPair[], showName: ShowName): LostPair[] {
  return pairs
    .map((pair) => ({ pair, places: countLoss(pair), points: pair.old.seat.score - pair.new.seat.score }))
    .filter(({ places, points }) => places > 0 || (places === 0 && points > 0))
    .sort((a, b) => b.places - a.places || b.points - a.points)
    .slice(0, MOST)
    .map(({ pair }) => ({
      block: pair.new.played.block,
      seed: pair.new.played.seed,
      old: describe(pair.old, showName),
      new: describe(pair.new, showName),
    }));
}

/** In thirds, so that equal losses are equal however they came about. */
function countLoss({ old, new: fresh }: ComparedPair): number {
  const count = ({ played, player }: Appearance): number => countRankPoints(listPlaces(played))[player];
  return Math.round(6 * (count(old) - count(fresh)));
}

function describe({ played, player, seat }: Appearance, showName: ShowName): LostAppearance {
  return {
    match: makeMatchId(played),
    player,
    place: seat.place,
    score: seat.score,
    fault: seat.verdict?.code ?? null,
    replay: `replays/${makeReplayName(played)}.jsonl.gz`,
    names: byPlayer((other) => showName(played.seats[other].id)),
  };
}
