import type { Parameters } from '../../protocol/types/common.ts';
import type { TunedCandidate, TuningResult } from '../../protocol/types/compare/tuning.ts';
import type { TuningFormat } from '../../protocol/types/tournament/definition.ts';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import { makeShowName, requireVersion } from '../folder/private-table.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { countRankPoints } from '../ratings/rank-points.ts';
import { planTournament } from '../run/plan-tournament.ts';
import { listPlaces } from '../compare/compared-blocks.ts';
import { roundFigure } from '../compare/figures.ts';
import { findMean } from '../ratings/find-mean.ts';

export type Search = Omit<TuningResult, 'comparison'>;

/** How tuning is played; only its folders have one. */
export function requireTuning({ definition: { format } }: TournamentState): TuningFormat {
  if (format.kind !== 'tuning') throw new Error(`a tournament of format ${format.kind} is not a search`);
  return format;
}

/** What the search has found by now, from definition and journal alone. */
export function summariseTuning(state: TournamentState, table: PrivateTable, secret: string): Search {
  const { order, blocks } = planTournament(state, secret);
  const { definition } = state;
  const showName = makeShowName(table);
  const candidates = definition.entrants.map(({ id, commitment }): TunedCandidate => {
    const mine = state.counted.flatMap((played) => {
      const player = played.seats.findIndex((seat) => seat.id === id);
      return player < 0 ? [] : [{ block: played.block, points: countRankPoints(listPlaces(played))[player as 0] }];
    });
    const last = mine.reduce((most, { block }) => Math.max(most, block), 0);
    return {
      name: showName(id),
      parameters: requireVersion(table, id, commitment).parameters ?? {},
      rung: Number(/\d+/.exec(blocks[last - 1]?.stage ?? '')?.[0] ?? 0),
      matches: mine.length,
      points: mine.length === 0 ? null : roundFigure(findMean(mine.map(({ points }) => points))),
    };
  });
  const winner = definition.entrants.findIndex(({ id }) => id === order?.[0]?.[0]);
  const [present] = definition.entrants;
  return {
    tuning: 1,
    game: definition.game,
    source: requireVersion(table, present!.id, present!.commitment).source,
    present: candidates[0]!.parameters,
    best: candidates[winner]?.parameters ?? null,
    candidates: candidates.toSorted((a, b) => b.rung - a.rung || (b.points ?? 0) - (a.points ?? 0)),
  };
}

/** Values as people write them: hungry 5, courage 0.3. */
export const describeValues = (values: Parameters): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
