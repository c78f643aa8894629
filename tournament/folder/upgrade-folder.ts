import { createHash } from 'node:crypto';
import type { Parameters } from '../../protocol/types/common.ts';
import type { Entrant } from '../../protocol/types/tournament/definition.ts';
import type { PrivateEntry, PrivateTable } from '../../protocol/types/tournament/private.ts';
import type { JournalRecord } from '../../protocol/types/tournament/record.ts';
import { drawPseudonym } from './draw-pseudonym.ts';
import { makeEntrantId, makeHouseId } from './identify-bot.ts';
import { addEntry, findEntry, makeBotCommitment } from './private-table.ts';

/** What people need who want to go on with a folder of form 1. */
export const LAST_VERSION_OF_FORM_1 = 'commit 2ecf390 or an earlier one';

/** Bots were called by name everywhere, and had their digests in the definition and in every record. */
interface OldEntrant {
  readonly name: string;
  readonly digest: string;
  readonly path: string;
  readonly parameters?: Parameters;
}

interface OldDefinition {
  readonly entrants: readonly OldEntrant[];
  readonly houseBots: readonly OldEntrant[];
  readonly format: {
    readonly challengers?: readonly string[];
    readonly sources?: { readonly old: string; readonly new: string };
    readonly source?: string;
  };
}

interface OldSeat {
  readonly name: string;
  readonly digest: string;
  readonly lastWords: string;
}

interface OldRecord {
  readonly kind: string;
  readonly name?: string;
  readonly entrant?: OldEntrant;
  readonly seats?: readonly OldSeat[];
  readonly replay?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isText = (value: unknown): boolean => typeof value === 'string';

const isOldEntrant = (value: unknown): boolean =>
  isObject(value) && [value['name'], value['digest'], value['path']].every(isText);

const isOldSeat = (value: unknown): boolean =>
  isObject(value) && [value['name'], value['digest'], value['lastWords']].every(isText);

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

/** What is looked at here is checked here; the rest is checked when it has the form of today. */
export function isOldDefinition(value: unknown): value is OldDefinition {
  if (!isObject(value) || value['tournament'] !== 1 || !isObject(value['format'])) return false;
  const { challengers, sources } = value['format'];
  const isFormat =
    (challengers === undefined || isListOf(challengers, isText)) && (sources === undefined || isObject(sources));
  return isFormat && isListOf(value['entrants'], isOldEntrant) && isListOf(value['houseBots'], isOldEntrant);
}

function isOldRecord(record: unknown): record is OldRecord {
  if (!isObject(record)) return false;
  const { name, entrant, seats } = record;
  return (
    (name === undefined || isText(name)) &&
    (entrant === undefined || isOldEntrant(entrant)) &&
    (seats === undefined || isListOf(seats, isOldSeat))
  );
}

/**
 * Reads what version 1 of the form wrote as if it had been written today: bots get ids in the order in which they
 * entered, and what is private goes into the table. Records must come in their order.
 */
export class FolderUpgrade {
  readonly definition: unknown;
  private known: PrivateTable = { private: 1, entrants: {} };
  private readonly ids = new Map<string, string>();
  private entered = 0;

  constructor(
    old: OldDefinition,
    /** Of the bytes of the definition, which nobody knows who does not have the folder. */
    private readonly digest: string,
  ) {
    const { challengers, sources, source, ...format } = old.format;
    const named = sources ? [sources.old, sources.new] : old.entrants.map(() => source);
    const entrants = old.entrants.map((bot, at) => this.enter(bot, named[at]));
    const houseBots = old.houseBots.map((bot, at) => this.enterAs(makeHouseId(at + 1), bot, bot.name));
    this.definition = {
      ...old,
      tournament: 2,
      format: challengers ? { ...format, challengers: challengers.map((name) => this.findId(name)) } : format,
      entrants,
      houseBots,
    };
  }

  /** Who is who, by what came so far. */
  get table(): PrivateTable {
    return this.known;
  }

  upgradeRecord(record: JournalRecord): JournalRecord {
    // What is no record stays none.
    if (!isOldRecord(record)) return record;
    const { name, entrant, seats, ...rest } = record;
    if (seats) return this.upgradePlayed(seats, rest);
    if (name !== undefined) return { ...rest, id: this.findId(name) } as unknown as JournalRecord;
    if (!entrant) return record;
    const made = rest.kind === 'added' ? this.enter(entrant) : this.addVersion(this.findId(entrant.name), entrant);
    return { ...rest, entrant: made } as unknown as JournalRecord;
  }

  private upgradePlayed(seats: readonly OldSeat[], rest: OldRecord): JournalRecord {
    // What bots wrote on standard error is in the replay itself: it is its own private part.
    const hasWords = seats.some(({ lastWords }) => lastWords !== '');
    return {
      ...rest,
      ...(hasWords ? { private: rest.replay } : {}),
      seats: seats.map((old) => {
        const { name, digest, lastWords: _, ...seat } = old;
        const id = this.findId(name);
        return { id, version: this.findVersion(id, digest), ...seat };
      }),
    } as unknown as JournalRecord;
  }

  private enter(bot: OldEntrant, source?: string): Entrant {
    this.entered += 1;
    const taken = new Set(Object.values(this.known.entrants).map(({ pseudonym }) => pseudonym));
    const pseudonym = drawPseudonym(taken, (below) => this.chooseNumber(below));
    return this.enterAs(makeEntrantId(this.entered), bot, pseudonym, source);
  }

  /** The same each time that the folder is read. */
  private chooseNumber(below: number): number {
    const hash = createHash('sha256').update(`${this.digest} ${this.entered}`).digest();
    return hash.readUInt32BE() % below;
  }

  private enterAs(id: string, bot: OldEntrant, pseudonym: string, source?: string): Entrant {
    this.ids.set(bot.name, id);
    this.known = addEntry(this.known, id, { name: bot.name, people: [], pseudonym, versions: [] });
    return this.addVersion(id, bot, source);
  }

  private addVersion(id: string, { digest, path, parameters }: OldEntrant, source = path): Entrant {
    const version = { source, path, digest, ...(parameters === undefined ? {} : { parameters }), salt: '' };
    const entry = findEntry(this.known, id);
    if (entry) this.known = addEntry(this.known, id, withVersion(entry, version));
    return { id, commitment: makeBotCommitment('', digest) };
  }

  /** A name that nobody entered under gets an id that nobody has. */
  private findId(name: string): string {
    return this.ids.get(name) ?? 'nobody';
  }

  /** The last version of these files so far; 0, which no version has, where there is none. */
  private findVersion(id: string, digest: string): number {
    return (findEntry(this.known, id)?.versions.findLastIndex((version) => version.digest === digest) ?? -1) + 1;
  }
}

const withVersion = (entry: PrivateEntry, version: PrivateEntry['versions'][number]): PrivateEntry => ({
  ...entry,
  versions: [...entry.versions, version],
});
