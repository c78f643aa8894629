import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../judge/usage-error.ts';
import { locateTournament, type TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { readTableFile, writeTableFile } from '../../tournament/folder/private-table.ts';
import { findWriter } from '../../tournament/folder/writing-lock.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import { findBotName } from '../rounds/begin-round.ts';
import { removeTraces } from './remove-traces.ts';

function listRounds({ rounds }: ContestPaths): TournamentPaths[] {
  if (!existsSync(rounds)) return [];
  return readdirSync(rounds)
    .map((name) => locateTournament(join(rounds, name)))
    .filter(({ definition, journal }) => existsSync(definition) && existsSync(journal));
}

/** A round that is being played needs the files of everybody. */
export function requireRoundsAtRest(paths: ContestPaths): void {
  const playing = listRounds(paths).find(({ lock }) => findWriter(lock) !== undefined);
  if (!playing) return;
  throw new UsageError('a round is being played, and needs the bots of everybody', 'erase them when it is over');
}

/** Takes bots out of every round that was played. Its journal stays, and what was published of it is made anew. */
export function eraseFromRounds(paths: ContestPaths, bots: ReadonlySet<string>): void {
  for (const round of listRounds(paths)) {
    const table = readTableFile(round);
    const entries = Object.entries(table.entrants).filter(([, { name }]) => bots.has(findBotName(name)));
    if (entries.length === 0) continue;
    writeTableFile(round, removeTraces(round, table, new Set(entries.map(([id]) => id))));
    rmSync(`${round.root}.site`, { recursive: true, force: true });
  }
}
