import type { TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { locateFinal, type TuningOutcome } from '../../tournament/tune/read-tuning.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { nameCommand } from '../command-name.ts';
import { makeTuningSummary } from './make-tuning-summary.ts';

interface TuningShow {
  readonly isJson: boolean;
  readonly isQuiet?: boolean;
}

/** What is known of a search, for people or for programs. */
export function showTuning(
  paths: TournamentPaths,
  { search, comparison, isDone }: TuningOutcome,
  { isJson, isQuiet = false }: TuningShow,
): void {
  if (isJson) return console.log(JSON.stringify({ ...search, comparison, folder: paths.root }));
  if (isQuiet) return;
  process.stdout.write(`${makeTuningSummary({ ...search, comparison })}\n`);
  console.log(`Kept in ${paths.root}${comparison === null ? '' : `, its comparison in ${locateFinal(paths).root}`}.`);
  if (!isDone) console.log(nameCommand(`Continue with: minions tune resume ${quoteForShell(paths.root)}`));
}
