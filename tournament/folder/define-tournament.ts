import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { Parameters } from '../../protocol/types/common.ts';
import type { Entrant, TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type { FunctionBot } from '../../judge/bot/function-bot.ts';
import { copyGame } from '../../judge/games/copy-game.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { JournalWriter } from '../journal/journal-writer.ts';
import { enterBot, enterFunction, requireOwnNames } from './enter-bot.ts';
import { GAME, type TournamentPlaces } from './locate-tournament.ts';
import { WORDS } from './read-tournament.ts';
import { keepSecret, makeCommitment } from './secrets.ts';
import { writeWhole } from './write-whole.ts';
import { WritingLock } from './writing-lock.ts';

/** What people decide about a tournament, but for the bots and the secret. */
export type TournamentPlan = Omit<TournamentDefinition, 'entrants' | 'houseBots' | 'commitment'>;

/** A bot as people name it, with values for what it leaves open. */
export interface TunedSource {
  readonly source: string;
  readonly parameters: Parameters | undefined;
}

export interface TournamentOptions {
  /** That of the plan. */
  readonly game: LoadedGame;
  readonly plan: TournamentPlan;
  /** As people name bots, with other values than the usual ones where they are to be tried; or functions of this program. */
  readonly bots: readonly (string | TunedSource | FunctionBot)[];
  readonly houseBots: readonly string[];
  readonly secret: string;
  /** Fails with a sentence when something speaks against these bots: one does not build, say. */
  readonly check: (entrants: readonly Entrant[]) => Promise<void>;
}

/** What a beginning that was cut short leaves behind. */
const REMAINS: ReadonlySet<string> = new Set(['bots', 'game', 'replays', 'secrets.txt', 'journal.jsonl']);

/** Makes the folder of a tournament. Its definition comes last: what was cut short before can be begun again. */
export async function defineTournament(places: TournamentPlaces, options: TournamentOptions): Promise<void> {
  const wasThere = existsSync(places.root);
  requireRoom(places);
  mkdirSync(places.root, { recursive: true });
  const lock = new WritingLock(places.lock);
  try {
    await fillFolder(places, options);
  } catch (error) {
    for (const path of [places.bots, places.game, places.secrets, places.journal])
      rmSync(path, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
    if (!wasThere && readdirSync(places.root).length === 0) rmSync(places.root, { recursive: true });
  }
}

function requireRoom({ kind, root, definition }: TournamentPlaces): void {
  if (!existsSync(root)) return;
  if (existsSync(definition)) {
    throw new UsageError(
      `${root} is a ${WORDS[kind]} already`,
      `go on with it: minions ${kind} resume ${root}; or choose another folder with -o`,
    );
  }
  const other = readdirSync(root).find((name) => !REMAINS.has(name) && name !== 'lock' && !name.startsWith('.'));
  if (other === undefined) return;
  throw new UsageError(`${root} is not empty: there is "${other}"`, 'choose another folder with -o');
}

async function fillFolder(places: TournamentPlaces, options: TournamentOptions): Promise<void> {
  const { plan, game, secret } = options;
  rmSync(places.journal, { force: true });
  const entrants = options.bots.map((bot) => {
    if (typeof bot === 'string') return enterBot(bot, places, game);
    return 'bot' in bot ? enterFunction(bot) : enterBot(bot.source, places, game, bot.parameters);
  });
  requireOwnNames(entrants);
  const houseBots = nameHouseBots(
    options.houseBots.map((source) => enterBot(source, places, game)),
    entrants,
    ['comparison', 'tuning'].includes(plan.format.kind) ? '' : 'house-',
  );
  await options.check([...entrants, ...houseBots]);
  mkdirSync(places.replays, { recursive: true });
  keepSecret(places, secret);
  const { gameFrom } = plan;
  if (game.outside) copyGame(game.outside, places.game);
  const definition: TournamentDefinition = {
    ...plan,
    ...(gameFrom === undefined ? {} : { gameFrom: { ...gameFrom, source: GAME } }),
    entrants,
    houseBots,
    commitment: makeCommitment(secret),
  };
  new JournalWriter(places.journal).close();
  writeWhole(places.definition, `${JSON.stringify(definition, undefined, 2)}\n`);
}

/** A house bot may be the same as an entrant, but not under the same name. */
function nameHouseBots(houseBots: readonly Entrant[], entrants: readonly Entrant[], prefix: string): Entrant[] {
  const taken = new Set(entrants.map(({ name }) => name));
  return houseBots.map((bot) => {
    let name = `${prefix}${bot.name}`;
    for (let count = 2; taken.has(name); count += 1) name = `${prefix}${bot.name}-${count}`;
    taken.add(name);
    return { ...bot, name };
  });
}
