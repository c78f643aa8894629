import type { Format } from '../../protocol/types/tournament/definition.ts';
import type { TournamentPlan } from '../folder/define-tournament.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { locateTournament, type TournamentPaths } from '../folder/locate-tournament.ts';
import { drawSecret, makeCommitment } from '../folder/secrets.ts';
import { makeTournamentPlan, type MatchTerms } from '../run/make-tournament-plan.ts';
import { checkPlayers } from '../run/open-players.ts';
import { enterAndCheck, requireBotCount, type EntryEvent, type EntryOptions } from './enter-and-check.ts';

/** Comparisons, searches and contests have use cases of their own. */
export type TournamentFormat = Exclude<Format, { kind: 'comparison' | 'tuning' | 'open-ladder' }>;

export type BeginEvent =
  | EntryEvent
  /** The SHA-256 of the secret from which every seed comes: the folder is on disk, and nothing has been played. */
  | { readonly kind: 'committed'; readonly commitment: string };

/** What a tournament shall be. */
export interface TournamentTerms extends MatchTerms, Omit<EntryOptions, 'onEvent'> {
  /** Who meets whom; five cycles of a round robin when not given. */
  readonly format?: TournamentFormat | undefined;
  readonly title?: string | undefined;
  /** How many matches are played on one map: four with the seats rotated, when not given, or one. */
  readonly seats?: 1 | 4 | undefined;
  /** After so many matches with a fault a bot is withdrawn; never when not given. */
  readonly outAfter?: number | undefined;
  /** 64 hexadecimal digits from which every seed comes; drawn when not given. */
  readonly secret?: string | undefined;
}

export interface BeginTournamentOptions extends TournamentTerms {
  /** A new folder. */
  readonly folder: string;
  readonly onEvent?: ((event: BeginEvent) => void) | undefined;
}

export interface BegunTournament {
  readonly paths: TournamentPaths;
  readonly commitment: string;
}

/** Makes the folder of a tournament. `playTournament` plays it. */
export async function beginTournament(options: BeginTournamentOptions): Promise<BegunTournament> {
  const { folder, secret = drawSecret(), players = {}, onEvent } = options;
  const plan = planTerms(options);
  await checkPlayers(players);
  const paths = locateTournament(folder);
  const commitment = makeCommitment(secret);
  await enterAndCheck(paths, plan, secret, options);
  onEvent?.({ kind: 'committed', commitment });
  return { paths, commitment };
}

const USUAL_FORMAT: TournamentFormat = { kind: 'round-robin', cycles: 5 };

/** Whoever is put out is not measured any more, and whoever is not ranked would take the seat of somebody in the final. */
function requireNoKnockout({ format, references = [] }: TournamentTerms): void {
  if (format?.kind !== 'upc' || references.length === 0) return;
  throw new UsageError(
    'upc has no reference bots: it puts out one bot after another',
    'leave out --reference, or choose another format, such as --format round-robin',
  );
}

/** A tournament as data, but for its bots and its secret. */
export function planTerms(terms: TournamentTerms): TournamentPlan {
  requireBotCount(terms);
  requireNoKnockout(terms);
  const { game, format = USUAL_FORMAT, title = `${game.title}, ${format.kind}`, seats = 4, outAfter = null } = terms;
  // Functions play in this process, one match after another.
  const players = terms.bots.every((bot) => typeof bot === 'string') ? terms.players : { jobs: 1 };
  const given = terms.secret === undefined ? {} : { secretGiven: true as const };
  return makeTournamentPlan({ ...terms, players }, { title, format, seats, outAfter, seeds: 'by-match', ...given });
}
