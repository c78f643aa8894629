import type { KeyObject } from 'node:crypto';
import { makeShowName } from '../folder/private-table.ts';
import { loadFolderGame } from '../folder/load-folder-game.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { signTournament } from '../folder/sign-tournament.ts';
import { OpenTournament } from '../folder/open-tournament.ts';
import { writeReport } from '../report/write-report.ts';
import { countMatches, type MatchCount } from '../run/count-matches.ts';
import { playOn, type PlayEvent, type PlayOptions } from '../run/play-on.ts';
import { ShareOfTime } from '../run/share-of-time.ts';
import { TimeBudget } from '../run/time-budget.ts';
import { rateOverBlocks } from '../standings/rate-over-blocks.ts';
import { makeStandings, nameStandings } from '../standings/make-standings.ts';

export type TournamentEvent =
  | PlayEvent
  /** Who is first by now. */
  | { readonly kind: 'leads'; readonly row: StandingsRow };

export interface PlayTournamentOptions extends PlayOptions {
  /** It ends after the last whole cycle that fits into so much time. */
  readonly seconds?: number | undefined;
  readonly onEvent?: ((event: TournamentEvent) => void) | undefined;
  /** An Ed25519 key to sign the head of the results with, at the end. */
  readonly signingKey?: KeyObject | undefined;
  /** Whether `leads` is reported now and then. Ratings take time. */
  readonly knowsLeader?: boolean | undefined;
}

export type TournamentOutcome =
  | { readonly hasEnded: true; readonly standings: Standings; readonly secret: string }
  | ({ readonly hasEnded: false } & MatchCount);

/** Ratings take time, and slots wait for it: never more than this share. */
const SHARE_FOR_RATINGS = 0.02;
const FIRST_RATING_MS = 5000;

/** Plays a tournament from where it stands to its end, with its report, or until somebody stops it. */
export async function playTournament(
  paths: TournamentPaths,
  options: PlayTournamentOptions = {},
): Promise<TournamentOutcome> {
  const { players, functions, signal, seconds, games } = options;
  const budget = seconds === undefined ? undefined : new TimeBudget(seconds);
  const open = new OpenTournament(paths);
  try {
    const game = await loadFolderGame(paths, games);
    const end = await playOn(open, {
      game,
      players,
      functions,
      signal,
      onEvent: addLeader(open, options),
      keepsPace: budget !== undefined,
      ...(budget && { fits: () => budget.fits() }),
    });
    const state = open.state();
    if (end === 'stopped') return { hasEnded: false, ...countMatches(paths, state) };
    const { privateTable: table } = open;
    const rated = makeStandings(state);
    const history = rateOverBlocks(state);
    writeReport(paths, { state, rated, history, table, hasPseudonyms: false, viewer: readEmptyPage([game]) });
    if (options.signingKey) signTournament(paths, options.signingKey);
    const standings = nameStandings(rated, makeShowName(table));
    return { hasEnded: true, standings, secret: state.seals.at(-1)!.secret! };
  } finally {
    open.close();
  }
}

function addLeader(
  open: OpenTournament,
  { onEvent, knowsLeader = false }: PlayTournamentOptions,
): ((event: PlayEvent) => void) | undefined {
  if (!knowsLeader) return onEvent;
  const share = new ShareOfTime(SHARE_FOR_RATINGS, () => performance.now(), FIRST_RATING_MS);
  const showName = makeShowName(open.privateTable);
  return (event) => {
    if (event.kind === 'played') {
      const row = share.run(() => makeStandings(open.state()).rows.find(({ rank }) => rank === 1));
      if (row) onEvent?.({ kind: 'leads', row: { ...row, name: showName(row.id) } });
    }
    onEvent?.(event);
  };
}
