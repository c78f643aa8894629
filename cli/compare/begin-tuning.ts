import type { ParameterRanges } from '../../protocol/types/bot.ts';
import { chooseCandidates } from '../../tournament/tune/choose-candidates.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import { defineTournament } from '../../tournament/folder/define-tournament.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { drawSecret, parseSecret } from '../../tournament/folder/secrets.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { buildEntrants } from '../tournament/examine-entrants.ts';
import { makeMatchPlan, nameTemporaryFolder, stripName } from './make-match-plan.ts';
import { playTuning } from './play-tuning.ts';
import { parseTuning, type TuneOptions } from './tune-options.ts';

/** The candidate with the values that the bot has now. */
const PRESENT = 'present';

/** Looks for better values of a bot's parameters. */
export async function beginTuning(gameId: string, bot: string, options: TuneOptions): Promise<void> {
  const game = await loadGame(gameId);
  const source = stripName(bot);
  const ranges = requireParameters(source, game.id);
  const secret = options.secret === undefined ? drawSecret() : parseSecret(options.secret);
  const count = parseWholeNumber('--candidates', options.candidates, 2, 256);
  const candidates = chooseCandidates(ranges, count, secret);
  const plan = makeMatchPlan(game, parseTuning(options), 'better values', options);
  const places = locateTournament(options.output ?? nameTemporaryFolder('tune'), 'tune');
  const tell = (line: string): void => void (options.quiet || console.error(line));
  await defineTournament(places, {
    plan,
    bots: candidates.map((parameters, at) => ({
      source: `${at === 0 ? PRESENT : `try-${at}`}=${source}`,
      parameters,
    })),
    houseBots: options.against,
    secret,
    check: async (entrants) => {
      // All candidates are built from the same files.
      const different = entrants.filter(({ path }, at) => entrants.findIndex((other) => other.path === path) === at);
      await buildEntrants(different, { game, limits: plan.limits, sandbox: plan.sandbox, from: places.root, tell });
    },
  });
  await playTuning(places, options);
}

function requireParameters(source: string, game: string): ParameterRanges {
  const { name, parameters = {} } = findBot(source, { game });
  if (Object.keys(parameters).length > 0) return parameters;
  throw new UsageError(
    `${name} leaves no numbers open`,
    'name some in its bot.json: "parameters": {"courage": {"min": 0, "max": 10, "step": 1, "default": 5}}',
  );
}
