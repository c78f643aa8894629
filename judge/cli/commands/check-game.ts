import type { Command } from 'commander';
import { makeVisible, makeVisibleJson, makeVisibleLines } from '../../../protocol/visible-text.ts';
import { DEFAULT_LIMITS } from '../../bot/limits.ts';
import { checkGame } from '../../games/contract/check-game.ts';
import { loadGame } from '../../games/load-game.ts';
import { findOutside } from '../../games/outside-games.ts';
import { UsageError } from '../../usage-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';

export function defineCheckGame(command: Command): void {
  command
    .argument('<game>', 'a game of your own, as in ./my-game')
    .option('--json', 'print JSON')
    .action(async (word: string, { json }: { json?: true }) => {
      const { id, title, version } = await loadGame(word);
      const outside = findOutside(id);
      if (!outside)
        throw new UsageError(`${title} is a game of minions`, 'it is held to all of this by its tests; name a folder');
      if (!json) console.log(`${title}, rules ${version}`);
      const steps = [];
      for (const step of checkGame(outside.rules, outside.folder, DEFAULT_LIMITS)) {
        steps.push(step);
        const { name, kind, note } = step;
        if (!json)
          console.log(
            makeVisibleLines(`  ${kind === 'passed' ? 'ok    ' : 'FAILED'} ${name}${note === '' ? '' : `: ${note}`}`),
          );
      }
      if (outside.drawingProblem !== null && !json)
        console.log(makeVisible(`  note   its drawing is left out: ${outside.drawingProblem}`));
      if (json) console.log(makeVisibleJson(steps));
      if (steps.some(({ kind }) => kind === 'failed')) process.exitCode = EXIT_CODES.failed;
    });
}
