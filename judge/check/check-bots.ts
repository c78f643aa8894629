import type { LoadedGame } from '../games/loaded-game.ts';
import { DEFAULT_LIMITS, type Limits } from '../bot/limits.ts';
import { Host } from '../host/host.ts';
import { prepareBot } from '../prepare/prepare-bot.ts';
import type { PrepareEvent } from '../prepare/prepare-event.ts';
import type { SandboxChoice } from '../prepare/protect/choose-sandbox.ts';
import type { Restriction } from '../prepare/protect/restrictions.ts';
import { BotPreparer } from '../prepare/bot-preparer.ts';
import { checkBot, hasFailed, type StepReport } from './check-bot.ts';
import { Exam } from './exam.ts';

export type CheckEvent =
  | PrepareEvent
  /** A bot begins with a game. */
  | { readonly kind: 'game'; readonly bot: string; readonly game: LoadedGame }
  | { readonly kind: 'step'; readonly bot: string; readonly game: LoadedGame; readonly step: StepReport };

export interface CheckBotsOptions {
  /** As people name bots. */
  readonly bots: readonly string[];
  readonly games: readonly LoadedGame[];
  readonly limits?: Limits;
  readonly sandbox?: SandboxChoice;
  /** What the bots may do less than others. */
  readonly restriction?: Restriction | undefined;
  /** Whether a bot that has failed a step is taken through the others, and through the other games. */
  readonly continueAfterFailure?: boolean;
  readonly onEvent?: (event: CheckEvent) => void;
  /** Ends the check before the next step. */
  readonly signal?: AbortSignal;
}

/** The options, and what all bots and games share. */
interface CheckContext extends CheckBotsOptions {
  readonly preparer: BotPreparer;
  readonly host: Host;
}

/** What came of the check of one bot in one game. */
export interface BotCheck {
  readonly bot: string;
  readonly game: string;
  readonly hasPassed: boolean;
  readonly steps: readonly StepReport[];
}

/** Looks whether bots speak the protocol, in named steps. */
export async function checkBots(options: CheckBotsOptions): Promise<BotCheck[]> {
  const { bots, games, continueAfterFailure = false } = options;
  const checks: BotCheck[] = [];
  const preparer = new BotPreparer();
  const host = new Host();
  try {
    for (const bot of bots) {
      for (const game of games) {
        const check = await checkInGame(bot, game, { ...options, preparer, host });
        checks.push(check);
        if (!check.hasPassed && !continueAfterFailure) break;
      }
    }
    return checks;
  } finally {
    host.end();
  }
}

async function checkInGame(bot: string, game: LoadedGame, options: CheckContext): Promise<BotCheck> {
  const { onEvent, signal, continueAfterFailure = false } = options;
  onEvent?.({ kind: 'game', bot, game });
  const exam = await makeExam(bot, game, options);
  const steps = await checkBot(exam, continueAfterFailure, (step) => {
    onEvent?.({ kind: 'step', bot, game, step });
    signal?.throwIfAborted();
  });
  return { bot, game: game.id, hasPassed: !steps.some(hasFailed), steps };
}

async function makeExam(
  source: string,
  game: LoadedGame,
  { limits = DEFAULT_LIMITS, sandbox: choice = 'auto', restriction, onEvent, signal, preparer, host }: CheckContext,
): Promise<Exam> {
  const sandbox = await preparer.chooseSandbox(choice);
  const bot = await prepareBot(source, { game, preparer, sandbox, restriction, onEvent, signal });
  const demo = await prepareBot('demo', { game, preparer, sandbox, signal });
  return new Exam({ game, command: bot.command, opponent: demo.command, limits, host });
}
