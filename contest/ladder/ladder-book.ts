import type { TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type { JournalRecord } from '../../protocol/types/tournament/record.ts';
import { StateCollector, type TournamentState } from '../../tournament/journal/tournament-state.ts';
import { OpenFolder } from '../../tournament/folder/open-folder.ts';
import type { TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { LadderMatches } from './ladder-matches.ts';

/** What is known of a ladder but for its matches. */
export type LadderField = Pick<
  TournamentState,
  'definition' | 'participants' | 'changes' | 'seals' | 'workers' | 'quarantined'
>;

const DAY = 'yyyy-mm-dd'.length;

/** Takes the records of a ladder's journal: what happened to the field is kept as it is, matches as little as possible. */
export class LadderBook {
  readonly matches = new LadderMatches();
  /** Of the secret that is used now; undefined before the first start. */
  secretDay: string | undefined;
  private readonly collector: StateCollector;
  private known: LadderField | undefined;

  constructor(definition: TournamentDefinition) {
    this.collector = new StateCollector(definition);
    for (const { id } of this.field.participants) this.matches.enter(id);
  }

  /** As it is now. */
  get field(): LadderField {
    return (this.known ??= this.collector.state());
  }

  take(record: JournalRecord): void {
    if (record.kind === 'played') return this.matches.take(record);
    if (record.kind === 'scheduled') return this.matches.schedule(record.block, record.table);
    if (record.kind === 'voided') return this.matches.void(record.block);
    if (record.kind === 'duplicate') return;
    this.collector.take(record);
    this.known = undefined;
    if (record.kind === 'added') this.matches.enter(record.entrant.id);
    if (record.kind === 'replaced') this.matches.reopenBot(record.entrant.id);
    if (record.kind === 'quarantined') this.matches.reopenWorker(record.worker);
    if (record.kind === 'sealed' || (record.kind === 'began' && this.secretDay === undefined))
      this.secretDay = record.at.slice(0, DAY);
  }
}

/** The folder of a ladder that this process may write to. */
export type OpenLadder = OpenFolder<LadderBook>;

export const openLadder = (paths: TournamentPaths): OpenLadder =>
  new OpenFolder(paths, (definition) => new LadderBook(definition));
