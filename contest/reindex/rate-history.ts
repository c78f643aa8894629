import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { makePlayedTable } from '../../tournament/journal/make-played-table.ts';
import { findChanged, type TournamentState } from '../../tournament/journal/tournament-state.ts';
import { PackedTables } from '../../tournament/ratings/packed-tables.ts';
import { RATING_SCRIPT } from '../ladder/live-ratings.ts';
import { makeRatingRows } from '../ladder/make-rating-rows.ts';
import type { RatingAnswer, RatingRequest } from '../ladder/rating-messages.ts';
import type { RatingRow } from '../store/tables.ts';

/** So many points of the history are computed again; a server computes more of them as it plays. */
const MAX_POINTS = 24;

/** What the ratings were in the course of a ladder, from its journal alone; computed in a thread. */
export async function rateHistory(state: TournamentState): Promise<RatingRow[]> {
  const { counted, participants } = state;
  const ids = participants.map(({ id }) => id);
  const thread = new Worker(RATING_SCRIPT);
  const rows: RatingRow[] = [];
  try {
    let from = 0;
    for (const until of choosePoints(counted.length)) {
      const last = counted[until - 1]!;
      const active = listActive(state, last.block);
      const bots = participants.map(({ id }) => ({ id, isRanked: active.has(id) }));
      const tables = counted.slice(from, until).map(makePlayedTable);
      const { content } = PackedTables.pack(ids, tables);
      const request: RatingRequest = { bots, more: content, isAll: false };
      thread.postMessage(request, [content.buffer]);
      const [answer] = (await once(thread, 'message')) as [RatingAnswer];
      rows.push(...makeRatingRows(answer, (id) => active.has(id), last.measured.startedAt));
      from = until;
    }
  } finally {
    await thread.terminate();
  }
  return rows;
}

/** After how many matches: evenly spread, and at the end. */
export function choosePoints(matches: number): number[] {
  const points = Math.min(MAX_POINTS, matches);
  return Array.from({ length: points }, (_, at) => Math.round(((at + 1) * matches) / points));
}

/** Who played in the ladder when a block was begun. */
function listActive({ participants, changes }: TournamentState, block: number): Set<string> {
  const added = new Set(changes.flatMap((change) => (change.kind === 'added' ? [change.entrant.id] : [])));
  const active = new Set(participants.filter(({ id, isHouse }) => !isHouse && !added.has(id)).map(({ id }) => id));
  for (const change of changes) {
    if (change.fromBlock > block) continue;
    if (change.kind === 'withdrawn') active.delete(change.id);
    else active.add(findChanged(change));
  }
  return active;
}
