import type { EnteredBot } from '../folder/enter-bot.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { FunctionBot } from '../../judge/bot/function-bot.ts';
import { isFunctionSource } from '../../judge/prepare/function-source.ts';
import type { PrepareEvent } from '../../judge/prepare/prepare-event.ts';
import { isProblem, tryToBuild, type EntryTerms } from '../folder/build-entrants.ts';
import { checkEntrants, describeFailedCheck, type FailedCheck } from '../folder/check-entrants.ts';
import { findCopies } from '../folder/find-copies.ts';
import { refuseEntry, type EntryProblem } from '../folder/entry-problem.ts';
import { defineTournament, type TournamentPlan } from '../folder/define-tournament.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import type { MatchTerms } from '../run/make-tournament-plan.ts';

export type EntryEvent =
  | PrepareEvent
  | FailedCheck
  /** How many of the bots are built, or checked. */
  | { readonly kind: 'entering'; readonly step: 'built' | 'checked'; readonly done: number; readonly of: number }
  /** Bots that are made of the same files, by name. */
  | { readonly kind: 'same-files'; readonly names: readonly string[] };

/** Who plays in a tournament, and what they must be able to do. */
export interface EntryOptions extends Pick<MatchTerms, 'game'> {
  /** Four to 400, as people name bots (name=bot gives one another name), or functions of this program. */
  readonly bots: readonly (string | FunctionBot)[];
  /** Bots that fill tables and are not ranked; dummy when not given. */
  readonly houseBots?: readonly string[] | undefined;
  /** Bots that play and are rated like everybody, but are never ranked or renamed: marks and pages measure against them. */
  readonly references?: readonly string[] | undefined;
  /** Whether bots are checked first; those that fail are reported, and play all the same. */
  readonly isChecked?: boolean | undefined;
  /** Whether nothing begins when a bot fails its check. */
  readonly isStrict?: boolean | undefined;
  /**
   * 64 hexadecimal digits from which the salts of the bots come, to play the same matches again with the same secret; drawn
   * when not given. Anybody who knows them can find out which files an entrant was made of.
   */
  readonly saltKey?: string | undefined;
  readonly onEvent?: ((event: EntryEvent) => void) | undefined;
  /** Ends what is being built. */
  readonly signal?: AbortSignal | undefined;
}

const MIN_BOTS = 4;
const MAX_BOTS = 400;
const USUAL_HOUSE = ['dummy'] as const;

/** Fails with a sentence unless there are as many bots as a tournament has. */
export function requireBotCount({ bots, references = [], game }: EntryOptions): void {
  const count = bots.length + references.length;
  if (count >= MIN_BOTS && count <= MAX_BOTS) return;
  throw new UsageError(
    `a tournament has ${MIN_BOTS} to ${MAX_BOTS} bots, and ${count} ${count === 1 ? 'is' : 'are'} named`,
    `example: minions tournament ${game.id} bots/* -o cup`,
  );
}

/** Makes the folder of a tournament, once all bots are built and have been checked. */
export async function enterAndCheck(
  paths: TournamentPaths,
  plan: TournamentPlan,
  secret: string,
  options: EntryOptions,
): Promise<void> {
  const { game, bots, houseBots = USUAL_HOUSE, references, saltKey, onEvent, signal } = options;
  const terms = { game, limits: plan.limits, sandbox: plan.sandbox, from: paths.root, onEvent, signal };
  const check = async (entrants: readonly EnteredBot[], found: readonly EntryProblem[]): Promise<void> => {
    reportSameFiles(entrants.slice(0, entrants.length - houseBots.length), paths, onEvent);
    await buildAndCheck(entrants, found, terms, options);
  };
  await defineTournament(paths, { game, plan, bots, houseBots, references, secret, saltKey, check });
}

/** What people can do about bots that are refused. */
interface RefusalHints {
  readonly problems: string;
  readonly failures: string;
}

interface CheckOptions extends Pick<EntryOptions, 'isChecked' | 'isStrict' | 'onEvent'> {
  readonly hints?: RefusalHints;
}

const HINTS_AT_BEGIN: RefusalHints = {
  problems: 'fix them or leave them out; nothing was begun',
  failures: 'fix them, or leave out --strict: the others then play all the same',
};

/** Builds and checks bots that enter, and reports all that stands in their way at once. */
export async function buildAndCheck(
  entrants: readonly EnteredBot[],
  found: readonly EntryProblem[],
  terms: EntryTerms,
  { isChecked = true, isStrict = false, onEvent, hints = HINTS_AT_BEGIN }: CheckOptions,
): Promise<void> {
  const programs = entrants.filter(({ path }) => !isFunctionSource(path));
  const follow = (step: 'built' | 'checked') => (done: number, of: number) =>
    onEvent?.({ kind: 'entering', step, done, of });
  const outcomes = await tryToBuild(programs, { ...terms, onProgress: follow('built') });
  const problems = [...found, ...outcomes.filter(isProblem)];
  const built = programs.flatMap((entrant, at) => {
    const prepared = outcomes[at]!;
    return isProblem(prepared) ? [] : [{ entrant, prepared }];
  });
  const failures = isChecked ? await checkEntrants(built, { ...terms, onProgress: follow('checked') }) : [];
  if (problems.length > 0) throw refuseEntry(problems, failures.map(describeFailedCheck), hints.problems);
  if (isStrict && failures.length > 0) throw refuseFailures(failures, hints.failures);
  for (const failure of failures) onEvent?.(failure);
}

function refuseFailures(failures: readonly FailedCheck[], hint: string): UsageError {
  const count = failures.length === 1 ? 'a bot fails its check' : `${failures.length} bots fail their check`;
  return new UsageError(`${count}\n${failures.map(describeFailedCheck).join('\n')}`, hint);
}

/** A copied submission, or the same file under two names: nobody should find out from equal ratings. */
function reportSameFiles(bots: readonly EnteredBot[], paths: TournamentPaths, onEvent: EntryOptions['onEvent']): void {
  for (const names of findCopies(bots, paths)) onEvent?.({ kind: 'same-files', names });
}
