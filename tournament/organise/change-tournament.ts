import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { loadFolderGame } from '../folder/load-folder-game.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { OnPrepareEvent } from '../../judge/prepare/prepare-event.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { buildEntrants } from '../folder/build-entrants.ts';
import { addBot, replaceBot, voidMatch, withdrawBot } from '../folder/change-tournament.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { OpenTournament } from '../folder/open-tournament.ts';
import { countMatches, type MatchCount } from '../run/count-matches.ts';

/** What an organiser may change of a tournament that has begun. */
export type TournamentChange =
  /** Bots enter; they play what they missed. */
  | { readonly kind: 'add'; readonly bots: readonly string[] }
  /** A bot leaves; what it has played stays. */
  | { readonly kind: 'withdraw'; readonly bot: string; readonly reason: string }
  /** Another version takes the place of a bot; only its blocks are played again. */
  | { readonly kind: 'replace'; readonly bot: string; readonly source: string; readonly reason: string }
  /** A match counts no more: block and match, as in 12.3. */
  | { readonly kind: 'void'; readonly match: string; readonly reason: string };

export interface ChangeOptions {
  /** Where the game is loaded from; a catalogue of its own when not given. */
  readonly games?: GameCatalogue | undefined;
  /** The secret of what is played from now on, when the first one is revealed; drawn when not given. */
  readonly secret?: string | undefined;
  readonly onEvent?: OnPrepareEvent | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface ChangeOutcome extends MatchCount {
  /** To the secret of what is played from now on, where there is another one; else null. */
  readonly commitment: string | null;
}

/** Changes the field of a tournament, or takes a match out of the count. */
export async function changeTournament(
  paths: TournamentPaths,
  change: TournamentChange,
  options: ChangeOptions = {},
): Promise<ChangeOutcome> {
  if ('reason' in change && change.reason.trim() === '') {
    throw new UsageError('--reason is empty', 'say why: it stands in the journal and in the report');
  }
  const open = new OpenTournament(paths);
  try {
    const game = await loadFolderGame(paths, options.games);
    await requireBuilds(open, change, { ...options, game });
    makeChange(open, change, game, options.secret);
    const state = open.state();
    const { secret, commitment } = state.seals.at(-1)!;
    const isNew = state.seals.length > 1 && secret === undefined;
    return { ...countMatches(paths, state), commitment: isNew ? commitment : null };
  } finally {
    open.close();
  }
}

/** A bot that does not build does not enter. */
async function requireBuilds(
  { definition: { limits, sandbox } }: OpenTournament,
  change: TournamentChange,
  { game, onEvent, signal }: ChangeOptions & { readonly game: LoadedGame },
): Promise<void> {
  const sources = change.kind === 'add' ? change.bots : change.kind === 'replace' ? [change.source] : [];
  await buildEntrants(
    sources.map((source) => ({ name: source, path: source })),
    { game, limits, sandbox, from: process.cwd(), onEvent, signal },
  );
}

function makeChange(
  open: OpenTournament,
  change: TournamentChange,
  game: LoadedGame,
  secret: string | undefined,
): void {
  const at = new Date().toISOString();
  switch (change.kind) {
    case 'add':
      for (const bot of change.bots) addBot(open, game, bot, at, secret);
      return;
    case 'withdraw':
      return withdrawBot(open, change.bot, change.reason, at);
    case 'replace':
      return replaceBot(open, game, change.bot, change.source, change.reason, at, secret);
    case 'void':
      return voidMatch(open, change.match, change.reason, at);
  }
}
