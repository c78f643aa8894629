import type { Played } from '../../protocol/types/tournament/record.ts';
import { cutText, makeVisible } from '../../protocol/visible-text.ts';
import type { IndexedMatch } from '../store/matches.ts';

const MAX_VERDICT = 300;

/** What the index says of a match of the journal. */
export function makeIndexedMatch({ block, seats, replay, measured }: Played): IndexedMatch {
  return {
    block,
    played_at: measured.startedAt,
    duration_ms: Math.round(measured.durationMs),
    replay,
    seats: seats.map(({ id, score, place, verdict }, seat) => ({
      block,
      seat,
      entrant: id,
      score,
      place,
      verdict: verdict && cutText(makeVisible(`${verdict.code}: ${verdict.reason}`), MAX_VERDICT),
    })),
  };
}
