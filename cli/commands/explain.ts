import { openReplay } from '../../judge/games/open-replay.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { makeVisibleJson } from '../../protocol/visible-text.ts';
import { explainReplay, type Explanation, type ExplainOptions } from '../../replay/explain-replay.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeExplanationText } from '../show/make-explanation-text.ts';

interface Options extends GameOption {
  readonly unit?: string;
  readonly round?: string;
  readonly all?: true;
  readonly json?: true;
}

const MAX_UNIT = 1_000_000;
const MAX_ROUND = 100_000;

export function defineExplain(command: JudgeCommand): void {
  command
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .option('--unit <id>', 'what happened to a unit, and what it did')
    .option('--round <round>', 'what happened in a round')
    .option('--all', 'routine events too: moves, cells won and lost, recovered health, fire')
    .option(...GAME_OPTION)
    .option('--json', 'print JSON: "minions schema replay/explanation"')
    .action(async (path: string, { unit, round, all, json, game }: Options) => {
      const asked: ExplainOptions = {
        ...(unit === undefined ? {} : { unit: parseWholeNumber('--unit', unit, 0, MAX_UNIT) }),
        ...(round === undefined ? {} : { round: parseWholeNumber('--round', round, 0, MAX_ROUND) }),
        all,
      };
      const explanation = await explainReplay(await openReplay(path, openCatalogue(), game), asked);
      requireRound(explanation, asked.round);
      console.log(json ? makeVisibleJson(explanation) : makeExplanationText(explanation, asked).trimEnd());
    });
}

function requireRound({ rounds: [first, last] }: Explanation, round: number | undefined): void {
  if (round === undefined || (round >= first && round <= last)) return;
  throw new UsageError(
    `invalid --round: expected a round of this replay, got ${round}`,
    `choose one from ${first} to ${last}`,
  );
}
