import type { GameCheck, GameCheckStep } from '../../protocol/types/check-game.ts';
import { makeVisible, makeVisibleJson, makeVisibleLines } from '../../protocol/visible-text.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { checkGame } from '../../judge/games/contract/check-game.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { letSignalsEnd } from '../signals.ts';

export function defineCheckGame(command: JudgeCommand): void {
  command
    .argument('<game>', 'a game of your own, as in ./my-game')
    .option('--json', 'print JSON: "minions schema check-game"')
    .action(check);
}

async function check(name: string, { json }: { json?: true }): Promise<CommandEnd> {
  // Rules that hang would keep a handler from ever being called.
  letSignalsEnd();
  const game = await openCatalogue().load(name);
  const { id, title, version, outside } = game;
  if (!outside)
    throw new UsageError(`${title} is a game of minions`, 'it is held to all of this by its tests; name a folder');
  const log = (text: string): void => void (json || console.log(text));
  log(makeVisible(`${title}, rules ${version}`));
  const steps: GameCheckStep[] = [];
  for (const step of checkGame(game, outside, DEFAULT_LIMITS)) {
    steps.push(step);
    log(describeStep(step));
  }
  const { drawingProblem } = outside;
  if (drawingProblem !== null) log(makeVisible(`  note   its drawing is left out: ${drawingProblem}`));
  if (json) console.log(makeVisibleJson({ game: id, title, version, drawingProblem, steps } satisfies GameCheck));
  return steps.some(({ kind }) => kind === 'failed') ? EXIT_CODES.failed : undefined;
}

function describeStep({ name, kind, note }: GameCheckStep): string {
  return makeVisibleLines(`  ${kind === 'passed' ? 'ok    ' : 'FAILED'} ${name}${note === '' ? '' : `: ${note}`}`);
}
