import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayableGame } from '../../../engine/registry.ts';
import type { ComparisonFormat, Entrant } from '../../../protocol/types/tournament/definition.ts';
import { NEW, OLD } from '../../compare/compared-blocks.ts';
import { requireGame } from '../../require-game.ts';
import { TOOL } from '../../tool.ts';
import { defineTournament, type TournamentPlan } from '../../tournament/folder/define-tournament.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { drawSecret, parseSecret } from '../../tournament/folder/secrets.ts';
import { UsageError } from '../../usage-error.ts';
import { parseLimits } from '../options/limit-options.ts';
import { makeConfig } from '../options/make-job.ts';
import { parseSandbox } from '../options/sandbox-option.ts';
import { buildEntrants } from '../tournament/examine-entrants.ts';
import { checkPlayers, planSlots } from '../tournament/open-players.ts';
import { parseTime, type RunOptions } from '../tournament/tournament-options.ts';
import { parseQuestion, type BeginOptions, type MatchOptions } from './compare-options.ts';
import { playComparison } from './play-comparison.ts';

const MOST_RIVALS = 100;
const LONGEST_TITLE = 120;

/** Defines a comparison and plays it until it has decided. */
export async function beginComparison(
  gameId: string,
  old: string,
  fresh: string,
  options: BeginOptions,
): Promise<void> {
  const game = requireGame(gameId);
  if (options.against.length > MOST_RIVALS) {
    throw new UsageError(`${options.against.length} rivals are named`, `name at most ${MOST_RIVALS}`);
  }
  const sources = { old: stripName(old), new: stripName(fresh) };
  const plan = makeComparisonPlan(game, { ...parseQuestion(options), sources }, options);
  await checkPlayers(options);
  const secret = options.secret === undefined ? drawSecret() : parseSecret(options.secret);
  const places = locateTournament(options.output ?? mkdtempSync(join(tmpdir(), 'minions-compare-')), 'compare');
  const tell = (line: string): void => void (options.quiet || console.error(line));
  await defineTournament(places, {
    plan,
    bots: [`${OLD}=${sources.old}`, `${NEW}=${sources.new}`],
    houseBots: options.against,
    secret,
    check: async (entrants) => {
      tellIfSame(entrants, tell);
      await buildEntrants(entrants, { game, limits: plan.limits, sandbox: plan.sandbox, from: places.root, tell });
    },
  });
  await playComparison(places, options);
}

/** Everything that decides how matches are played, as data. */
export function makeComparisonPlan(
  game: PlayableGame,
  format: ComparisonFormat,
  options: MatchOptions & RunOptions,
): TournamentPlan {
  // Told before anything is begun.
  if (options.for !== undefined) parseTime(options.for);
  return {
    tournament: 1,
    tool: TOOL,
    title: `${game.title}: is ${format.sources.new} better than ${format.sources.old}?`.slice(0, LONGEST_TITLE),
    game: game.id,
    rulesVersion: game.version,
    config: makeConfig(game, options),
    format,
    seats: 4,
    limits: parseLimits(options),
    turns: options.turns,
    sandbox: parseSandbox(options),
    slots: planSlots(options.turns, options),
    outAfter: null,
  };
}

/** In a comparison the two are called old and new, whatever people call them elsewhere. */
const stripName = (source: string): string => /^[^=/\s]+=(.+)$/s.exec(source)?.[1] ?? source;

function tellIfSame([old, fresh]: readonly Entrant[], tell: (line: string) => void): void {
  if (old!.digest !== fresh!.digest) return;
  tell('minions: old and new are made of the same files; they are compared all the same');
}
