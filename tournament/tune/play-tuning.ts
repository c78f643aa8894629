import { makeShowName, requireVersion } from '../folder/private-table.ts';
import { readPrivateTable } from '../folder/read-tournament.ts';
import { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { loadFolderGame } from '../folder/load-folder-game.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Parameters } from '../../protocol/types/common.ts';
import type { ComparisonFormat } from '../../protocol/types/tournament/definition.ts';
import { NEW, OLD } from '../compare/compared-blocks.ts';
import { playComparison, type ComparisonEvent, type PlayComparisonOptions } from '../compare/play-comparison.ts';
import { defineTournament } from '../folder/define-tournament.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { OpenTournament } from '../folder/open-tournament.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { hashLabel } from '../plan/block-seed.ts';
import { limitTime } from '../run/limit-time.ts';
import { playOn, type PlayEvent } from '../run/play-on.ts';
import { isSame, locateFinal, readSearch, readTuning, type TuningOutcome } from './read-tuning.ts';
import { requireTuning } from './summarise-tuning.ts';

export type TuningEvent =
  /** How the search goes. */
  | { readonly kind: 'searching'; readonly event: PlayEvent }
  /** How the final comparison goes. */
  | { readonly kind: 'comparing'; readonly event: ComparisonEvent };

export interface PlayTuningOptions extends Omit<PlayComparisonOptions, 'onEvent'> {
  readonly onEvent?: ((event: TuningEvent) => void) | undefined;
}

/** Searches from where it stands, and compares the best values with the present ones on fresh seeds. */
export async function playTuning(paths: TournamentPaths, options: PlayTuningOptions = {}): Promise<TuningOutcome> {
  const { players, seconds, showsVerdict, onEvent } = options;
  const games = options.games ?? new GameCatalogue();
  const signal = limitTime(options.signal, seconds);
  await playSearch(paths, { ...options, games, signal });
  const { search, state, secret } = readSearch(paths);
  const isBetter = search.best !== null && !isSame(search.best, search.present);
  if (isBetter && !signal.aborted) {
    const final = locateFinal(paths);
    if (!existsSync(final.definition)) {
      const game = await loadFolderGame(paths, games);
      await defineFinal(final, paths, { game, state, best: search.best!, secret });
    }
    await playComparison(final, {
      games,
      players,
      signal,
      seconds,
      showsVerdict,
      onEvent: (event) => onEvent?.({ kind: 'comparing', event }),
    });
  }
  return readTuning(paths);
}

async function playSearch(
  paths: TournamentPaths,
  { games, players, signal, seconds, onEvent }: PlayTuningOptions,
): Promise<void> {
  const open = new OpenTournament(paths);
  try {
    await playOn(open, {
      game: await loadFolderGame(paths, games),
      players,
      signal,
      keepsPace: seconds !== undefined,
      onEvent: (event) => onEvent?.({ kind: 'searching', event }),
    });
  } finally {
    open.close();
  }
}

interface FinalOptions {
  readonly game: LoadedGame;
  readonly state: TournamentState;
  readonly best: Parameters;
  readonly secret: string;
}

/** The bot as it entered the search, with its present values and with the best: on seeds that no candidate was chosen by. */
async function defineFinal(
  final: TournamentPaths,
  paths: TournamentPaths,
  { game, state, best, secret }: FinalOptions,
): Promise<void> {
  const { seats, final: question } = requireTuning(state);
  const { tournament: _, entrants, houseBots, commitment: __, ...plan } = state.definition;
  const format: ComparisonFormat = { kind: 'comparison', design: 'same-chair', seats, ...question };
  const table = readPrivateTable(paths);
  const showName = makeShowName(table);
  const [present, ...rivals] = [entrants[0]!, ...houseBots].map(({ id, commitment }) => {
    const { path, ...version } = requireVersion(table, id, commitment);
    return { ...version, name: showName(id), path: path.startsWith('bots/') ? join(paths.root, path) : path };
  });
  const { path, parameters, source: originalSource } = present!;
  await defineTournament(final, {
    game,
    plan: { ...plan, format },
    bots: [
      { source: `${OLD}=${path}`, parameters, originalSource },
      { source: `${NEW}=${path}`, parameters: best, originalSource },
    ],
    houseBots: rivals.map((rival) => `${rival.name}=${rival.path}`),
    secret: hashLabel(secret, 'final comparison'),
    check: async () => {},
  });
}
