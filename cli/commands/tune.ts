import type { Command } from 'commander';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { beginTuning } from '../compare/begin-tuning.ts';
import { playTuning, showTuning } from '../compare/play-tuning.ts';
import { addResumeOptions, addTuneOptions, type TuneOptions } from '../compare/tune-options.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { loadFolder, type LoadedFolder } from '../tournament/load-folder.ts';
import { showVerification } from '../tournament/show-verification.ts';
import type { RunOptions } from '../tournament/tournament-options.ts';

export function defineTune(command: Command): void {
  command
    // Options that the command and its own commands share belong to the one they stand behind.
    .enablePositionalOptions()
    .argument('<game>', 'crematoria, …: "minions games" lists them')
    .argument('<bot>', 'a bot whose bot.json names parameters, as in "minions play"')
    .action((game: string, bot: string, options: TuneOptions) => beginTuning(game, bot, options));
  addTuneOptions(command);
  const resume = child(command, 'resume', 'go on with a search where it stopped');
  addResumeOptions(resume);
  resume.action(async (folder: string, options: RunOptions) => playTuning(await load(folder), options));
  child(command, 'status', 'what was tried, and what is left')
    .option('--json', 'print JSON')
    .action((folder: string, options: { json?: true }) => showTuning(locateTournament(folder, 'tune'), options));
  child(command, 'verify', 'check every line of the journal, every seed, every bot and every replay of the search')
    .option('--deep', 'play every replay again')
    .option('--json', 'print JSON')
    .action(async (folder: string, options: { deep?: true; json?: true }) =>
      showVerification(await load(folder), options.deep ?? false, options.json ?? false),
    );
}

const load = (folder: string): Promise<LoadedFolder> => loadFolder(folder, openCatalogue(), 'tune');

const child = (command: Command, name: string, about: string): Command =>
  command.command(name).description(about).argument('<folder>', 'the folder of the search');
