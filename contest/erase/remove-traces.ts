import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import { isPrivatePart } from '../../judge/replay-files/replay-names.ts';
import type { TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { findEntry } from '../../tournament/folder/private-table.ts';
import { readJournal } from '../../tournament/journal/read-journal.ts';

/** Removes the files of entrants and the private parts of their replays. Returns the table without them, for whoever writes it. */
export function removeTraces(paths: TournamentPaths, table: PrivateTable, gone: ReadonlySet<string>): PrivateTable {
  removePrivateParts(paths, gone);
  const kept = Object.entries(table.entrants).filter(([id]) => !gone.has(id));
  const used = new Set(kept.flatMap(([, { versions }]) => versions.map(({ digest }) => digest)));
  const digests = [...gone].flatMap((id) => findEntry(table, id)?.versions.map(({ digest }) => digest) ?? []);
  for (const digest of digests.filter((one) => !used.has(one)))
    rmSync(join(paths.bots, digest.slice('sha256:'.length)), { recursive: true, force: true });
  return { ...table, entrants: Object.fromEntries(kept) };
}

/** They have the standard error of all four bots under one digest, so that none of it can stay. */
function removePrivateParts({ journal, replays }: TournamentPaths, gone: ReadonlySet<string>): void {
  const names = new Set<string>();
  for (const { record } of readJournal(journal))
    if (record.kind === 'played' && record.seats.some(({ id }) => gone.has(id)))
      names.add(`${String(record.block).padStart(5, '0')}-${record.match}`);
  for (const file of readdirSync(replays)) {
    const [, name] = /^(\d+-\d+)\b/.exec(file) ?? [];
    if (isPrivatePart(file) && name !== undefined && names.has(name)) rmSync(join(replays, file));
  }
}
