import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import pLimit from 'p-limit';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { Limits } from '../../judge/bot/limits.ts';
import { prepareBot, type PreparedBot } from '../../judge/prepare/prepare-bot.ts';
import type { OnPrepareEvent } from '../../judge/prepare/prepare-event.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import type { EnteredBot } from './enter-bot.ts';
import { makeEntryProblem, refuseEntry, type EntryProblem } from './entry-problem.ts';
import { findSubmissionFolder } from './find-submission.ts';

/** What bots are built and checked for. */
export interface EntryTerms {
  readonly game: LoadedGame;
  readonly limits: Limits;
  readonly sandbox: SandboxChoice;
  /** Where the paths of entrants start from. */
  readonly from: string;
  readonly onEvent?: OnPrepareEvent | undefined;
  /** Called whenever a further bot is done. */
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** An entrant, or a bot that is about to become one. */
type Candidate = Pick<EnteredBot, 'source' | 'path' | 'parameters' | 'digest'>;

/** Builds every bot, some at a time. Bots that cannot be built are all named, and nothing begins. */
export async function buildEntrants(entrants: readonly Candidate[], terms: EntryTerms): Promise<PreparedBot[]> {
  const built = await tryToBuild(entrants, terms);
  const problems = built.filter(isProblem);
  if (problems.length > 0) throw refuseEntry(problems);
  return built.flatMap((one) => (isProblem(one) ? [] : [one]));
}

export const isProblem = (built: PreparedBot | EntryProblem): built is EntryProblem => 'problem' in built;

/** The same, with what stands in the way of a bot in the place of that bot. */
export async function tryToBuild(
  entrants: readonly Candidate[],
  terms: EntryTerms,
): Promise<(PreparedBot | EntryProblem)[]> {
  const { game, from, onEvent, onProgress, signal } = terms;
  const preparer = new BotPreparer();
  const sandbox = await preparer.chooseSandbox(terms.sandbox);
  if (sandbox.warning !== undefined) onEvent?.({ kind: 'warning', text: sandbox.warning });
  let done = 0;
  const build = async (bot: Candidate): Promise<PreparedBot | EntryProblem> => {
    const { path, digest, parameters } = bot;
    try {
      return await prepareBot(path, { game, preparer, sandbox, parameters, digest, from, onEvent, signal });
    } catch (error) {
      return nameOriginal(makeEntryProblem(bot.source, error), bot, from);
    } finally {
      onProgress?.((done += 1), entrants.length);
    }
  };
  return pLimit(availableParallelism()).map(entrants, build);
}

function nameOriginal({ source, problem, advice }: EntryProblem, bot: Candidate, from: string): EntryProblem {
  return { source, problem: nameOriginalFiles(problem, bot, from), advice: nameOriginalFiles(advice, bot, from) };
}

/** A text in which people find their own files, not the copies that are gone when nothing begins. */
export function nameOriginalFiles(text: string, { path, source }: Candidate, from: string): string {
  const copy = /^bots\/[0-9a-f]{64}/.exec(path)?.[0];
  if (copy === undefined) return text;
  const original = findSubmissionFolder(source);
  return text.replaceAll(resolve(from, copy), original).replaceAll(copy, original);
}
