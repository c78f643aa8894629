import { writeFileSync } from 'node:fs';
import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { compareVersions, type SimilarVersions } from '../../contest/similar/compare-versions.ts';
import { exportForJplag } from '../../contest/similar/export-for-jplag.ts';
import { makeSimilarPage } from '../../contest/similar/similar-page.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeTable } from '../show/make-table.ts';

interface SimilarCommandOptions {
  readonly database?: string;
  readonly against?: string;
  readonly most: number;
  readonly out?: string;
  readonly jplag?: string;
  readonly json?: true;
}

export function defineContestSimilar(
  command: JudgeCommand,
  findDatabase: (given?: string) => string | undefined,
): void {
  command
    .command('similar')
    .description('for staff: list similar submissions of different people, even if code was renamed or moved')
    .argument('<folder>', 'the folder of a contest')
    .option('--against <folder>', 'compare with programs of earlier years too, each a folder or a source file')
    .option('--most <n>', 'how many pairs to list', (text) => parseWholeNumber('--most', text, 1, 10_000), 15)
    .option('-o, --out <file>', 'write a page that shows the pairs side by side')
    .option('--jplag <folder>', 'write the newest versions for JPlag into a new folder, and compare nothing')
    .option('--database <address>', 'postgres://…, in place of a file in the folder; else MINIONS_DATABASE')
    .option('--json', 'print JSON')
    .action(async (folder: string, options: SimilarCommandOptions) => {
      const reach = { folder, database: findDatabase(options.database) };
      if (options.jplag !== undefined) {
        const count = await exportForJplag(reach, options.jplag);
        return console.log(
          `${count === 1 ? '1 submission is' : `${count} submissions are`} in ${makeVisible(options.jplag)}`,
        );
      }
      const pairs = await compareVersions({ ...reach, against: options.against, most: options.most });
      if (options.out !== undefined) writeFileSync(options.out, makeSimilarPage(folder, pairs), { mode: 0o600 });
      if (options.json) console.log(makeVisibleJson(pairs));
      else showPairs(pairs, options.out);
    });
}

function showPairs(pairs: readonly SimilarVersions[], page: string | undefined): void {
  if (pairs.length === 0) return console.log('no similar submissions of different people were found');
  const rows = pairs.map(({ share, one, other }) => [
    `${Math.min(100, Math.round(100 * share))} %`,
    one.name,
    other.name,
  ]);
  console.log(makeTable(['shared', 'one', 'the other'], rows).trimEnd());
  console.log(
    page === undefined ? '\nadd -o similar.html to see them side by side' : `\nside by side: ${makeVisible(page)}`,
  );
}
