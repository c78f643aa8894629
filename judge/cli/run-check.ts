import type { PlayableGame } from '../../engine/registry.ts';
import { makeAnswerParser } from '../../dialogue/parse-answer.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { shorten } from '../../protocol/problem.ts';
import { prepareBot } from '../prepare/prepare-bot.ts';
import type { SandboxChoice } from '../prepare/protect/choose-sandbox.ts';
import { Workshop } from '../prepare/workshop.ts';
import { checkBot, hasFailed, type StepReport } from '../check/check-bot.ts';
import type { Exchange } from '../check/conversation.ts';
import { Exam } from '../check/exam.ts';
import { buildReporter } from './build-reporter.ts';
import { limitsOf, type LimitOptions } from './limit-options.ts';

export interface CheckOptions extends LimitOptions {
  readonly all?: true;
  readonly json?: true;
  readonly verbose?: true;
  readonly sandbox: SandboxChoice;
}

const FAILED = 1;

/** Checks a bot in some games and prints what comes of it. Whether it passed; if not, the command ends with 1. */
export async function runCheck(spec: string, games: readonly PlayableGame[], options: CheckOptions): Promise<boolean> {
  const results: { game: string; steps: StepReport[] }[] = [];
  for (const game of games) {
    if (!options.json) console.log(`${results.length === 0 ? '' : '\n'}${game.title}`);
    const steps = await checkBot(await prepare(spec, game, options), options.all ?? false, (step) => {
      if (!options.json) console.log(makeLine(step));
    });
    results.push({ game: game.id, steps });
    if (steps.some(hasFailed) && !options.all) break;
  }
  if (options.json) console.log(JSON.stringify(results));
  const isPassed = !results.some(({ steps }) => steps.some(hasFailed));
  if (!isPassed) process.exitCode = FAILED;
  return isPassed;
}

async function prepare(spec: string, game: PlayableGame, options: CheckOptions): Promise<Exam> {
  const limits = limitsOf(options);
  const workshop = new Workshop();
  const sandbox = workshop.chooseSandbox(options.sandbox);
  const watcher = buildReporter({ verbose: options.verbose, isTalkative: !options.json });
  const bot = await prepareBot(spec, { game: game.id, workshop, sandbox, watcher });
  const demo = await prepareBot('demo', { workshop, sandbox });
  return new Exam(game, bot.command, demo.command, limits, makeAnswerParser(game.id, limits, findValidator));
}

function makeLine({ name, isRequired, finding }: StepReport): string {
  if (finding.kind === 'passed') return `  ok       ${name}${finding.note === undefined ? '' : `: ${finding.note}`}`;
  if (finding.kind === 'skipped') return `  skipped  ${name}: ${finding.note}`;
  const word = isRequired ? 'FAILED ' : 'differs';
  return [
    `  ${word}  ${name}: ${finding.problem}`,
    `           ${finding.advice}`,
    ...finding.transcript.flatMap(makeTranscript),
  ].join('\n');
}

function makeTranscript({ sent, came, stderr }: Exchange): string[] {
  const answers = came.length === 0 ? ['nothing'] : came.map((line) => shorten(line));
  return [
    `           sent    ${shorten(sent.trimEnd())} (${sent.length} bytes)`,
    ...answers.map((line) => `           came    ${line}`),
    ...(stderr === '' ? [] : [`           stderr  ${stderr.trimEnd().replaceAll('\n', '\n                   ')}`]),
  ];
}
