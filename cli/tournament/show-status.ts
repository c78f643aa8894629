import type { TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { makeShowName } from '../../tournament/folder/private-table.ts';
import { readPrivateTable, readTournament } from '../../tournament/folder/read-tournament.ts';
import { findSecret } from '../../tournament/folder/secrets.ts';
import { findWriter } from '../../tournament/folder/writing-lock.ts';
import { makeStandings, nameStandings } from '../../tournament/standings/make-standings.ts';
import { Agenda } from '../../tournament/run/agenda.ts';
import { planTournament } from '../../tournament/run/plan-tournament.ts';
import { COMMAND } from '../command-name.ts';
import { makeStandingsSummary } from '../show/make-standings-summary.ts';
import { quoteForShell } from '../../judge/prepare/quote-for-shell.ts';

/** How far a tournament is, who leads, and what to do next. */
export function showStatus(places: TournamentPlaces, isJson: boolean): void {
  const state = readTournament(places);
  const standings = nameStandings(makeStandings(state), makeShowName(readPrivateTable(places)));
  const agenda = new Agenda(state);
  agenda.follow(planTournament(state, findSecret(places, state.seals[0]!)));
  const { planned, done } = agenda.count();
  const hasEnded = state.seals.at(-1)!.secret !== undefined;
  const writer = findWriter(places.lock);
  if (isJson) {
    const writing = writer ? { pid: writer.pid, machine: writer.machine, since: writer.since } : null;
    return console.log(JSON.stringify({ folder: places.root, planned, done, hasEnded, writing, standings }));
  }
  process.stdout.write(`${makeStandingsSummary(standings)}\n`);
  console.log(`${done} of ${planned} matches are played.`);
  if (writer) console.log(`Process ${writer.pid} on ${writer.machine} is playing since ${writer.since}.`);
  else if (hasEnded) console.log('The tournament has ended.');
  else console.log(`Nobody is playing. Go on with: ${COMMAND} tournament resume ${quoteForShell(places.root)}`);
}
