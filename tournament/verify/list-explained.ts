import { mustBeReplayed } from '../journal/must-be-replayed.ts';
import { makeMatchId } from '../journal/tournament-state.ts';
import type { VerifiedJournal } from './verified-journal.ts';

export interface VoidMatch {
  /** Block and match, as in 12.3. */
  readonly match: string;
  readonly reason: string;
  /** Whether its seed and its result could be known to everybody by then. */
  readonly isLate: boolean;
}

export interface WithdrawnBot {
  readonly id: string;
  readonly reason: string;
  /** Whether everybody knew the results by then. */
  readonly isLate: boolean;
}

export interface Explained {
  readonly voided: readonly VoidMatch[];
  /** Bots that left the ranking, whether or not they came back. */
  readonly withdrawn: readonly WithdrawnBot[];
  /** Matches whose first try does not count, because the machine is said to have had no time for it. */
  readonly secondTries: readonly string[];
}

/** What does not count for a reason that nobody can compute again. */
export function listExplained({ lines, played }: Pick<VerifiedJournal, 'lines' | 'played'>): Explained {
  const [voided, withdrawn]: [VoidMatch[], WithdrawnBot[]] = [[], []];
  let [revealedTo, last, isRevealed] = [0, 0, false];
  for (const { record } of lines) {
    const { kind } = record;
    if (kind === 'played' || kind === 'scheduled') last = Math.max(last, record.block);
    else if (kind === 'revealed') [revealedTo, isRevealed] = [last, true];
    else if (kind === 'sealed') isRevealed = false;
    else if (kind === 'voided')
      voided.push({ match: makeMatchId(record), reason: record.reason, isLate: record.block <= revealedTo });
    else if (kind === 'withdrawn') withdrawn.push({ id: record.id, reason: record.reason, isLate: isRevealed });
  }
  const first = played.filter(({ record }) => mustBeReplayed(record));
  return { voided, withdrawn, secondTries: first.map(({ record }) => makeMatchId(record)) };
}
