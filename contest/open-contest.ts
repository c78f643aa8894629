import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContestSettings } from '../protocol/types/contest/settings.ts';
import { chooseClock } from '../judge/bot/limits.ts';
import { UsageError } from '../judge/usage-error.ts';
import { GameCatalogue } from '../judge/games/game-catalogue.ts';
import type { LoadedGame } from '../judge/games/loaded-game.ts';
import { requireClock } from '../judge/host/require-clock.ts';
import { SYSTEM_PROC } from '../judge/host/proc.ts';
import { EDA_FOLDER } from '../judge/prepare/find/eda-player.ts';
import { findProgram } from '../judge/prepare/find-program.ts';
import { findBubblewrap } from '../judge/prepare/protect/bubblewrap.ts';
import { releaseSlots, type ClaimedSlots } from '../judge/slots/claim-slots.ts';
import { readMachineCores } from '../judge/slots/machine-cores.ts';
import { WritingLock } from '../tournament/folder/writing-lock.ts';
import { checkQueue, type QueueOptions } from '../tournament/queue/open-queue.ts';
import { takeSlots } from '../tournament/run/open-players.ts';
import { locateContest, type ContestPaths } from './folder/contest-paths.ts';
import { readSettings } from './folder/read-settings.ts';
import { Ladder } from './ladder/ladder.ts';
import { RoundKeeper } from './rounds/round-keeper.ts';
import { ResultReader } from './rounds/round-results.ts';
import type { Contest } from './server/contest.ts';
import { EventHub } from './server/event-hub.ts';
import { ForwardClock } from './server/forward-clock.ts';
import { makeTerms } from './server/make-terms.ts';
import type { OpenContestOptions } from './open-contest-options.ts';
import { openStore } from './store/open-store.ts';
import { ContestWork, type WorkPolicy } from './work/contest-work.ts';
import { Switches } from './work/switches.ts';
import { SlotPlayers } from './work/slot-players.ts';
import { WorkerPlayers } from './work/worker-players.ts';

export type Ending = () => Promise<void> | void;

/** A contest that plays, before anybody can reach it. */
export interface OpenedContest {
  readonly contest: Contest;
  /** How many matches at a time on this machine. */
  readonly slots: number;
  /** What is to be done at the end, last first. */
  readonly endings: Ending[];
  close(): Promise<void>;
}

const UPLOAD_MS = 60_000;

/** Workers play elsewhere. */
const NO_SLOTS: ClaimedSlots = { cpus: [], coresEach: 1, isForced: false, claims: [], remark: undefined };

