import type { ComparisonFormat } from '../../protocol/types/tournament/definition.ts';
import type { EnteredBot } from '../folder/enter-bot.ts';
import type { PrepareEvent } from '../../judge/prepare/prepare-event.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { buildEntrants } from '../folder/build-entrants.ts';
import { defineTournament } from '../folder/define-tournament.ts';
import { locateTournament, type TournamentPaths } from '../folder/locate-tournament.ts';
import { nameTemporaryFolder } from '../folder/name-temporary-folder.ts';
import { drawSecret } from '../folder/secrets.ts';
import { makeTournamentPlan, type MatchTerms } from '../run/make-tournament-plan.ts';
import { checkPlayers } from '../run/open-players.ts';
import { NEW, OLD } from './compared-blocks.ts';

export type BeginComparisonEvent =
  | PrepareEvent
  /** Old and new are made of the same files. They are compared all the same. */
  | { readonly kind: 'same-bots' };

/** How the question is put. */
export type ComparisonQuestion = Omit<ComparisonFormat, 'kind' | 'sources'>;

export interface BeginComparisonOptions extends MatchTerms {
  /** The bot as it was and as it is now, as people name bots. */
  readonly old: string;
  readonly new: string;
  /** Dummy and demo when not given. Some sit twice where there are few. */
  readonly rivals?: readonly string[] | undefined;
  readonly question?: Partial<ComparisonQuestion> | undefined;
  /** A temporary folder when not given. */
  readonly folder?: string | undefined;
  /** 64 hexadecimal digits from which every seed comes; drawn when not given. */
  readonly secret?: string | undefined;
  readonly onEvent?: ((event: BeginComparisonEvent) => void) | undefined;
  /** Ends what is being built. */
  readonly signal?: AbortSignal | undefined;
}

const MAX_RIVALS = 100;
export const USUAL_RIVALS = ['dummy', 'demo'] as const;

/** Makes the folder of a comparison. `playComparison` plays it. */
export async function beginComparison(options: BeginComparisonOptions): Promise<TournamentPaths> {
  const { game, rivals = USUAL_RIVALS, folder, secret = drawSecret(), players = {}, onEvent, signal } = options;
  if (rivals.length > MAX_RIVALS) {
    throw new UsageError(`${rivals.length} rivals are named`, `name at most ${MAX_RIVALS}`);
  }
  const sources = { old: stripName(options.old), new: stripName(options.new) };
  const plan = makeTournamentPlan(options, {
    title: `${game.title}: is new better than old?`,
    format: { kind: 'comparison', ...completeQuestion(options.question ?? {}) },
    seats: 4,
    outAfter: null,
  });
  await checkPlayers(players);
  const paths = locateTournament(folder ?? nameTemporaryFolder('compare'), 'compare');
  const terms = { game, limits: plan.limits, sandbox: plan.sandbox, from: paths.root, onEvent, signal };
  await defineTournament(paths, {
    game,
    plan,
    bots: [`${OLD}=${sources.old}`, `${NEW}=${sources.new}`],
    houseBots: rivals,
    secret,
    check: async (entrants) => {
      if (areSame(entrants)) onEvent?.({ kind: 'same-bots' });
      await buildEntrants(entrants, terms);
    },
  });
  return paths;
}

function completeQuestion(question: Partial<ComparisonQuestion>): ComparisonQuestion {
  const {
    design = 'same-chair',
    score = 'points',
    seats = 1,
    blocks = 1000,
    margin = 0.02,
    confidence = 0.95,
  } = question;
  return { design, score, seats, blocks, margin, confidence };
}

const areSame = ([old, fresh]: readonly EnteredBot[]): boolean => old!.digest === fresh!.digest;

/** Bots get names by what they are for, whatever people call them elsewhere. */
export const stripName = (source: string): string => /^[^=/\s]+=(.+)$/s.exec(source)?.[1] ?? source;
