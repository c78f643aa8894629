import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findValidator } from '../../protocol/find-validator.ts';
import type { TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import type { JournalRecord } from '../../protocol/types/tournament/record.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { JournalWriter } from '../journal/journal-writer.ts';
import { renameOldAttempts } from './first-attempts.ts';
import type { TournamentPaths } from './locate-tournament.ts';
import { readTableFile, writeTableFile } from './private-table.ts';
import { checkBelongs, readDefinition } from './read-tournament.ts';
import { LAST_VERSION_OF_FORM_1 } from './upgrade-folder.ts';
import { WritingLock } from './writing-lock.ts';

/** What takes the records of a journal one after another, those of before and those that are written. */
export interface RecordTaker {
  take(record: JournalRecord): void;
}

/** The folder of a tournament that this process may write to, and nobody else meanwhile. */
export class OpenFolder<Taker extends RecordTaker> {
  /** Knows what the journal says. */
  readonly taker: Taker;
  readonly definition: TournamentDefinition;
  readonly digest: string;
  private readonly lock: WritingLock;
  private readonly writer: JournalWriter;
  private table: PrivateTable;

  constructor(
    readonly paths: TournamentPaths,
    makeTaker: (definition: TournamentDefinition) => Taker,
  ) {
    const { definition, digest, upgrade } = readDefinition(paths);
    if (upgrade) throw refuseOldFolder(paths, definition);
    this.definition = definition;
    this.digest = digest;
    this.taker = makeTaker(definition);
    this.lock = new WritingLock(paths.lock);
    try {
      this.table = readTableFile(paths);
      this.writer = new JournalWriter(paths.journal, ({ record }) => {
        checkBelongs(record, paths.definition, digest);
        this.taker.take(record);
      });
      removeParts(paths.replays);
      renameOldAttempts(paths.replays);
    } catch (error) {
      this.lock.release();
      throw error;
    }
  }

  /** Writes a record. When this returns it is on the disk. */
  append(record: JournalRecord): void {
    const validate = findValidator<JournalRecord>('tournament/record');
    if (!validate(record)) throw new Error(`not a record: ${JSON.stringify(validate.errors)}`);
    this.lock.check();
    this.writer.append(record);
    this.taker.take(record);
  }

  /** Who is who. */
  get privateTable(): PrivateTable {
    return this.table;
  }

  /** Writes down who is who, before the journal speaks of somebody: what it does not speak of is nobody. */
  keepPrivateTable(table: PrivateTable): void {
    this.lock.check();
    writeTableFile(this.paths, table);
    this.table = table;
  }

  close(): void {
    this.writer.close();
    this.lock.release();
  }
}

/** What was written in an older form is not continued in another: its journal is a chain. */
function refuseOldFolder({ root }: TournamentPaths, { tool }: TournamentDefinition): UsageError {
  return new UsageError(
    `${root} was made by an older version of minions: it can be read, verified and reported, but not continued or changed`,
    `continue with the version that made it: ${tool}, ${LAST_VERSION_OF_FORM_1}`,
  );
}

/** What was being written when somebody was killed. */
function removeParts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name), { force: true });
}
