import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayableGame } from '../../engine/registry.ts';
import type { Entrant } from '../../protocol/types/tournament/definition.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import { recordOrigin } from '../../judge/games/load-game-of.ts';
import { TOOL } from '../../judge/host/package-info.ts';
import { defineTournament, type TournamentPlan } from '../../tournament/folder/define-tournament.ts';
import { locateTournament, type TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../tournament/folder/read-tournament.ts';
import { drawSecret, makeCommitment, parseSecret } from '../../tournament/folder/secrets.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { COMMAND } from '../command-name.ts';
import { parseLimits } from '../options/limit-options.ts';
import { makeConfig } from '../options/make-config.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { parseSandbox } from '../options/sandbox-option.ts';
import { buildEntrants, checkEntrants } from './examine-entrants.ts';
import { checkPlayers, planSlots } from './open-players.ts';
import { playTournament } from './play-tournament.ts';
import { showPlan } from './show-plan.ts';
import { parseFormat, parseTime, type BeginOptions } from './tournament-options.ts';

const FEWEST = 4;
const MOST = 400;

/** Defines a tournament and plays it, or only shows what it would be. */
export async function beginTournament(gameId: string, bots: readonly string[], options: BeginOptions): Promise<void> {
  const game = await loadGame(gameId);
  requireBots(bots, game);
  const plan = makeTournamentPlan(game, options);
  const secret = options.secret === undefined ? drawSecret() : parseSecret(options.secret);
  if (options.dryRun)
    return inTemporaryFolder(async (places) => {
      await define(places, game, bots, plan, secret, options);
      await showPlan(places, readTournament(places), secret, options);
    });
  if (options.output === undefined) {
    throw new UsageError('where should the tournament be kept?', 'name a new folder: -o cup');
  }
  await checkPlayers(options);
  const places = locateTournament(options.output);
  const tell = options.json ? console.error : console.log;
  if (!options.quiet)
    tell(`Commitment ${makeCommitment(secret)}: the SHA-256 of the secret from which every seed comes`);
  await define(places, game, bots, plan, secret, options);
  await playTournament(places, options);
}

function requireBots(bots: readonly string[], game: PlayableGame): void {
  if (bots.length >= FEWEST && bots.length <= MOST) return;
  throw new UsageError(
    `a tournament has ${FEWEST} to ${MOST} bots, and ${bots.length} ${bots.length === 1 ? 'is' : 'are'} named`,
    `example: ${COMMAND} tournament ${game.id} bots/* -o cup`,
  );
}

function makeTournamentPlan(game: PlayableGame, options: BeginOptions): TournamentPlan {
  const { turns, title, outAfter } = options;
  // Told before anything is begun.
  if (options.for !== undefined) parseTime(options.for);
  const format = parseFormat(options);
  return {
    tournament: 1,
    seeds: 'by-match',
    tool: TOOL,
    title: title ?? `${game.title}, ${format.kind}`,
    game: game.id,
    ...recordOrigin(game),
    rulesVersion: game.version,
    config: makeConfig(game, options),
    format,
    seats: options.seats === '1' ? 1 : 4,
    limits: parseLimits(options),
    turns,
    sandbox: parseSandbox(options),
    slots: planSlots(turns, options),
    outAfter: outAfter === undefined ? null : parseWholeNumber('--out-after', outAfter, 1, 1_000_000),
  };
}

async function define(
  places: TournamentPlaces,
  game: PlayableGame,
  bots: readonly string[],
  plan: TournamentPlan,
  secret: string,
  options: BeginOptions,
): Promise<void> {
  const tell = (line: string): void => void (options.quiet || console.error(line));
  const examination = { game, limits: plan.limits, sandbox: plan.sandbox, from: places.root, tell };
  const check = async (entrants: readonly Entrant[]): Promise<void> => {
    requireChallengers(plan, entrants);
    const prepared = await buildEntrants(entrants, examination);
    if (!options.check) return;
    const failures = await checkEntrants(entrants, prepared, examination);
    if (failures === 0 || !options.strict) return;
    const count = failures === 1 ? 'a bot fails its check' : `${failures} bots fail their check`;
    throw new UsageError(count, 'fix them, or leave out --strict: the others then play all the same');
  };
  await defineTournament(places, { plan, bots, houseBots: options.house, secret, check });
}

function requireChallengers({ format }: TournamentPlan, entrants: readonly Entrant[]): void {
  if (format.kind !== 'gauntlet') return;
  const unknown = format.challengers.find((challenger) => !entrants.some(({ name }) => name === challenger));
  if (unknown === undefined) return;
  throw new UsageError(
    `the challenger "${unknown}" is none of the bots`,
    `name some of: ${entrants.map(({ name }) => name).join(', ')}`,
  );
}

async function inTemporaryFolder(run: (places: TournamentPlaces) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'minions-plan-'));
  try {
    await run(locateTournament(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
