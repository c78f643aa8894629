import type { OpenTournament } from '../../tournament/folder/open-tournament.ts';
import { removeTraces } from './remove-traces.ts';

/** What the journal says of somebody who is gone. */
const REASON = 'erased';

/**
 * Takes entrants out of a ladder without touching what was played: they are withdrawn, what was not played yet is void, and
 * their traces go. Verification knows them by their ids.
 */
export function eraseEntrants(open: OpenTournament, entrants: readonly string[], at: string): void {
  const gone = new Set(entrants);
  withdrawAll(open, gone, at);
  open.keepPrivateTable(removeTraces(open.paths, open.privateTable, gone));
}

function withdrawAll(open: OpenTournament, gone: ReadonlySet<string>, at: string): void {
  const { participants, scheduled, counted, voided, lastBlock } = open.state();
  for (const { id, withdrawn } of participants)
    if (gone.has(id) && withdrawn === undefined)
      open.append({ kind: 'withdrawn', id, reason: REASON, fromBlock: lastBlock + 1, at });
  const done = new Set([...counted, ...voided].map(({ block }) => block));
  for (const [index, table] of scheduled.entries())
    if (!done.has(index + 1) && table.some((id) => gone.has(id)))
      open.append({ kind: 'voided', block: index + 1, match: 1, reason: REASON, at });
}
