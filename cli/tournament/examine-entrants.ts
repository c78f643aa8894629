import { availableParallelism } from 'node:os';
import { makeAnswerParser } from '../../dialogue/parse-answer.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import type { Limits } from '../../judge/bot/limits.ts';
import { checkBot, hasFailed } from '../../judge/check/check-bot.ts';
import { Exam } from '../../judge/check/exam.ts';
import { Host } from '../../judge/host/host.ts';
import { prepareBot, type PreparedBot } from '../../judge/prepare/prepare-bot.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { Workshop } from '../../judge/prepare/workshop.ts';
import type { EnteredBot } from '../../tournament/folder/enter-bot.ts';
import { UsageError } from '../../judge/usage-error.ts';

export interface Examination {
  readonly game: PlayableGame;
  readonly limits: Limits;
  readonly sandbox: SandboxChoice;
  /** Where the paths of entrants start from. */
  readonly from: string;
  readonly tell: (line: string) => void;
}

/** A bot to be looked at. */
type ExaminedBot = Pick<EnteredBot, 'name' | 'path' | 'parameters'> & { readonly digest?: string | undefined };

/** Builds every bot. Those that cannot be built are all named, and nothing begins. */
export async function buildEntrants(
  entrants: readonly ExaminedBot[],
  { game, sandbox, from, tell }: Examination,
): Promise<PreparedBot[]> {
  const workshop = new Workshop();
  const box = await workshop.chooseSandbox(sandbox);
  if (box.warning !== undefined) tell(`minions: ${box.warning}`);
  const prepared: PreparedBot[] = [];
  const problems: string[] = [];
  for (const { name, path, digest, parameters } of entrants) {
    try {
      prepared.push(await prepareBot(path, { game: game.id, workshop, sandbox: box, parameters, digest, from }));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(`${name}: ${error.message}\n  ${error.hint}`);
    }
  }
  if (problems.length === 0) return prepared;
  const count = problems.length === 1 ? 'a bot' : `${problems.length} bots`;
  throw new UsageError(
    `${count} cannot be built\n${problems.join('\n')}`,
    'fix them or leave them out; nothing was begun',
  );
}

/** Takes every bot through its check, some at a time, and tells which fail, and what to do. How many do. */
export async function checkEntrants(
  entrants: readonly ExaminedBot[],
  prepared: readonly PreparedBot[],
  { game, limits, sandbox, tell }: Examination,
): Promise<number> {
  const workshop = new Workshop();
  const demo = await prepareBot('demo', { game: game.id, workshop, sandbox: await workshop.chooseSandbox(sandbox) });
  const host = new Host();
  const check = async ({ command }: PreparedBot): Promise<string | undefined> => {
    const parse = makeAnswerParser(game.id, limits, findValidator);
    const exam = new Exam(game, command, demo.command, limits, parse, host);
    const failed = (await checkBot(exam, false, () => {})).find(hasFailed);
    if (failed?.finding.kind !== 'failed') return undefined;
    return `"${failed.name}": ${failed.finding.problem}\n  ${failed.finding.advice}`;
  };
  try {
    // The same files with the same numbers are the same bot, whatever they are called.
    const known = new Map<string, Promise<string | undefined>>();
    const line = limitConcurrency(availableParallelism());
    const problems = entrants.map(({ digest, parameters }, index) => {
      const what = JSON.stringify([digest, parameters]);
      const checked = known.get(what) ?? line(() => check(prepared[index]!));
      known.set(what, checked);
      return checked;
    });
    let failures = 0;
    for (const [index, { name }] of entrants.entries()) {
      const problem = await problems[index];
      if (problem === undefined) continue;
      failures += 1;
      tell(`minions: ${name} fails its check, ${problem}`);
    }
    return failures;
  } finally {
    host.end();
  }
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
