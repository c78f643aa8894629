import { NEW, OLD } from '../../tournament/compare/compared-blocks.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import { defineTournament } from '../../tournament/folder/define-tournament.ts';
import type { EnteredBot } from '../../tournament/folder/enter-bot.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { drawSecret, parseSecret } from '../../tournament/folder/secrets.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { buildEntrants } from '../tournament/examine-entrants.ts';
import { checkPlayers } from '../tournament/open-players.ts';
import { parseQuestion, type BeginOptions } from './compare-options.ts';
import { makeMatchPlan, nameTemporaryFolder, stripName } from './make-match-plan.ts';
import { playComparison } from './play-comparison.ts';

const MOST_RIVALS = 100;

/** Defines a comparison and plays it until it has decided. */
export async function beginComparison(
  gameId: string,
  old: string,
  fresh: string,
  options: BeginOptions,
): Promise<void> {
  const game = await loadGame(gameId);
  if (options.against.length > MOST_RIVALS) {
    throw new UsageError(`${options.against.length} rivals are named`, `name at most ${MOST_RIVALS}`);
  }
  const sources = { old: stripName(old), new: stripName(fresh) };
  const plan = makeMatchPlan(game, parseQuestion(options), 'is new better than old?', options);
  await checkPlayers(options);
  const secret = options.secret === undefined ? drawSecret() : parseSecret(options.secret);
  const places = locateTournament(options.output ?? nameTemporaryFolder('compare'), 'compare');
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

function tellIfSame([old, fresh]: readonly EnteredBot[], tell: (line: string) => void): void {
  if (old!.digest !== fresh!.digest) return;
  tell('minions: old and new are made of the same files; they are compared all the same');
}
