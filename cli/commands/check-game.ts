import type { GameCheck, GameCheckStep } from '../../protocol/types/check-game.ts';
import { makeVisible, makeVisibleJson, makeVisibleLines } from '../../protocol/visible-text.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { checkGameFolder } from '../../judge/games/contract/check-game-folder.ts';
import { describeGameFiles } from '../../judge/games/describe-game-files.ts';
import { SYSTEM_CLOCK } from '../../judge/host/clock.ts';
import { waitForChange } from '../../judge/prepare/find/wait-for-change.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { reportFailure } from '../report-failure.ts';
import { letSignalsEnd } from '../signals.ts';

interface CheckGameOptions {
  readonly json?: true;
  readonly watch?: true;
}

export function defineCheckGame(command: JudgeCommand): void {
  command
    .argument('<game>', 'a game of your own, as in ./my-game')
    .option('--watch', 'check again whenever a file of the game is saved, until Ctrl-C')
    .option('--json', 'print JSON: "minions schema check-game"')
    .action((name: string, options: CheckGameOptions) => {
      // Rules that hang would keep a handler from ever being called.
      letSignalsEnd();
      return options.watch ? checkOnSave(name, options) : check(name, options);
    });
}

async function check(name: string, { json }: CheckGameOptions): Promise<CommandEnd> {
  const game = await openCatalogue().load(name);
  const { id, title, version, outside } = game;
  if (!outside)
    throw new UsageError(`${title} is a game of minions`, 'it is held to all of this by its tests; name a folder');
  const log = (text: string): void => void (json || console.log(text));
  log(makeVisible(`${title}, rules ${version}`));
  const steps: GameCheckStep[] = [];
  for await (const step of checkGameFolder(game, outside, DEFAULT_LIMITS)) {
    steps.push(step);
    log(describeStep(step));
  }
  const { drawingProblem } = outside;
  if (json) console.log(makeVisibleJson({ game: id, title, version, drawingProblem, steps } satisfies GameCheck));
  return steps.some(({ kind }) => kind === 'failed') ? EXIT_CODES.failed : undefined;
}

/** What cannot be compiled is saved again soon. */
async function checkOnSave(name: string, options: CheckGameOptions): Promise<never> {
  const describe = (): string => describeGameFiles(name);
  for (;;) {
    const before = describe();
    try {
      await check(name, options);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      reportFailure(error);
    }
    console.error('Waiting for a file of the game to be saved; Ctrl-C ends it.');
    await waitForChange(describe, before, SYSTEM_CLOCK, new AbortController().signal);
  }
}

const WORDS: Readonly<Record<GameCheckStep['kind'], string>> = { passed: 'ok', failed: 'FAILED', skipped: 'skipped' };

function describeStep({ name, kind, note }: GameCheckStep): string {
  return makeVisibleLines(`  ${WORDS[kind].padEnd(6)} ${name}${note === '' ? '' : `: ${note}`}`);
}
