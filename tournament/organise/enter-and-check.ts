import type { EnteredBot } from '../folder/enter-bot.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { FunctionBot } from '../../judge/bot/function-bot.ts';
import { isFunctionSource } from '../../judge/prepare/function-source.ts';
import type { PrepareEvent } from '../../judge/prepare/prepare-event.ts';
import { buildEntrants } from '../folder/build-entrants.ts';
import { checkEntrants, type FailedCheck } from '../folder/check-entrants.ts';
import { defineTournament, type TournamentPlan } from '../folder/define-tournament.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import type { MatchTerms } from '../run/make-tournament-plan.ts';

export type EntryEvent = PrepareEvent | FailedCheck;

/** Who plays in a tournament, and what they must be able to do. */
export interface EntryOptions extends Pick<MatchTerms, 'game'> {
  /** Four to 400, as people name bots (name=bot gives one another name), or functions of this program. */
  readonly bots: readonly (string | FunctionBot)[];
  /** Bots that fill tables and are not ranked; dummy when not given. */
  readonly houseBots?: readonly string[] | undefined;
  /** Whether bots are checked first; those that fail are told, and play all the same. */
  readonly isChecked?: boolean | undefined;
  /** Whether nothing begins when a bot fails its check. */
  readonly isStrict?: boolean | undefined;
  readonly onEvent?: ((event: EntryEvent) => void) | undefined;
  /** Ends what is being built. */
  readonly signal?: AbortSignal | undefined;
}

const MIN_BOTS = 4;
const MAX_BOTS = 400;
const USUAL_HOUSE = ['dummy'] as const;

/** Fails with a sentence unless there are as many bots as a tournament has. */
export function requireBotCount({ bots, game }: EntryOptions): void {
  if (bots.length >= MIN_BOTS && bots.length <= MAX_BOTS) return;
  throw new UsageError(
    `a tournament has ${MIN_BOTS} to ${MAX_BOTS} bots, and ${bots.length} ${bots.length === 1 ? 'is' : 'are'} named`,
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
  const { game, bots, houseBots = USUAL_HOUSE, isChecked = true, isStrict = false, onEvent, signal } = options;
  const terms = { game, limits: plan.limits, sandbox: plan.sandbox, from: paths.root, onEvent, signal };
  const check = async (entrants: readonly EnteredBot[]): Promise<void> => {
    const programs = entrants.filter(({ path }) => !isFunctionSource(path));
    const prepared = await buildEntrants(programs, terms);
    if (!isChecked) return;
    const failures = await checkEntrants(programs, prepared, terms, onEvent);
    if (failures.length === 0 || !isStrict) return;
    const count = failures.length === 1 ? 'a bot fails its check' : `${failures.length} bots fail their check`;
    throw new UsageError(count, 'fix them, or leave out --strict: the others then play all the same');
  };
  await defineTournament(paths, { game, plan, bots, houseBots, secret, check });
}
