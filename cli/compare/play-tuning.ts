import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparisonResult } from '../../protocol/types/compare/result.ts';
import type { Parameters } from '../../protocol/types/common.ts';
import type { ComparisonFormat } from '../../protocol/types/tournament/definition.ts';
import { NEW, OLD } from '../../tournament/compare/compared-blocks.ts';
import { summariseComparison } from '../../tournament/compare/summarise-comparison.ts';
import { requireTuning, summariseTuning, type Search } from '../../tournament/tune/summarise-tuning.ts';
import { defineTournament } from '../../tournament/folder/define-tournament.ts';
import { locateTournament, type TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { OpenTournament } from '../../tournament/folder/open-tournament.ts';
import { makeShowName, requireVersion } from '../../tournament/folder/private-table.ts';
import { readPrivateTable, readTournament } from '../../tournament/folder/read-tournament.ts';
import { findSecret } from '../../tournament/folder/secrets.ts';
import type { TournamentState } from '../../tournament/journal/tournament-state.ts';
import { hashLabel } from '../../tournament/plan/block-seed.ts';
import { runTournament } from '../../tournament/run/run-tournament.ts';
import { COMMAND } from '../command-name.ts';
import { exitCodeOf, stopSignal } from '../signals.ts';
import { makeTuningSummary } from '../show/make-tuning-summary.ts';
import { TuningProgress } from '../show/tuning-progress.ts';
import { openPlayers, type OpenedPlayers } from '../tournament/open-players.ts';
import type { RunOptions } from '../tournament/tournament-options.ts';
import { makeSignal, playUntilDecided } from './play-comparison.ts';
import { quoteForShell } from '../../judge/prepare/quote-for-shell.ts';

/** Searches from where it stands, compares the best values with the present ones on fresh seeds, and says what is known. */
export async function playTuning(places: TournamentPlaces, options: RunOptions): Promise<void> {
  const signal = makeSignal(options);
  await playSearch(places, options, signal);
  const { search, state, secret } = readSearch(places);
  const isBetter = search.best !== null && !isSame(search.best, search.present);
  if (isBetter && !signal.aborted) await playFinal(places, state, search.best!, secret, options, signal);
  showTuning(places, options);
  const stop = stopSignal();
  if (stop.aborted) process.exitCode = exitCodeOf(String(stop.reason) as 'SIGINT');
}

/** What is known by now, for people or for programs. */
export function showTuning(places: TournamentPlaces, { json, quiet }: RunOptions): void {
  const { search } = readSearch(places);
  const comparison = readFinal(places);
  if (json) return console.log(JSON.stringify({ ...search, comparison, folder: places.root }));
  if (quiet) return;
  process.stdout.write(`${makeTuningSummary({ ...search, comparison })}\n`);
  const isDone = search.best !== null && (comparison?.isFinal ?? isSame(search.best, search.present));
  console.log(`Kept in ${places.root}${comparison === null ? '' : `, its comparison in ${findFinal(places).root}`}.`);
  if (!isDone) console.log(`Go on with: ${COMMAND} tune resume ${quoteForShell(places.root)}`);
}

async function playSearch(places: TournamentPlaces, options: RunOptions, signal: AbortSignal): Promise<void> {
  const open = new OpenTournament(places);
  const progress = new TuningProgress(process.stderr, options.quiet ?? options.json ?? false);
  let opened: OpenedPlayers | undefined;
  try {
    opened = await openPlayers(open, options);
    const { players, slots, isForced } = opened;
    await runTournament(open, players, { signal, watcher: progress, now: () => new Date(), slots, isForced });
  } finally {
    progress.close();
    await opened?.players.close();
    open.close();
  }
}

function readSearch(places: TournamentPlaces): { search: Search; state: TournamentState; secret: string } {
  const state = readTournament(places);
  const secret = findSecret(places, state.seals[0]!);
  return { search: summariseTuning(state, readPrivateTable(places), secret), state, secret };
}

const findFinal = ({ root }: TournamentPlaces): TournamentPlaces => locateTournament(join(root, 'final'), 'compare');

function readFinal(places: TournamentPlaces): ComparisonResult | null {
  const final = findFinal(places);
  return existsSync(final.definition)
    ? summariseComparison(readTournament(final), readPrivateTable(final)).result
    : null;
}

async function playFinal(
  places: TournamentPlaces,
  state: TournamentState,
  best: Parameters,
  secret: string,
  options: RunOptions,
  signal: AbortSignal,
): Promise<void> {
  const final = findFinal(places);
  if (!existsSync(final.definition)) await defineFinal(final, places, state, best, secret);
  await playUntilDecided(final, options, signal);
}

/** The bot as it entered the search, with its present values and with the best: on seeds that no candidate was chosen by. */
async function defineFinal(
  final: TournamentPlaces,
  places: TournamentPlaces,
  state: TournamentState,
  best: Parameters,
  secret: string,
): Promise<void> {
  const { seats, final: question } = requireTuning(state);
  const { tournament: _, entrants, houseBots, commitment: __, ...plan } = state.definition;
  const format: ComparisonFormat = { kind: 'comparison', design: 'same-chair', seats, ...question };
  const table = readPrivateTable(places);
  const showName = makeShowName(table);
  const [present, ...rivals] = [entrants[0]!, ...houseBots].map(({ id, commitment }) => {
    const { path, ...version } = requireVersion(table, id, commitment);
    return { ...version, name: showName(id), path: path.startsWith('bots/') ? join(places.root, path) : path };
  });
  const { path, parameters, source: originalSource } = present!;
  await defineTournament(final, {
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

const isSame = (a: Parameters, b: Parameters): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);
