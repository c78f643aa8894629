import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { Parameters } from '../../protocol/types/common.ts';
import type { Format, TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type { FunctionBot } from '../../judge/bot/function-bot.ts';
import { copyGame } from '../../judge/games/copy-game.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { JournalWriter } from '../journal/journal-writer.ts';
import { distinguishPeople, enterBot, enterFunction, findCollisions, type EnteredBot } from './enter-bot.ts';
import { refuseEntry, tryEach, type EntryProblem } from './entry-problem.ts';
import { callById, callChallengersById, identifyField, shuffleBots } from './identify-field.ts';
import { GAME, type TournamentPaths } from './locate-tournament.ts';
import { writeTableFile } from './private-table.ts';
import { VERSION, WORDS } from './read-tournament.ts';
import { keepSecret, makeCommitment } from './secrets.ts';
import { writeFileAtomic } from '../../judge/host/write-file-atomic.ts';
import { WritingLock } from './writing-lock.ts';

/** What people decide about a tournament, but for the bots and the secret. Challengers are named as people name them. */
export type TournamentPlan = Omit<
  TournamentDefinition,
  'tournament' | 'entrants' | 'houseBots' | 'seeding' | 'commitment'
>;

/** A bot as people name it, with values for what it leaves open. */
export interface TunedSource {
  readonly source: string;
  readonly parameters: Parameters | undefined;
  /** What people called it, where the source is a copy of it. */
  readonly originalSource?: string;
}

export interface TournamentOptions {
  /** That of the plan. */
  readonly game: LoadedGame;
  readonly plan: TournamentPlan;
  /** As people name bots, with other values than the usual ones where they are to be tried; or functions of this program. */
  readonly bots: readonly (string | TunedSource | FunctionBot)[];
  readonly houseBots: readonly string[];
  /** Bots that play and are rated like everybody, and are not ranked. */
  readonly references?: readonly string[] | undefined;
  /** The names of bots by what was known of their strength before, best first. */
  readonly seeding?: readonly string[] | undefined;
  readonly secret: string;
  /** 64 hexadecimal digits from which the salts of the bots come; drawn when not given. */
  readonly saltKey?: string | undefined;
  /**
   * Fails with a sentence when something speaks against these bots: one does not build, say.
   * @param problems what is known already, to be reported with the rest; it fails after this in any case
   */
  readonly check: (bots: readonly EnteredBot[], problems: readonly EntryProblem[]) => Promise<void>;
}

/** What a beginning that was cut short leaves behind. */
const REMAINS: ReadonlySet<string> = new Set([
  'bots',
  'game',
  'replays',
  'secrets.txt',
  'private.json',
  'journal.jsonl',
]);

/** Makes the folder of a tournament. Its definition comes last: what was cut short before can be begun again. */
export async function defineTournament(paths: TournamentPaths, options: TournamentOptions): Promise<void> {
  const wasThere = existsSync(paths.root);
  requireRoom(paths);
  mkdirSync(paths.root, { recursive: true });
  const lock = new WritingLock(paths.lock);
  try {
    await fillFolder(paths, options);
  } catch (error) {
    for (const path of [paths.bots, paths.game, paths.secrets, paths.privateTable, paths.journal])
      rmSync(path, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
    if (!wasThere && readdirSync(paths.root).length === 0) rmSync(paths.root, { recursive: true });
  }
}

function requireRoom({ kind, root, definition }: TournamentPaths): void {
  if (!existsSync(root)) return;
  if (existsSync(definition)) {
    throw new UsageError(
      `${root} is a ${WORDS[kind]} already`,
      `continue it: minions ${kind} resume ${root}; or choose another folder with -o`,
    );
  }
  const other = readdirSync(root).find((name) => !REMAINS.has(name) && name !== 'lock' && !name.startsWith('.'));
  if (other === undefined) return;
  throw new UsageError(`${root} is not empty: there is "${other}"`, 'choose another folder with -o');
}

async function fillFolder(paths: TournamentPaths, options: TournamentOptions): Promise<void> {
  const { plan, game, secret, saltKey } = options;
  rmSync(paths.journal, { force: true });
  // What people handed in is for the organiser alone.
  mkdirSync(paths.bots, { recursive: true, mode: 0o700 });
  const isQuestion = ['comparison', 'tuning'].includes(plan.format.kind);
  const { bots, references, houseBots, problems } = enterField(paths, options, isQuestion ? '' : 'house-');
  // Two bots and their rivals are few enough to stop at the first problem.
  const [problem] = problems;
  if (isQuestion && problem) throw new UsageError(problem.problem, problem.advice);
  if (!problem) requireChallengers(plan.format, bots);
  await options.check([...bots, ...references, ...houseBots], problems);
  if (problem) throw refuseEntry(problems);
  mkdirSync(paths.replays, { recursive: true });
  keepSecret(paths, secret);
  const { gameFrom } = plan;
  if (game.outside) copyGame(game.outside, paths.game);
  const ordered = isQuestion ? bots : shuffleBots(bots, secret);
  const { table, ...identified } = identifyField(ordered, houseBots, saltKey, references);
  const definition: TournamentDefinition = {
    tournament: VERSION,
    ...plan,
    ...(gameFrom === undefined ? {} : { gameFrom: { ...gameFrom, source: GAME } }),
    format: callChallengersById(plan.format, table),
    ...identified,
    ...(options.seeding === undefined ? {} : { seeding: callById(options.seeding, table) }),
    commitment: makeCommitment(secret),
  };
  writeTableFile(paths, table);
  new JournalWriter(paths.journal).close();
  writeFileAtomic(paths.definition, `${JSON.stringify(definition, undefined, 2)}\n`);
}

interface EnteredField {
  readonly bots: readonly EnteredBot[];
  readonly references: readonly EnteredBot[];
  readonly houseBots: readonly EnteredBot[];
  readonly problems: readonly EntryProblem[];
}

/** Copies everybody who plays. Those that cannot enter are all named. */
function enterField(paths: TournamentPaths, options: TournamentOptions, housePrefix: string): EnteredField {
  const { game } = options;
  const enter = (sources: TournamentOptions['bots']) =>
    tryEach(sources, nameSource, (bot) => enterSource(bot, paths, game));
  const [entered, reference, house] = [options.bots, options.references ?? [], options.houseBots].map(enter);
  const bots = distinguishPeople(entered!.done);
  const field = [...bots, ...reference!.done];
  const problems = [entered!, reference!, house!].flatMap((group) => group.problems);
  return {
    bots,
    references: reference!.done,
    houseBots: nameHouseBots(house!.done, field, housePrefix),
    problems: [...problems, ...findCollisions(field)],
  };
}

const nameSource = (bot: TournamentOptions['bots'][number]): string =>
  typeof bot === 'string' ? bot : 'bot' in bot ? bot.name : bot.source;

function enterSource(bot: string | TunedSource | FunctionBot, paths: TournamentPaths, game: LoadedGame): EnteredBot {
  if (typeof bot === 'string') return enterBot(bot, paths, game);
  if ('bot' in bot) return enterFunction(bot);
  const entered = enterBot(bot.source, paths, game, bot.parameters);
  return bot.originalSource === undefined ? entered : { ...entered, source: bot.originalSource };
}

function requireChallengers(format: Format, bots: readonly EnteredBot[]): void {
  if (format.kind !== 'gauntlet') return;
  const unknown = format.challengers.find((challenger) => !bots.some(({ name }) => name === challenger));
  if (unknown === undefined) return;
  throw new UsageError(
    `the challenger "${unknown}" is not one of the bots`,
    `name some of: ${bots.map(({ name }) => name).join(', ')}`,
  );
}

/** A house bot may be the same as an entrant, but not under the same name. */
function nameHouseBots(houseBots: readonly EnteredBot[], bots: readonly EnteredBot[], prefix: string): EnteredBot[] {
  const taken = new Set(bots.map(({ name }) => name));
  return houseBots.map((bot) => {
    let name = `${prefix}${bot.name}`;
    for (let count = 2; taken.has(name); count += 1) name = `${prefix}${bot.name}-${count}`;
    taken.add(name);
    return { ...bot, name };
  });
}
