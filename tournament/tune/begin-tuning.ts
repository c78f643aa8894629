import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { ParameterRanges } from '../../protocol/types/bot.ts';
import type { TuningFormat } from '../../protocol/types/tournament/definition.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import type { OnPrepareEvent } from '../../judge/prepare/prepare-event.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { stripName, USUAL_RIVALS } from '../compare/begin-comparison.ts';
import { buildEntrants } from '../folder/build-entrants.ts';
import { defineTournament } from '../folder/define-tournament.ts';
import { locateTournament, type TournamentPaths } from '../folder/locate-tournament.ts';
import { nameTemporaryFolder } from '../folder/name-temporary-folder.ts';
import { drawSecret } from '../folder/secrets.ts';
import { makeTournamentPlan, type MatchTerms } from '../run/make-tournament-plan.ts';
import { chooseCandidates } from './choose-candidates.ts';

/** How it is searched, and how sure the final comparison has to be. */
export type TuningQuestion = Omit<TuningFormat, 'kind' | 'source'>;

export interface BeginTuningOptions extends MatchTerms {
  /** A bot whose bot.json names parameters. */
  readonly bot: string;
  /** How many values to try, the present ones among them; 16 when not given. */
  readonly candidates?: number | undefined;
  readonly question?: Partial<TuningQuestion> | undefined;
  /** Dummy and demo when not given. */
  readonly rivals?: readonly string[] | undefined;
  /** A temporary folder when not given. */
  readonly folder?: string | undefined;
  /** 64 hexadecimal digits from which every seed and every candidate comes; drawn when not given. */
  readonly secret?: string | undefined;
  readonly onEvent?: OnPrepareEvent | undefined;
  /** Ends what is being built. */
  readonly signal?: AbortSignal | undefined;
}

/** The candidate with the values that the bot has now. */
const PRESENT = 'present';

/** Makes the folder of a search for better values of a bot's parameters. `playTuning` plays it. */
export async function beginTuning(options: BeginTuningOptions): Promise<TournamentPaths> {
  const { game, candidates: count = 16, rivals = USUAL_RIVALS, folder, secret = drawSecret() } = options;
  const source = stripName(options.bot);
  const candidates = chooseCandidates(requireParameters(source, game), count, secret);
  const plan = makeTournamentPlan(options, {
    title: `${game.title}: better values`,
    format: { kind: 'tuning', ...completeQuestion(options.question ?? {}) },
    seats: 4,
    outAfter: null,
  });
  const paths = locateTournament(folder ?? nameTemporaryFolder('tune'), 'tune');
  const { onEvent, signal } = options;
  const terms = { game, limits: plan.limits, sandbox: plan.sandbox, from: paths.root, onEvent, signal };
  await defineTournament(paths, {
    game,
    plan,
    bots: candidates.map((parameters, at) => ({
      source: `${at === 0 ? PRESENT : `try-${at}`}=${source}`,
      parameters,
    })),
    houseBots: rivals,
    secret,
    // All candidates are built from the same files.
    check: async ([first]) => void (await buildEntrants([first!], terms)),
  });
  return paths;
}

function completeQuestion({ seats = 1, blocks = 4, final }: Partial<TuningQuestion>): TuningQuestion {
  return { seats, blocks, final: { score: 'points', blocks: 200, margin: 0.02, confidence: 0.95, ...final } };
}

function requireParameters(source: string, game: LoadedGame): ParameterRanges {
  const { name, parameters = {} } = findBot(source, { game });
  if (Object.keys(parameters).length > 0) return parameters;
  throw new UsageError(
    `${name} has no parameters`,
    'name some in its bot.json: "parameters": {"courage": {"min": 0, "max": 10, "step": 1, "default": 5}}',
  );
}
