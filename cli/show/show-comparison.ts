import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Summary } from '../../tournament/compare/summarise-comparison.ts';
import type { TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { nameCommand } from '../command-name.ts';
import { makeComparisonSummary } from './make-comparison-summary.ts';

interface ComparisonShow {
  readonly isJson: boolean;
  readonly isQuiet?: boolean;
}

/** What is known of the two bots, for people or for programs. */
export function showComparison(
  paths: TournamentPaths,
  summary: Summary,
  { isJson, isQuiet = false }: ComparisonShow,
): void {
  const { result, times } = summary;
  const { root } = paths;
  if (isJson) return console.log(JSON.stringify({ ...result, folder: root, times }));
  if (isQuiet) return;
  process.stdout.write(`${makeComparisonSummary(summary, root)}\n`);
  const page = join(paths.report, 'index.html');
  if (existsSync(page)) console.log(`Report in ${page}`);
  if (result.isFinal) console.log(nameCommand(`Check it all with: minions compare verify ${quoteForShell(root)}`));
  else console.log(nameCommand(`Continue with: minions compare resume ${quoteForShell(root)}`));
}
