import { availableParallelism } from 'node:os';
import { makeAnswerParser } from '../../dialogue/parse-answer.ts';
import { checkBot, hasFailed, type StepReport } from '../../judge/check/check-bot.ts';
import { Exam } from '../../judge/check/exam.ts';
import { Host } from '../../judge/host/host.ts';
import { prepareBot, type PreparedBot } from '../../judge/prepare/prepare-bot.ts';
import { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import type { EnteredBot } from './enter-bot.ts';
import type { EntryTerms } from './build-entrants.ts';

/** A bot that does not speak the protocol. It may play all the same. */
export interface FailedCheck {
  readonly kind: 'check-failed';
  readonly name: string;
  /** The first step that it fails. */
  readonly step: string;
  readonly problem: string;
  readonly advice: string;
}

/** Takes every bot through its check, some at a time, and names those that fail as soon as it is their turn. */
export async function checkEntrants(
  entrants: readonly EnteredBot[],
  prepared: readonly PreparedBot[],
  { game, limits, sandbox }: EntryTerms,
  onFailed: (failed: FailedCheck) => void = () => {},
): Promise<FailedCheck[]> {
  const preparer = new BotPreparer();
  const demo = await prepareBot('demo', { game, preparer, sandbox: await preparer.chooseSandbox(sandbox) });
  const host = new Host();
  const check = async ({ command }: PreparedBot): Promise<StepReport | undefined> => {
    const parse = makeAnswerParser(game.id, limits, game.findValidator);
    const exam = new Exam(game, command, demo.command, limits, parse, host);
    return (await checkBot(exam, false, () => {})).find(hasFailed);
  };
  try {
    // The same files with the same numbers are the same bot, whatever they are called.
    const known = new Map<string, Promise<StepReport | undefined>>();
    const line = limitConcurrency(availableParallelism());
    const steps = entrants.map(({ digest, parameters }, index) => {
      const what = JSON.stringify([digest, parameters]);
      const checked = known.get(what) ?? line(() => check(prepared[index]!));
      known.set(what, checked);
      return checked;
    });
    const failures: FailedCheck[] = [];
    for (const [index, { name }] of entrants.entries()) {
      const failed = describeFailure(name, await steps[index]);
      if (failed === undefined) continue;
      failures.push(failed);
      onFailed(failed);
    }
    return failures;
  } finally {
    host.end();
  }
}

function describeFailure(name: string, failed: StepReport | undefined): FailedCheck | undefined {
  if (failed?.finding.kind !== 'failed') return undefined;
  const { problem, advice } = failed.finding;
  return { kind: 'check-failed', name, step: failed.name, problem, advice };
}

/** Runs what it is given, so many at a time and in the order given. */
function limitConcurrency(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  const lanes = Array.from({ length: most }, () => Promise.resolve<unknown>(undefined));
  let next = 0;
  return (run) => {
    const lane = next++ % most;
    const result = lanes[lane]!.then(run);
    lanes[lane] = result.catch(() => {});
    return result;
  };
}
