import type { Command } from 'commander';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { beginComparison } from '../compare/begin-comparison.ts';
import { addBeginOptions, addPlayOptions, type BeginOptions, type PlayOptions } from '../compare/compare-options.ts';
import { makeReport } from '../compare/make-report.ts';
import { playComparison } from '../compare/play-comparison.ts';
import { showStatus } from '../compare/show-status.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { loadFolder, type LoadedFolder } from '../tournament/load-folder.ts';
import { showVerification } from '../tournament/show-verification.ts';

export function defineCompare(command: Command): void {
  command
    // Options that the command and its own commands share belong to the one they stand behind.
    .enablePositionalOptions()
    .argument('<game>', 'crematoria, …: "minions games" lists them')
    .argument('<old>', 'the bot as it was, as in "minions play"')
    .argument('<new>', 'the bot as it is now')
    .action((game: string, old: string, fresh: string, options: BeginOptions) =>
      beginComparison(game, old, fresh, options),
    );
  addBeginOptions(command);
  addPlayOptions(
    child(command, 'resume', 'go on with a comparison where it stopped').action(
      async (folder: string, options: PlayOptions) => playComparison(await load(folder), options),
    ),
  );
  child(command, 'status', 'what is known by now')
    .option('--json', 'print JSON')
    .action((folder: string, options: { json?: true }) => showStatus(locateTournament(folder, 'compare'), options));
  child(command, 'report', 'write the page of what is known by now')
    .option('--json', 'print JSON')
    .action(async (folder: string, options: { json?: true }) => makeReport(await load(folder), options));
  child(command, 'verify', 'check every line of the journal, every seed, every bot and every replay')
    .option('--deep', 'play every replay again')
    .option('--json', 'print JSON')
    .action(async (folder: string, options: { deep?: true; json?: true }) =>
      showVerification(await load(folder), options.deep ?? false, options.json ?? false),
    );
}

const load = (folder: string): Promise<LoadedFolder> => loadFolder(folder, openCatalogue(), 'compare');

const child = (command: Command, name: string, about: string): Command =>
  command.command(name).description(about).argument('<folder>', 'the folder of the comparison');
