import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findValidator } from '../../protocol/find-validator.ts';
import type { TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type { JournalRecord } from '../../protocol/types/tournament/record.ts';
import { JournalWriter } from '../journal/journal-writer.ts';
import { StateCollector, type TournamentState } from '../journal/tournament-state.ts';
import { renameOldAttempts } from './first-attempts.ts';
import type { TournamentPlaces } from './locate-tournament.ts';
import { checkBelongs, readDefinition } from './read-tournament.ts';
import { WritingLock } from './writing-lock.ts';

/** A tournament that this process may write to, and nobody else meanwhile. */
export class OpenTournament {
  readonly definition: TournamentDefinition;
  readonly digest: string;
  private readonly lock: WritingLock;
  private readonly writer: JournalWriter;
  private readonly collector: StateCollector;

  constructor(readonly places: TournamentPlaces) {
    const { definition, digest } = readDefinition(places);
    this.definition = definition;
    this.digest = digest;
    this.collector = new StateCollector(definition);
    this.lock = new WritingLock(places.lock);
    try {
      this.writer = new JournalWriter(places.journal, ({ record }) => {
        checkBelongs(record, places.definition, digest);
        this.collector.take(record);
      });
      removeParts(places.replays);
      renameOldAttempts(places.replays);
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
    this.collector.take(record);
  }

  state(): TournamentState {
    return this.collector.state();
  }

  close(): void {
    this.writer.close();
    this.lock.release();
  }
}

/** What was being written when somebody was killed. */
function removeParts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name), { force: true });
}
