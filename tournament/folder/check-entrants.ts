import { groupBy } from '../../protocol/group-by.ts';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { checkBot, hasFailed, type StepReport } from '../../judge/check/check-bot.ts';
import { Exam } from '../../judge/check/exam.ts';
import { Host } from '../../judge/host/host.ts';
import { prepareBot, type PreparedBot } from '../../judge/prepare/prepare-bot.ts';
import { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import type { EnteredBot } from './enter-bot.ts';
import { nameOriginalFiles, type EntryTerms } from './build-entrants.ts';
import { PassedChecks } from './passed-checks.ts';

/** A bot that does not speak the protocol. */
export interface FailedCheck {
  readonly kind: 'check-failed';
  readonly name: string;
  /** The bot as people named it. */
  readonly source: string;
  /** The first step that it fails. */
  readonly step: string;
  readonly problem: string;
  readonly advice: string;
  /** The end of what it wrote on standard error. */
  readonly stderr: string;
}

/** A bot that enters, and how it is started. */
export interface BuiltEntrant {
  readonly entrant: EnteredBot;
  readonly prepared: PreparedBot;
}

/** Takes every bot through its check, some at a time, and gives those that fail. */
export async function checkEntrants(
  built: readonly BuiltEntrant[],
  terms: EntryTerms,
  passed = new PassedChecks(terms),
): Promise<FailedCheck[]> {
  const { game, limits, sandbox, onProgress } = terms;
  const preparer = new BotPreparer();
  const demo = await prepareBot('demo', { game, preparer, sandbox: await preparer.chooseSandbox(sandbox) });
  const check = async ({ entrant, prepared: { command } }: BuiltEntrant): Promise<StepReport | undefined> => {
    if (passed.has(entrant)) return undefined;
    // A host of its own: at its end a check kills all that is left of its host, and others run beside it.
    const host = new Host();
    try {
      const exam = new Exam({ game, command, opponent: demo.command, limits, host });
      const failed = (await checkBot(exam, false, () => {})).find(hasFailed);
      if (!failed) passed.keep(entrant);
      return failed;
    } finally {
      host.end();
    }
  };
  const different = groupByFiles(built);
  let done = 0;
  const steps = await pLimit(availableParallelism()).map(different, async ([first]) => {
    const step = await check(first!);
    onProgress?.((done += 1), different.length);
    return step;
  });
  return different.flatMap((group, at) =>
    group.flatMap(({ entrant }) => describeFailure(entrant, steps[at], terms.from) ?? []),
  );
}

/** The same files with the same numbers are the same bot, whatever they are called. */
function groupByFiles(built: readonly BuiltEntrant[]): BuiltEntrant[][] {
  return [...groupBy(built, ({ entrant }) => JSON.stringify([entrant.digest, entrant.parameters])).values()];
}

const MAX_STDERR_LINES = 8;

function describeFailure(entrant: EnteredBot, failed: StepReport | undefined, from: string): FailedCheck | undefined {
  if (failed?.finding.kind !== 'failed') return undefined;
  const { name, source } = entrant;
  const { problem, advice, transcript, stderr } = failed.finding;
  const words = stderr ?? transcript.map((exchange) => exchange.stderr).join('');
  const last = nameOriginalFiles(words, entrant, from).trimEnd().split('\n').slice(-MAX_STDERR_LINES).join('\n');
  return { kind: 'check-failed', name, source, step: failed.name, problem, advice, stderr: last };
}

/** What people should know of a failure, as text of several lines. */
export function describeFailedCheck({ name, source, step, problem, advice, stderr }: FailedCheck): string {
  const words = stderr === '' ? '' : `\n  standard error:\n    ${stderr.replaceAll('\n', '\n    ')}`;
  return `${name} (${source}) fails its check, "${step}": ${problem}\n  ${advice}${words}`;
}
