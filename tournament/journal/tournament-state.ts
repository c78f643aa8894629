import type { ByPlayer } from '../../engine/core/players.ts';
import type { Entrant, TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type {
  Added,
  Duplicate,
  Extended,
  Joined,
  JournalRecord,
  Played,
  Quarantined,
  Replaced,
  Returned,
  Scheduled,
  Sealed,
  Voided,
  Withdrawn,
} from '../../protocol/types/tournament/record.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { mustBeReplayed } from './must-be-replayed.ts';

/** Something that happened to the field. */
export type FieldChange = Added | Withdrawn | Replaced | Returned;

/** A bot of a tournament with all that happened to it. */
export interface Participant {
  readonly id: string;
  readonly isHouse: boolean;
  /** Whether it plays to measure the others, and is not ranked. */
  readonly isReference: boolean;
  /** The commitments to the bot as it entered, and to each version that replaced the one before. */
  readonly versions: readonly string[];
  /** Why it left; undefined for one that is still in. */
  readonly withdrawn: string | undefined;
}

/** Where the seeds of some blocks come from. */
export interface Seal {
  readonly commitment: string;
  readonly fromBlock: number;
  /** Whether the organiser gave the secret; else it was drawn. */
  readonly isGiven: boolean;
  /** Undefined until it is revealed. */
  readonly secret: string | undefined;
}

/** What definition and journal say of a tournament at one moment. Nothing else is needed to show it or to go on. */
export interface TournamentState {
  readonly definition: TournamentDefinition;
  /** Entrants of the definition, its house bots, then those who were added. */
  readonly participants: readonly Participant[];
  /** What happened to the field, in the order in which it did. */
  readonly changes: readonly FieldChange[];
  /** The matches that count, in order of block and match, whatever the order they were played in. */
  readonly counted: readonly Played[];
  /** Every match that has a replay, whether it counts or not, in the same order. */
  readonly recorded: readonly Played[];
  /** First attempts that had to be replayed, in the same order. */
  readonly firstAttempts: readonly Played[];
  /** Matches in which a version played that was replaced later, in the same order. */
  readonly outdated: readonly Played[];
  readonly voided: readonly (Voided & { readonly played: Played | undefined })[];
  readonly seals: readonly Seal[];
  /** Each time that more was wanted than was planned. */
  readonly extensions: readonly Extended[];
  /** The first block that is not played any more because the time was over; undefined otherwise. */
  readonly endsBefore: number | undefined;
  /** Who played at the other end of a queue, in the order in which they came. */
  readonly workers: readonly Joined[];
  /** Workers that are not believed any more. */
  readonly quarantined: readonly Quarantined[];
  /** What such workers had played and is played again. */
  readonly setAside: readonly Played[];
  /** Second results of matches that counted already. */
  readonly duplicates: readonly Duplicate[];
  /** Who meets whom in an open ladder, by block from 1 on. */
  readonly scheduled: readonly Readonly<ByPlayer<string>>[];
  /** The greatest number of a block of which something is recorded. */
  readonly lastBlock: number;
}

/** How a match is called: block 12, match 3. */
export const makeMatchId = ({ block, match }: { block: number; match: number }): string => `${block}.${match}`;

/** Whom a change of the field is about. */
export const findChanged = (change: FieldChange): string => ('id' in change ? change.id : change.entrant.id);

const ID = /^[a-z][a-z0-9]{0,11}$/;

/** Formats that plan by results: to take a result back would take back the blocks that were planned from it. */
const PLANNED_BY_RESULTS: ReadonlySet<string> = new Set(['swiss', 'upc', 'ladder']);

export const isPlannedByResults = ({ format }: Pick<TournamentDefinition, 'format'>): boolean =>
  PLANNED_BY_RESULTS.has(format.kind);

/** Takes the records of a journal one after another and says what the tournament is by now. */
export class StateCollector {
  private readonly participants = new Map<string, Participant>();
  private readonly changes: FieldChange[] = [];
  private readonly attempts = new Map<string, Played[]>();
  private readonly voided = new Map<string, Voided>();
  private readonly seals: Seal[];
  private readonly workers = new Map<string, Joined>();
  private readonly quarantined: Quarantined[] = [];
  private readonly setAside: Played[] = [];
  private readonly duplicates: Duplicate[] = [];
  private readonly extensions: Extended[] = [];
  private readonly scheduled: Readonly<ByPlayer<string>>[] = [];
  private endsBefore: number | undefined;
  private lastBlock = 0;

  constructor(private readonly definition: TournamentDefinition) {
    for (const entrant of definition.entrants) this.enter(entrant, false);
    for (const entrant of definition.houseBots) this.enter(entrant, true);
    const { commitment, secretGiven } = definition;
    this.seals = [{ commitment, fromBlock: 1, isGiven: secretGiven ?? false, secret: undefined }];
  }

  take(record: JournalRecord): void {
    switch (record.kind) {
      case 'began':
        return;
      case 'played':
        return this.takePlayed(record);
      case 'added':
      case 'withdrawn':
      case 'replaced':
      case 'returned':
        return this.takeChange(record);
      case 'scheduled':
        return this.takeScheduled(record);
      case 'voided':
        return void this.voided.set(makeMatchId(record), record);
      case 'sealed':
        return this.takeSealed(record);
      case 'ended':
        return void (this.endsBefore = record.fromBlock);
      case 'joined':
        return void this.workers.set(record.worker, record);
      case 'duplicate':
        return void this.duplicates.push(record);
      case 'quarantined':
        return this.takeQuarantined(record);
      case 'extended':
        this.endsBefore = undefined;
        return void this.extensions.push(record);
      case 'revealed':
        return void this.seals.push({ ...this.seals.pop()!, secret: record.secret });
    }
  }

  state(): TournamentState {
    const participants = [...this.participants.values()];
    const latest = new Map(participants.map(({ id, versions }) => [id, versions.length]));
    const isCurrent = ({ seats }: Played): boolean => seats.every(({ id, version }) => latest.get(id) === version);
    const matches = [...this.attempts.values()].sort(([a], [b]) => a!.block - b!.block || a!.match - b!.match);
    const valid = matches.filter(([first]) => !this.voided.has(makeMatchId(first!)));
    const last = valid.map((attempts) => attempts.at(-1)!).filter((played) => !mustBeReplayed(played));
    return {
      definition: this.definition,
      participants,
      changes: [...this.changes],
      counted: last.filter(isCurrent),
      recorded: matches.flat(),
      firstAttempts: valid.map(([first]) => first!).filter(mustBeReplayed),
      outdated: last.filter((played) => !isCurrent(played)),
      voided: [...this.voided.values()].map((record) => ({
        ...record,
        played: this.attempts.get(makeMatchId(record))?.at(-1),
      })),
      seals: [...this.seals],
      extensions: [...this.extensions],
      endsBefore: this.endsBefore,
      workers: [...this.workers.values()],
      quarantined: [...this.quarantined],
      setAside: [...this.setAside],
      duplicates: [...this.duplicates],
      scheduled: [...this.scheduled],
      lastBlock: this.lastBlock,
    };
  }

  private takePlayed(played: Played): void {
    const id = makeMatchId(played);
    this.lastBlock = Math.max(this.lastBlock, played.block);
    const attempts = this.attempts.get(id);
    if (attempts) attempts.push(played);
    else this.attempts.set(id, [played]);
  }

  private takeQuarantined(record: Quarantined): void {
    this.quarantined.push(record);
    if (isPlannedByResults(this.definition)) return;
    for (const [id, attempts] of this.attempts) {
      // A second attempt means something only behind the first.
      if (!attempts.some(({ measured }) => measured.worker === record.worker)) continue;
      this.setAside.push(...attempts);
      this.attempts.delete(id);
    }
  }

  private takeSealed({ commitment, fromBlock, given }: Sealed): void {
    this.seals.push({ commitment, fromBlock, isGiven: given ?? false, secret: undefined });
  }

  private takeScheduled({ block, table }: Scheduled): void {
    this.scheduled[block - 1] = table;
    this.lastBlock = Math.max(this.lastBlock, block);
  }

  private takeChange(change: FieldChange): void {
    this.changes.push(change);
    if (change.kind === 'added') return this.enter(change.entrant, false);
    const id = findChanged(change);
    const participant = this.participants.get(id);
    if (!participant) return;
    const { versions } = participant;
    this.participants.set(
      id,
      change.kind === 'replaced'
        ? { ...participant, versions: [...versions, change.entrant.commitment] }
        : { ...participant, withdrawn: change.kind === 'withdrawn' ? change.reason : undefined },
    );
  }

  private enter({ id, commitment, reference }: Entrant, isHouse: boolean): void {
    // Files are called by it.
    if (!ID.test(id)) throw new UsageError(`invalid id of a bot: "${id}"`, 'put the journal back from a copy');
    const isReference = reference ?? false;
    this.participants.set(id, { id, isHouse, isReference, versions: [commitment], withdrawn: undefined });
  }
}
