import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { findStateFolder } from '../../judge/prepare/find-state-folder.ts';
import { findBubblewrap } from '../../judge/prepare/protect/bubblewrap.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { SlotOptions } from '../../tournament/run/open-players.ts';
import { packBot } from '../client/pack-bot.ts';
import { locateContest } from '../folder/contest-paths.ts';
import { openContest } from '../open-contest.ts';
import { LAB_AUTHOR } from '../server/identity.ts';
import { makeApp } from '../server/make-app.ts';
import { addPerson } from '../store/people.ts';
import { addLabRoutes } from './add-lab-routes.ts';
import { chooseLabTable } from './choose-lab-table.ts';
import type { LabEvent } from './lab-event.ts';
import { Lab } from './lab.ts';

export interface LabOptions {
  readonly game: LoadedGame;
  /** As people name bots. */
  readonly source: string;
  /** Settings of the game that differ from the usual ones. */
  readonly config?: object | undefined;
  readonly limits?: ContestSettings['limits'] | undefined;
  /** How many matches a version plays after a save; 40 when not given. */
  readonly matches?: number | undefined;
  /** Where the versions and their matches are kept; a folder of the user when not given. */
  readonly folder?: string | undefined;
  readonly host?: string | undefined;
  /** When not given, 8070 or any other. */
  readonly port?: number | undefined;
  readonly sandbox?: SandboxChoice | undefined;
  /** How bots are measured; with the limits of a contest, as cgroups unless something else is given. */
  readonly clock?: ClockChoice | undefined;
  readonly slots?: SlotOptions | undefined;
  readonly onEvent?: ((event: LabEvent) => void) | undefined;
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

export interface ServedLab {
  readonly url: string;
  /** The name of the bot. */
  readonly bot: string;
  readonly folder: string;
  readonly isSandboxed: boolean;
  close(): Promise<void>;
}

const USUAL_PORT = 8070;
const USUAL_MATCHES = 40;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const MIB = 2 ** 20;

/** A contest for one person: every save of a bot is a version that passes the gate, plays and is rated, until it is closed. */
export async function serveLab(options: LabOptions): Promise<ServedLab> {
  const { host = LOOPBACK[0]!, port, source, game, onFailure = (): void => {} } = options;
  requireLoopback(host);
  const { name } = await packBot(source, game);
  const isUnprotected = await chooseUnprotected(options.sandbox ?? 'auto');
  const folder = prepareFolder(options, name, isUnprotected);
  const { contest, endings, close } = await openContest(
    { folder, isUnprotected, clock: options.clock, slots: options.slots, onFailure },
    { keepsOlder: true, choose: chooseLabTable },
  );
  try {
    const { db, clock } = contest;
    const details = { email: null, team: null, section: null, role: 'owner', created_at: clock.at() } as const;
    await addPerson(db, { id: LAB_AUTHOR, name: LAB_AUTHOR, ...details });
    const lab = new Lab(contest, { source, name }, options.onEvent ?? ((): void => {}));
    const app = await makeApp({ ...contest, isLab: true }, 'lab', (routes, served) =>
      addLabRoutes(routes, served, lab),
    );
    endings.push(() => app.close());
    const url = await listen(app, host, port);
    const stopping = new AbortController();
    const running = lab.run(stopping.signal).catch(onFailure);
    endings.push(async () => {
      stopping.abort();
      await running;
    });
    return { url, bot: name, folder, isSandboxed: !isUnprotected, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function requireLoopback(host: string): void {
  if (LOOPBACK.includes(host)) return;
  throw new UsageError(
    `invalid --listen: expected an address of this machine, got ${host}`,
    'a lab has no sign-in, so it listens on this machine only: give 127.0.0.1:8070; for other people, use "minions contest"',
  );
}

/** One's own bots run without a sandbox where there is none, as in "minions play". */
async function chooseUnprotected(choice: SandboxChoice): Promise<boolean> {
  return choice === 'none' || (choice === 'auto' && (await findBubblewrap()) === undefined);
}

/** Those of our games are there in the order in which they are to be beaten. */
const chooseHouse = ({ outside }: LoadedGame): ContestSettings['house'] =>
  outside ? ['dummy', 'demo', 'null'] : ['demo', 'rookie', 'dummy', 'veteran'];

/** A bot under other rules has another lab: their ratings do not compare. */
function prepareFolder(options: LabOptions, name: string, isUnprotected: boolean): string {
  const { game, config = {}, limits = 'relaxed', matches = USUAL_MATCHES } = options;
  const settings: ContestSettings = {
    contest: 1,
    title: `Lab of ${name}`,
    game: game.outside ? game.outside.folder : game.id,
    config: { ...config },
    limits,
    house: chooseHouse(game),
    gate: {},
    quotas: { versionsPerDay: 1_000_000, uploadBytes: 64 * MIB },
    ladder: { burst: matches },
  };
  const key = JSON.stringify([resolve(options.source), game.id, config, limits, settings.house, isUnprotected]);
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 10);
  const folder = options.folder ?? join(findStateFolder('lab'), `${game.id}-${name}-${digest}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(locateContest(folder).settings, `${JSON.stringify(settings, undefined, 2)}\n`);
  return folder;
}

async function listen(app: FastifyInstance, host: string, port: number | undefined): Promise<string> {
  try {
    await app.listen({ host, port: port ?? USUAL_PORT });
  } catch (error) {
    if (port === undefined && (error as NodeJS.ErrnoException).code === 'EADDRINUSE') return listen(app, host, 0);
    throw new UsageError(
      `cannot listen at ${host}:${port ?? USUAL_PORT}: ${(error as Error).message}`,
      'choose another address with --listen',
    );
  }
  return `http://${host.includes(':') ? `[${host}]` : host}:${(app.server.address() as AddressInfo).port}`;
}
