import type { OpenLadder } from '../ladder/ladder-book.ts';
import { removeTraces } from './remove-traces.ts';

/** What the journal says of somebody who is gone. */
const REASON = 'erased';

/**
 * Takes entrants out of a ladder without touching what was played: they are withdrawn, what was not played yet is void, and
 * their traces go. Verification knows them by their ids.
 */
export function eraseEntrants(open: OpenLadder, entrants: readonly string[], at: string): void {
  const gone = new Set(entrants);
  withdrawAll(open, gone, at);
  open.keepPrivateTable(removeTraces(open.paths, open.privateTable, gone));
}

function withdrawAll(open: OpenLadder, gone: ReadonlySet<string>, at: string): void {
  const { field, matches } = open.taker;
  for (const { id, withdrawn } of field.participants)
    if (gone.has(id) && withdrawn === undefined)
      open.append({ kind: 'withdrawn', id, reason: REASON, fromBlock: matches.lastBlock + 1, at });
  for (const { block } of matches.listOpen())
    if (matches.findTable(block).some((id) => gone.has(id)))
      open.append({ kind: 'voided', block, match: 1, reason: REASON, at });
}
