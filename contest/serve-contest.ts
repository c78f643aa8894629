import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ContestSettings } from '../protocol/types/contest/settings.ts';
import { UsageError } from '../judge/usage-error.ts';
import { GameCatalogue } from '../judge/games/game-catalogue.ts';
import type { LoadedGame } from '../judge/games/loaded-game.ts';
import { SYSTEM_PROC } from '../judge/host/proc.ts';
import { EDA_FOLDER } from '../judge/prepare/find/eda-player.ts';
import { findProgram } from '../judge/prepare/find-program.ts';
import { findBubblewrap } from '../judge/prepare/protect/bubblewrap.ts';
import { readMachineCores } from '../judge/slots/machine-cores.ts';
import { WritingLock } from '../tournament/folder/writing-lock.ts';
import { checkQueue, type QueueOptions } from '../tournament/queue/open-queue.ts';
import { findSlots, type SlotOptions } from '../tournament/run/open-players.ts';
import { locateContest, type ContestPaths } from './folder/contest-paths.ts';
import { readSettings } from './folder/read-settings.ts';
import { Ladder } from './ladder/ladder.ts';
import type { Contest } from './server/contest.ts';
import { EventHub } from './server/event-hub.ts';
import { ForwardClock } from './server/forward-clock.ts';
import { makeApp } from './server/make-app.ts';
import { makeTerms } from './server/make-terms.ts';
import { issueCredential } from './store/credentials.ts';
import { openStore } from './store/open-store.ts';
import { addPerson } from './store/people.ts';
import type { Database } from './store/tables.ts';
import { drawCredential } from './store/credentials.ts';
import { ContestWork } from './work/contest-work.ts';
import { SlotPlayers } from './work/slot-players.ts';
import { WorkerPlayers } from './work/worker-players.ts';

export interface ServeContestOptions {
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  /** postgres://…; an embedded database in the folder when not given. */
  readonly database?: string | undefined;
  /** Whether bots may run without a sandbox: of people you trust. */
  readonly isUnprotected?: boolean | undefined;
  readonly slots?: SlotOptions | undefined;
  /** The queue at whose other end workers run gates and play matches, in place of slots of this machine. */
  readonly queue?: QueueOptions | undefined;
  /** How long an upload may take; a minute when not given. */
  readonly uploadMs?: number | undefined;
  /** The clock of the machine, in milliseconds. */
  readonly now?: (() => number) | undefined;
  /** What went wrong beside the requests, such as a full disk. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

const UPLOAD_MS = 60_000;

/** A contest that is being served. */
export interface ServedContest {
  /** Where it listens. */
  readonly address: string;
  /** How browsers reach it. */
  readonly url: string;
  readonly ownerLink: string;
  /** Matches at a time; null when workers play them. */
  readonly slots: number | null;
  readonly isSandboxed: boolean;
  close(): Promise<void>;
}

/** Serves the pages, the API, the gate and the ladder of a contest, until it is closed. */
export async function serveContest(options: ServeContestOptions): Promise<ServedContest> {
  const paths = locateContest(options.folder);
  const settings = readSettings(paths);
  const game = await new GameCatalogue().load(settings.game, paths.root);
  requireProfile(settings, game.id);
  if (options.queue) await requireQueue(options.queue, game);
  else await requireSandbox(options);
  const lock = new WritingLock(paths.lock);
  const open: (() => Promise<void> | void)[] = [() => lock.release()];
  const close = async (): Promise<void> => {
    for (const end of open.splice(0).reverse()) await end();
  };
  try {
    rmSync(paths.uploads, { recursive: true, force: true });
    const clock = new ForwardClock(options.now);
    const db = await openStore({ file: paths.database, address: options.database });
    open.push(() => db.destroy());
    chmodOwnerOnly(paths.database);
    const { cpus } = findSlots('serial', options.slots ?? {});
    const pins = readMachineCores(SYSTEM_PROC).isKnown && findProgram('taskset') !== undefined;
    const slots = cpus.map((cpu) => (pins ? cpu : null));
    const sandbox = options.isUnprotected ? 'none' : 'bwrap';
    const ladder = await Ladder.open({ folder: paths.ladder, settings, game, sandbox, slots, at: () => clock.at() });
    open.push(() => ladder.close());
    const onFailure = options.onFailure ?? ((): void => {});
    const hub = new EventHub(db, clock, onFailure);
    const terms = makeTerms(settings);
    const players = options.queue
      ? new WorkerPlayers(await ladder.openQueue(options.queue, [paths.versions]), terms, sandbox)
      : new SlotPlayers({ paths, ladder, terms, sandbox, slots });
    const work = new ContestWork({
      paths,
      db,
      hub,
      clock,
      ladder,
      burst: settings.ladder.burst,
      players,
      onFailure,
    });
    open.push(() => work.close());
    const link = await requireOwner(db, paths, clock);
    const { uploadMs = UPLOAD_MS } = options;
    const isSandboxed = sandbox !== 'none';
    const contest = { paths, settings, game, db, clock, hub, work, ladder, uploadMs, isSandboxed };
    await work.start();
    const { address, url } = await listen({ ...contest, url: settings.url ?? '' }, options, open);
    return {
      address,
      url,
      ownerLink: `${url}/in/${link}`,
      slots: options.queue ? null : slots.length,
      isSandboxed: contest.isSandboxed,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The network, and the socket in the folder. */
async function listen(
  contest: Contest,
  { host, port }: ServeContestOptions,
  open: (() => Promise<void> | void)[],
): Promise<{ address: string; url: string }> {
  const late: { url: string } = { url: contest.url };
  // Which port it is, where any will do, is known only when it listens.
  const served: Contest = Object.defineProperty({ ...contest }, 'url', { get: () => late.url });
  const app = await makeApp(served, 'network');
  open.push(() => app.close());
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new UsageError(
      `nobody can listen at ${host}:${port}: ${(error as Error).message}`,
      'choose another address with --listen',
    );
  }
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${(app.server.address() as AddressInfo).port}`;
  if (late.url === '') late.url = address;
  const local = await makeApp(served, 'socket');
  open.push(() => local.close());
  rmSync(contest.paths.socket, { force: true });
  const mask = process.umask(0o177);
  try {
    await local.listen({ path: contest.paths.socket });
  } finally {
    process.umask(mask);
  }
  return { address, url: late.url };
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

async function requireSandbox({ isUnprotected = false }: ServeContestOptions): Promise<void> {
  if (isUnprotected || (await findBubblewrap()) !== undefined) return;
  throw new UsageError(
    'bubblewrap is not installed, or does not work on this machine: other people’s bots are not run without a sandbox',
    'install it (on Debian: apt install bubblewrap); with --sandbox none they run unprotected, and every page says so',
  );
}

function chmodOwnerOnly(path: string): void {
  if (existsSync(path)) chmodSync(path, 0o600);
}

/** The owner's personal link is kept in the folder: who reads that can do everything anyway. */
async function requireOwner(db: Database, paths: ContestPaths, clock: ForwardClock): Promise<string> {
  await addPerson(db, {
    id: 'owner',
    name: 'Owner',
    email: null,
    team: null,
    section: null,
    role: 'owner',
    created_at: clock.at(),
  });
  const link = existsSync(paths.ownerLink) ? readFileSync(paths.ownerLink, 'utf8').trim() : drawCredential();
  writeFileSync(paths.ownerLink, `${link}\n`, { mode: 0o600 });
  return issueCredential(db, { kind: 'link', person: 'owner', at: clock.at() }, link);
}
