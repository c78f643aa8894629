import type { ParameterRanges } from '../../../protocol/types/bot.ts';

/** What people mean by a bot, found: data only. All names in it are relative to its folder. */
export interface FoundBot {
  readonly name: string;
  /** Its whole name, when that is too long to be shown. */
  readonly longName?: string;
  /** Where its files are, and where it is started. */
  readonly folder: string;
  /** What names it in its folder: a file, a bot of its bot.json, nothing for the folder itself. Commands have no such name. */
  readonly entry?: string;
  /** The files it is made of, in order. */
  readonly files: readonly string[];
  /** What it may see of its folder when it runs: files and folders. A bot that sees `.` has the folder for itself. */
  readonly sees: readonly string[];
  /** Folders in those that it may not see: caches and the like, which its digest leaves out. */
  readonly hidden?: readonly string[];
  /** Files that its own name and that it will not see: they lie beside it, and it has no folder. */
  readonly beside?: readonly string[];
  readonly recipe: BotRecipe;
  /** Numbers that its author leaves open. */
  readonly parameters?: ParameterRanges;
}

/** How files become a process. The same text on every machine: it is part of a bot's digest. */
export interface BotRecipe {
  /** The command and its arguments; `{out}` stands for what the build makes. */
  readonly run: readonly string[];
  /** Commands that are tried in turn. When all fail, the errors shown are those of the last. */
  readonly build?: readonly (readonly string[])[];
  /** The game whose runtime a build links with; `{runtime}` stands for it in the commands. */
  readonly runtime?: string;
}

export const OUT = '{out}';
export const RUNTIME = '{runtime}';
/** What the compiler is to include before a player: compiled in advance, once somebody builds one after another. */
export const HEADERS = '{headers}';
/** The folder of the C++ kit that comes with the judge. */
export const KIT = '{kit}';
