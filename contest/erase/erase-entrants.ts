import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPrivatePart } from '../../judge/replay-files/replay-names.ts';
import type { OpenTournament } from '../../tournament/folder/open-tournament.ts';
import { findEntry } from '../../tournament/folder/private-table.ts';
import { readJournal } from '../../tournament/journal/read-journal.ts';

/** What the journal says of somebody who is gone. */
const REASON = 'erased';

/**
 * Takes entrants out of a tournament without touching what was played: they are withdrawn, what was not played yet is void,
 * and their entries, files and the private parts of their replays go. Verification knows them by their ids.
 */
export function eraseEntrants(open: OpenTournament, entrants: readonly string[], at: string): void {
  const gone = new Set(entrants);
  withdrawAll(open, gone, at);
  removePrivateParts(open, gone);
  const { privateTable: table, paths } = open;
  const kept = Object.entries(table.entrants).filter(([id]) => !gone.has(id));
  const used = new Set(kept.flatMap(([, { versions }]) => versions.map(({ digest }) => digest)));
  const digests = entrants.flatMap((id) => findEntry(table, id)?.versions.map(({ digest }) => digest) ?? []);
  for (const digest of digests.filter((one) => !used.has(one)))
    rmSync(join(paths.bots, digest.slice('sha256:'.length)), { recursive: true, force: true });
  open.keepPrivateTable({ ...table, entrants: Object.fromEntries(kept) });
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

/** They have the standard error of all four bots under one digest, so that none of it can stay. */
function removePrivateParts({ paths }: OpenTournament, gone: ReadonlySet<string>): void {
  const names = new Set<string>();
  for (const { record } of readJournal(paths.journal))
    if (record.kind === 'played' && record.seats.some(({ id }) => gone.has(id)))
      names.add(`${String(record.block).padStart(5, '0')}-${record.match}`);
  for (const file of readdirSync(paths.replays)) {
    const [, name] = /^(\d+-\d+)\b/.exec(file) ?? [];
    if (isPrivatePart(file) && name !== undefined && names.has(name)) rmSync(join(paths.replays, file));
  }
}
