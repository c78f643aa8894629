import { makeVisibleJson } from '../../protocol/visible-text.ts';
import { compareReplays } from '../../replay/compare-replays.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { openReplay } from '../../judge/games/open-replay.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeDiffSummary } from '../show/make-diff-summary.ts';

interface DiffOptions extends GameOption {
  readonly every?: string;
  readonly json?: true;
  readonly exitCode?: true;
}

const MAX_ROUNDS = 100_000;

export function defineDiff(command: JudgeCommand): void {
  command
    .argument('<a>', 'a .jsonl or .jsonl.gz file')
    .argument('<b>', 'another one')
    .option('--every <rounds>', 'show the points after so many rounds each; some rounds when not given')
    .option(...GAME_OPTION)
    .option('--json', 'print JSON, with the points of every round: "minions schema rerun/diff"')
    .option('--exit-code', 'exit with 1 when there is a difference')
    .action(async (a: string, b: string, { every, json, exitCode, game }: DiffOptions) => {
      const step = every === undefined ? undefined : parseWholeNumber('--every', every, 1, MAX_ROUNDS);
      const games = openCatalogue();
      const comparison = await compareReplays(await openReplay(a, games, game), await openReplay(b, games, game));
      console.log(json ? makeVisibleJson(comparison) : makeDiffSummary(comparison, [a, b], step).trimEnd());
      return exitCode && !comparison.isSame ? EXIT_CODES.failed : undefined;
    });
}