/** Opens the store, the ladder and the slots of a contest, and begins to play. */
export async function openContest(options: OpenContestOptions, policy: WorkPolicy = {}): Promise<OpenedContest> {
  const paths = locateContest(options.folder);
  const settings = readSettings(paths);
  const game = await new GameCatalogue().load(settings.game, paths.root);
  requireProfile(settings, game.id);
  if (options.queue) await requireQueue(options.queue, game);
  else await requireProtection(options, settings);
  const lock = new WritingLock(paths.lock);
  const endings: Ending[] = [() => lock.release()];
  const close = async (): Promise<void> => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const { contest, slots } = await begin({ options, policy, paths, settings, game }, endings);
    return { contest, slots, endings, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Beginning {
  readonly options: OpenContestOptions;
  readonly policy: WorkPolicy;
  readonly paths: ContestPaths;
  readonly settings: ContestSettings;
  readonly game: LoadedGame;
}

async function begin(
  { options, policy, paths, settings, game }: Beginning,
  endings: Ending[],
): Promise<{ contest: Contest; slots: number }> {
  rmSync(paths.uploads, { recursive: true, force: true });
  const clock = new ForwardClock(options.now);
  const { metrics } = options;
  const measure = metrics?.measure ?? ((): void => {});
  const db = await openStore({ file: paths.database, address: options.database, measure });
  endings.push(() => db.destroy());
  chmodOwnerOnly(paths.database);
  const taken = options.queue ? NO_SLOTS : await takeSlots('serial', options.slots ?? {});
  endings.push(() => releaseSlots(taken));
  if (taken.remark !== undefined) options.onRemark?.(taken.remark);
  const pins = readMachineCores(SYSTEM_PROC).isKnown && findProgram('taskset') !== undefined;
  const slots = taken.cpus.map((cpu) => (pins ? cpu : null));
  const sandbox = options.isUnprotected ? 'none' : 'bwrap';
  const { clock: botClock = 'auto' } = options;
  const ladder = await Ladder.open({
    folder: paths.ladder,
    settings,
    game,
    sandbox,
    clock: botClock,
    slots,
    at: () => clock.at(),
  });
  endings.push(() => ladder.close());
  const { onFailure = (): void => {}, uploadMs = UPLOAD_MS } = options;
  const hub = new EventHub(db, clock, onFailure);
  const terms = makeTerms(settings);
  const players = options.queue
    ? new WorkerPlayers(
        await ladder.openQueue(options.queue, [paths.versions]),
        { terms, sandbox, clock: botClock },
        ladder.replays,
      )
    : new SlotPlayers({ paths, ladder, terms, sandbox, clock: botClock, slots, claims: taken.claims });
  const { burst } = settings.ladder;
  const switches = await Switches.open(db, options.isReadOnly);
  const isPaused = (): boolean => switches.isPaused;
  const work = new ContestWork({
    paths,
    db,
    hub,
    clock,
    ladder,
    burst,
    players,
    measure,
    isPaused,
    onFailure,
    ...policy,
  });
  endings.push(() => work.close());
  await work.start();
  const rounds = new RoundKeeper({
    paths,
    settings,
    game,
    sandbox,
    botClock,
    db,
    hub,
    clock,
    work,
    switches,
    onFailure,
  });
  endings.push(() => rounds.close());
  await rounds.start();
  metrics?.watch({
    queue: () => work.queueLengths,
    running: () => work.runningCounts,
    slots: () => work.slots,
    ratingAge: () => work.ladderKeeper.ratingAge,
    listeners: () => hub.listenerCount,
    isPaused,
    isReadOnly: () => switches.isReadOnly,
  });
  const isSandboxed = sandbox !== 'none';
  const url = settings.url ?? '';
  return {
    contest: {
      paths,
      settings,
      game,
      db,
      clock,
      hub,
      work,
      ladder,
      rounds,
      switches,
      results: new ResultReader(),
      url,
      uploadMs,
      isSandboxed,
      metrics,
      log: options.log,
    },
    slots: slots.length,
  };
}

function requireProfile({ gate }: ContestSettings, game: string): void {
  if (gate.profile !== 'published' || existsSync(join(EDA_FOLDER, game))) return;
  throw new UsageError(
    `invalid gate.profile: expected a published game for "published", got ${game}`,
    'take the profile out of contest.json; "oneFile": true is for any game',
  );
}

async function requireQueue(queue: QueueOptions, game: LoadedGame): Promise<void> {
  if (game.outside) {
    throw new UsageError(
      'workers play contests of the games that come with minions, and this one is a game of your own',
      'leave --queue out: then it is played on this machine',
    );
  }
  await checkQueue(queue);
}

/** A contest that cannot play is not served: whoever starts it can change that, and whoever submits cannot. */
async function requireProtection(options: OpenContestOptions, settings: ContestSettings): Promise<void> {
  await requireSandbox(options);
  const presets = [settings, ...(settings.rounds ?? [])].map(({ limits }) => limits);
  for (const preset of presets) requireClock(chooseClock(preset, options.clock));
}

async function requireSandbox({ isUnprotected = false }: OpenContestOptions): Promise<void> {
  if (isUnprotected || (await findBubblewrap()) !== undefined) return;
  throw new UsageError(
    'bubblewrap is not installed, or does not work on this machine: other people’s bots are not run without a sandbox',
    'install it (on Debian: apt install bubblewrap); with --sandbox none they run unprotected, and every page says so',
  );
}

function chmodOwnerOnly(path: string): void {
  if (existsSync(path)) chmodSync(path, 0o600);
}
