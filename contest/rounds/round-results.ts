import { existsSync, statSync } from 'node:fs';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { Standings } from '../../protocol/types/tournament/standings.ts';
import type { TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { makeShowName } from '../../tournament/folder/private-table.ts';
import { readPrivateTable, readTournament } from '../../tournament/folder/read-tournament.ts';
import type { TournamentState } from '../../tournament/journal/tournament-state.ts';
import { groupTables, type Scored } from '../../tournament/report/bracket.ts';
import { makeStandings, nameStandings } from '../../tournament/standings/make-standings.ts';
import { findBotName } from './begin-round.ts';

/** What came of a round, as far as it is shown. */
export interface RoundResults {
  readonly standings: Standings;
  /** Bots by place, best first. */
  readonly order: readonly string[];
  readonly matches: readonly Played[];
  readonly semifinals: readonly (readonly Scored[])[];
  readonly final: readonly (readonly Scored[])[];
  readonly showName: (id: string) => string;
  /** Once everything is played. */
  readonly secret: string | null;
}

interface Kept {
  readonly key: string;
  readonly until: number;
  readonly results: RoundResults;
}

/** While a round is played its ratings are made anew, but never more than this share of the time goes into them. */
const SHARE = 0.05;
const MAX_KEPT = 16;

/** Reads what came of rounds from their journals, and remembers what it has computed. */
export class ResultReader {
  private readonly kept = new Map<string, Kept>();

  /**
   * Undefined until its folder is there.
   * @param shown how many blocks; null for all
   * @param isGrowing whether it is being played: then results may be some seconds old
   */
  read(paths: TournamentPaths, shown: number | null, isGrowing: boolean): RoundResults | undefined {
    if (!existsSync(paths.definition)) return undefined;
    const id = `${paths.root} ${shown}`;
    // Who is erased is no longer in the private table.
    const key = [paths.journal, paths.privateTable].map(describeFile).join(' ');
    const known = this.kept.get(id);
    if (known && (known.key === key || (isGrowing && performance.now() < known.until))) return known.results;
    const began = performance.now();
    const results = readResults(paths, shown);
    const now = performance.now();
    this.kept.delete(id);
    this.kept.set(id, { key, until: now + (now - began) / SHARE, results });
    if (this.kept.size > MAX_KEPT) this.kept.delete(this.kept.keys().next().value!);
    return results;
  }
}

function describeFile(path: string): string {
  if (!existsSync(path)) return '';
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

export function readResults(paths: TournamentPaths, shown: number | null): RoundResults {
  const whole = readTournament(paths);
  const state = shown === null ? whole : cutState(whole, shown);
  const showName = makeShowName(readPrivateTable(paths));
  const standings = nameStandings(makeStandings(state), showName);
  return {
    standings,
    order: orderBots(standings),
    matches: state.counted,
    semifinals: groupTables(state, 'semifinals'),
    final: groupTables(state, 'final'),
    showName: (id) => findBotName(showName(id)),
    secret: whole.seals.at(-1)!.secret ?? null,
  };
}

const cutState = (state: TournamentState, shown: number): TournamentState => ({
  ...state,
  counted: state.counted.filter(({ block }) => block <= shown),
});

/** By the places of the format, where it has some, else by rank. */
function orderBots({ rows }: Standings): string[] {
  return rows
    .filter(({ status }) => status === 'ranked')
    .toSorted((a, b) => (a.place ?? a.rank ?? Infinity) - (b.place ?? b.rank ?? Infinity))
    .map(({ name }) => findBotName(name));
}
