import type { Command } from 'commander';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { loadFolder } from '../tournament/load-folder.ts';
import { beginTournament } from '../tournament/begin-tournament.ts';
import { changeTournament } from '../tournament/change-tournament.ts';
import { makeReportFiles, type ReportCommandOptions } from '../tournament/make-report-files.ts';
import { resumeTournament, type ResumeOptions } from '../tournament/resume-tournament.ts';
import { showStatus } from '../tournament/show-status.ts';
import { showVerification } from '../tournament/show-verification.ts';
import { addBeginOptions, addRunOptions, type BeginOptions } from '../tournament/tournament-options.ts';

export function defineTournamentCommand(command: Command): void {
  command
    // Options that the command and its own commands share belong to the one they stand behind.
    .enablePositionalOptions()
    .argument('<game>', 'crematoria, …: "minions games" lists them')
    .argument('<bots...>', 'four to 400 bots, as in "minions play"; name=bot gives one another name')
    .action((game: string, bots: string[], options: BeginOptions) => beginTournament(game, bots, options));
  addBeginOptions(command);
  defineResume(command);
  defineStatus(command);
  defineReport(command);
  defineVerify(command);
  defineChanges(command);
}

const FOLDER = 'the folder of the tournament';

const NEXT_SECRET = [
  '--secret <hex>',
  'the secret of what is played from now on, when the first one is revealed',
] as const;

const child = (command: Command, name: string, about: string): Command =>
  command.command(name).description(about).argument('<folder>', FOLDER);

function defineResume(command: Command): void {
  const resume = child(command, 'resume', 'go on with a tournament where it stopped');
  addRunOptions(resume);
  resume
    .option('--cycles <number>', 'round-robin, gauntlet: play on until there are so many in all')
    .option('--rounds <number>', 'swiss: play on until there are so many in all')
    .option('--blocks <number>', 'ladder: play on until there are so many in all')
    .option(...NEXT_SECRET)
    .action((folder: string, options: ResumeOptions) => resumeTournament(folder, options));
}

function defineStatus(command: Command): void {
  child(command, 'status', 'how far it is, and who leads')
    .option('--json', 'print JSON')
    .action((folder: string, { json }: { json?: true }) => showStatus(locateTournament(folder), json ?? false));
}

function defineReport(command: Command): void {
  child(command, 'report', 'write the pages, tables and data of what was played so far')
    .option('--marks <file>', 'give marks by a formula: "minions schema tournament/marks"')
    .option('--pseudonyms', 'call bots by other names everywhere but in standings.csv')
    .option('--publish <folder>', 'write one folder with pages, viewer and replays for a web space')
    .option('--json', 'print JSON')
    .action(async (folder: string, options: ReportCommandOptions) =>
      makeReportFiles(await loadFolder(folder, openCatalogue()), options),
    );
}

function defineVerify(command: Command): void {
  child(command, 'verify', 'check every line of the journal, every seed, every bot and every replay')
    .option('--deep', 'play every replay again')
    .option('--json', 'print JSON')
    .action(async (folder: string, options: { deep?: true; json?: true }) =>
      showVerification(await loadFolder(folder, openCatalogue()), options.deep ?? false, options.json ?? false),
    );
}

function defineChanges(command: Command): void {
  child(command, 'add', 'let a bot enter; it plays what it missed')
    .argument('<bots...>', 'the bots')
    .option(...NEXT_SECRET)
    .option('--json', 'print JSON')
    .action((folder: string, bots: string[], options: object) =>
      changeTournament(folder, { kind: 'add', bots }, options),
    );
  child(command, 'withdraw', 'let a bot leave; what it has played stays')
    .argument('<bot>', 'its name')
    .option('--reason <text>', 'why', 'at the wish of its author')
    .option('--json', 'print JSON')
    .action((folder: string, bot: string, options: object) =>
      changeTournament(folder, { kind: 'withdraw', bot }, options),
    );
  child(command, 'replace', 'put another version in the place of a bot; only its blocks are played again')
    .argument('<name>', 'the name of the bot')
    .argument('<bot>', 'its new version')
    .option('--reason <text>', 'why', 'a new version')
    .option(...NEXT_SECRET)
    .option('--json', 'print JSON')
    .action((folder: string, bot: string, source: string, options: object) =>
      changeTournament(folder, { kind: 'replace', bot, source }, options),
    );
  child(command, 'void', 'take a match out of the count')
    .argument('<match>', 'block and match, as in 12.3')
    .requiredOption('--reason <text>', 'why')
    .option('--json', 'print JSON')
    .action((folder: string, match: string, options: object) =>
      changeTournament(folder, { kind: 'void', match }, options),
    );
}
