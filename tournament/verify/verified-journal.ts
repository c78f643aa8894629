import { findValidator } from '../../protocol/find-validator.ts';
import type { TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import type { JournalRecord, Played } from '../../protocol/types/tournament/record.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { readTableFile } from '../folder/private-table.ts';
import { checkBelongs, readDefinition } from '../folder/read-tournament.ts';
import { readJournal } from '../journal/read-journal.ts';
import { GENESIS_HASH } from '../journal/hashed-line.ts';
import { StateCollector, type TournamentState } from '../journal/tournament-state.ts';
import { makePlace } from './make-place.ts';
import { RecordChecker } from './record-checker.ts';

/** A record with the number of its line, from 1. */
export interface JournalLine<Record extends JournalRecord = JournalRecord> {
  readonly line: number;
  readonly record: Record;
}

/** A journal as far as it can be read, and what is wrong with its lines one by one. */
export interface VerifiedJournal {
  readonly definition: TournamentDefinition;
  /** Of the bytes of the definition. */
  readonly digest: string;
  /** Whether the folder has the form of an earlier version. */
  readonly isOld: boolean;
  readonly state: TournamentState;
  readonly table: PrivateTable;
  readonly lines: readonly JournalLine[];
  /** Without those that were set aside: what was played again has the replay of the second time. */
  readonly played: readonly JournalLine<Played>[];
  /** The checksum of each line; that of the last one stands for the whole journal. */
  readonly sums: readonly string[];
  readonly problems: readonly string[];
}

/** Reads all that stands before the first line that was changed. */
export function readVerifiedJournal(paths: TournamentPaths): VerifiedJournal {
  const { definition, digest, upgrade } = readDefinition(paths);
  const collector = new StateCollector(definition);
  const checker = new RecordChecker(definition, upgrade !== undefined);
  const validate = findValidator<JournalRecord>('tournament/record');
  const [lines, sums, problems]: [JournalLine[], string[], string[]] = [[], [], []];
  try {
    for (const { record: written, line, sum } of readJournal(paths.journal)) {
      sums.push(sum);
      checkBelongs(written, paths.definition, digest);
      const record = upgrade?.upgradeRecord(written) ?? written;
      if (!validate(record)) {
        problems.push(`${makePlace({ line, record })}: this is no record of a tournament`);
        continue;
      }
      problems.push(...checker.take({ line, record }).map((problem) => `${makePlace({ line, record })}: ${problem}`));
      collector.take(record);
      lines.push({ line, record });
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    problems.push(error.message);
  }
  const state = collector.state();
  const table = upgrade?.table ?? readTableFile(paths);
  const isOld = upgrade !== undefined;
  return { definition, digest, isOld, state, table, lines, played: listPlayed(lines, state), sums, problems };
}

function listPlayed(lines: readonly JournalLine[], state: TournamentState): JournalLine<Played>[] {
  const setAside = new Set(state.setAside);
  return lines.flatMap(({ line, record }) =>
    record.kind === 'played' && !setAside.has(record) ? [{ line, record }] : [],
  );
}

/** The checksum of the last line. */
export const findLastSum = ({ sums }: Pick<VerifiedJournal, 'sums'>): string => sums.at(-1) ?? GENESIS_HASH;
