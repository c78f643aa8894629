import type { TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import type { ChangeOutcome } from '../../tournament/organise/change-tournament.ts';
import type { TournamentOutcome } from '../../tournament/organise/play-tournament.ts';
import type { TournamentStatus } from '../../tournament/organise/read-status.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { nameCommand } from '../command-name.ts';
import { makeStandingsSummary } from './make-standings-summary.ts';

interface OutcomeShow {
  readonly isJson: boolean;
  readonly isQuiet: boolean;
}

const makeCommand = (name: string, { root }: TournamentPaths): string =>
  nameCommand(`minions tournament ${name} ${quoteForShell(root)}`);

/** A tournament that has come to its end, or was stopped. */
export function showOutcome(
  paths: TournamentPaths,
  outcome: TournamentOutcome,
  { isJson, isQuiet }: OutcomeShow,
): void {
  const { root: folder } = paths;
  if (outcome.hasEnded) {
    const { standings, secret } = outcome;
    if (isJson) return console.log(JSON.stringify({ folder, hasEnded: true, standings }));
    if (isQuiet) return;
    process.stdout.write(`${makeStandingsSummary(standings)}\n`);
    console.log(`Secret ${secret}, revealed now that the tournament has ended.`);
    if (standings.head !== undefined)
      console.log(`Head ${standings.head}: publish it, and everybody can see whether a result was changed later.`);
    console.log(`Report in ${paths.report}/index.html. Check it all with: ${makeCommand('verify', paths)}`);
    return;
  }
  const { planned, done } = outcome;
  const resume = makeCommand('resume', paths);
  if (isJson) console.log(JSON.stringify({ folder, hasEnded: false, planned, done, resume }));
  else if (!isQuiet) console.log(`Stopped after ${done} of ${planned} matches. Continue with: ${resume}`);
}

/** How far it is, who leads, and what to do next. */
export function showStatus(paths: TournamentPaths, status: TournamentStatus, isJson: boolean): void {
  const { planned, done, hasEnded, writer, standings } = status;
  if (isJson) {
    const writing = writer ? { pid: writer.pid, machine: writer.machine, since: writer.since } : null;
    return console.log(JSON.stringify({ folder: paths.root, planned, done, hasEnded, writing, standings }));
  }
  process.stdout.write(`${makeStandingsSummary(standings)}\n`);
  console.log(`${done} of ${planned} matches are played.`);
  if (writer) console.log(`Process ${writer.pid} on ${writer.machine} is playing since ${writer.since}.`);
  else if (hasEnded) console.log('The tournament has ended.');
  else console.log(`Nothing is being played. Continue with: ${makeCommand('resume', paths)}`);
}

/** What is to be played after a change. */
export function showChange(
  paths: TournamentPaths,
  { planned, done, commitment, playedOut }: ChangeOutcome,
  isJson: boolean,
): void {
  const resume = makeCommand('resume', paths);
  if (isJson) return console.log(JSON.stringify({ folder: paths.root, planned, done, resume }));
  if (commitment !== null) console.log(`Commitment ${commitment}`);
  if (playedOut) {
    const { unit, to } = playedOut;
    return console.log(
      `Done. All of its ${to} ${unit} are played, and the new bot has played in none of them. Let it play: ` +
        `${resume} --${unit} ${Math.ceil(1.5 * to)}`,
    );
  }
  if (planned === done)
    console.log(`Done. Nothing needs to be played; write the report with: ${makeCommand('report', paths)}`);
  else console.log(`Done. ${planned - done} matches are to be played: ${resume}`);
}
