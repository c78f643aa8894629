import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FunctionBot } from '../../../judge/bot/function-bot.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import type { ReplayHeader } from '../../../protocol/types/replay/header.ts';
import type { TournamentDefinition } from '../../../protocol/types/tournament/definition.ts';
import type { JournalRecord, Played } from '../../../protocol/types/tournament/record.ts';
import { locateTournament, type TournamentPaths } from '../../../tournament/folder/locate-tournament.ts';
import { readJournal } from '../../../tournament/journal/read-journal.ts';
import { makeHashedLine, GENESIS_HASH } from '../../../tournament/journal/hashed-line.ts';
import { beginTournament, type BeginTournamentOptions } from '../../../tournament/organise/begin-tournament.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

export const SECRET = '5'.repeat(64);

interface State {
  readonly round: number;
  readonly player: number;
  readonly units: readonly { readonly id: number; readonly player: number }[];
}

const makeBot = (name: string, dir: string, breaksIn = Infinity): FunctionBot => ({
  name,
  bot: (state) => {
    const { round, player, units } = state as State;
    if (round >= breaksIn) throw new Error('I cannot go on');
    return { round, orders: units.filter((unit) => unit.player === player).map(({ id }) => ({ unit: id, dir })) };
  },
});

/** Five bots that always do the same; one of them fails in every match. */
export const CUP_BOTS: readonly FunctionBot[] = [
  ...['Top', 'Left', 'Right', 'None'].map((dir) => makeBot(`goes-${dir.toLowerCase()}`, dir)),
  makeBot('breaks', 'Top', 2),
];

/** Begins a tournament of matches of three rounds. */
export async function beginCup(change: Partial<BeginTournamentOptions> = {}): Promise<TournamentPaths> {
  const { paths } = await beginTournament({
    game: findOurGame('crematoria')!,
    bots: CUP_BOTS,
    config: { rounds: 3 },
    format: { kind: 'round-robin', cycles: 1 },
    seats: 1,
    secret: SECRET,
    folder: `${emptyFolder()}/cup`,
    ...change,
  });
  return paths;
}

/** The folder of a tournament in the hands of somebody who forges it, with all checksums in order. */
export class Forger {
  readonly paths: TournamentPaths;

  constructor({ root }: TournamentPaths) {
    this.paths = locateTournament(join(emptyFolder(), 'cup'));
    cpSync(root, this.paths.root, { recursive: true });
  }

  get records(): JournalRecord[] {
    return [...readJournal(this.paths.journal)].map(({ record }) => record);
  }

  /** Writes a journal whose chain holds. */
  writeRecords(records: readonly JournalRecord[]): void {
    let sum = GENESIS_HASH;
    const lines = records.map((record) => {
      const line = makeHashedLine(record, sum);
      ({ sum } = line);
      return `${line.text}\n`;
    });
    writeFileSync(this.paths.journal, lines.join(''));
  }

  changeRecords(change: (records: JournalRecord[]) => JournalRecord[]): void {
    this.writeRecords(change(this.records));
  }

  /** Changes the record of a match. */
  changePlayed(id: string, change: (played: Played) => Played): void {
    this.changeRecords((records) => records.map((record) => (isMatch(record, id) ? change(record) : record)));
  }

  /** Changes the definition, and what the journal says of it. */
  changeDefinition(change: (definition: TournamentDefinition) => TournamentDefinition): void {
    const definition = JSON.parse(readFileSync(this.paths.definition, 'utf8')) as TournamentDefinition;
    const bytes = JSON.stringify(change(definition));
    writeFileSync(this.paths.definition, bytes);
    const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    this.changeRecords((records) =>
      records.map((record) => (record.kind === 'began' ? { ...record, definition: digest } : record)),
    );
  }

  /** Changes the lines of a replay, and the digest that the journal has of it. */
  changeReplay(id: string, change: (lines: string[]) => string[]): void {
    const path = this.locateReplay(id);
    const text = change(gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n')).join('\n');
    writeFileSync(path, gzipSync(`${text}\n`));
    this.recordReplay(id);
  }

  changeHeader(id: string, change: (header: ReplayHeader) => ReplayHeader): void {
    this.changeReplay(id, ([first, ...rest]) => [JSON.stringify(change(JSON.parse(first!) as ReplayHeader)), ...rest]);
  }

  /** Puts the replay of another match in the place of one. */
  swapReplay(id: string, other: string): void {
    cpSync(this.locateReplay(other), this.locateReplay(id));
    this.recordReplay(id);
  }

  /** Gives a replay the name of one that had to be replayed. */
  callFirstAttempt(id: string): void {
    cpSync(this.locateReplay(id), this.locateReplay(id).replace('.jsonl', '-first.jsonl'));
  }

  removeReplay(id: string): void {
    rmSync(this.locateReplay(id));
  }

  private locateReplay(id: string): string {
    const [block, match] = id.split('.');
    return join(this.paths.replays, `${block!.padStart(5, '0')}-${match}.jsonl.gz`);
  }

  private recordReplay(id: string): void {
    const text = gunzipSync(readFileSync(this.locateReplay(id)));
    const replay = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    this.changePlayed(id, (played) => ({ ...played, replay }));
  }
}

export const isMatch = (record: JournalRecord, id: string): record is Played =>
  record.kind === 'played' && `${record.block}.${record.match}` === id;

export const changeSeat = (played: Played, player: number, change: Partial<Played['seats'][number]>): Played => ({
  ...played,
  seats: played.seats.map((seat, at) => (at === player ? { ...seat, ...change } : seat)) as Played['seats'],
});
