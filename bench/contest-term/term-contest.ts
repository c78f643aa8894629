import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { askContest, type ContestAddress } from '../../contest/client/contest-client.ts';
import { signInToContest } from '../../contest/client/login.ts';
import { newContest } from '../../contest/folder/new-contest.ts';
import { importPeopleToContest, issueSheet } from '../../contest/manage-people.ts';
import { addRoundToContest, changeContestRound, listContestRounds } from '../../contest/rounds/manage-rounds.ts';
import type { SheetPerson } from '../../contest/sheet-person.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import { PACKAGE_FOLDER } from '../../judge/host/package-info.ts';
import type { ContestQueue } from '../../protocol/types/contest/queue.ts';
import type { ContestRound } from '../../protocol/types/contest/round.ts';
import type { NewRound } from '../../protocol/types/contest/new-round.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import { packPerlBot } from '../services/pack-perl-bot.ts';
import { serveFolder, type ServedFolder } from '../services/serve-folder.ts';
import { makeClassList, writeProgram, type Student } from './class-list.ts';

const ROUNDS = 12;
const BURST = 2;
const SUBMITTING = 6;
const DEADLINE_MS = 1500;
const POLL_MS = 500;
const MAX_WAIT_MS = 30 * 60_000;
export const MINIONS = join(PACKAGE_FOLDER, 'dist/minions.cjs');

/** A contest of a class in a process of its own, as its organiser and its students use it. */
export class TermContest {
  private readonly addresses = new Map<string, ContestAddress>();

  private constructor(
    readonly root: string,
    readonly server: ServedFolder,
  ) {}

  static async start(formula: MarkFormula, absent: number, markedRound: string): Promise<TermContest> {
    const root = mkdtempSync(join(tmpdir(), 'minions-term-'));
    const folder = join(root, 'winter');
    newContest(folder, await loadGame('crematoria'), {
      title: 'EDA, winter term',
      config: { rounds: ROUNDS },
      limits: 'relaxed',
      ladder: { burst: BURST },
      marks: { round: markedRound, formula, absent },
    });
    const env = { XDG_CACHE_HOME: join(root, 'cache') };
    return new TermContest(root, await serveFolder(folder, undefined, ['-j', '2', '--force'], env));
  }

  get folder(): string {
    return join(this.root, 'winter');
  }

  /** Takes over the class list, twice as in life, and signs everybody in by the links of the sheet. */
  async enrol(students: readonly Student[]): Promise<SheetPerson[]> {
    const list = join(this.root, 'people.csv');
    for (let time = 0; time < 2; time += 1) {
      writeFileSync(list, makeClassList(students));
      await importPeopleToContest(this, list);
    }
    const sheet = await issueSheet(this);
    for (const { id, link } of sheet) this.addresses.set(id, (await signInToContest(link)).address);
    return sheet;
  }

  /** Everybody submits, some at a time, and all versions pass the gate. */
  async submitAll(students: readonly Student[], version: number): Promise<void> {
    const left = [...students];
    const submitOn = async (): Promise<void> => {
      for (let student = left.shift(); student; student = left.shift()) await this.submit(student, version);
    };
    await Promise.all(Array.from({ length: SUBMITTING }, submitOn));
    await this.waitForGates();
  }

  async submit(student: Student, version: number): Promise<ContestVersion> {
    const content = await packPerlBot(writeProgram(student, version));
    return askContest<ContestVersion>(this.addresses.get(student.id)!, `/api/bots/${student.bot}/versions`, {
      method: 'POST',
      bytes: { type: 'application/gzip', content },
    });
  }

  waitForGates(): Promise<unknown> {
    return waitUntil('all gates', async () => {
      const { waiting, running } = await askContest<ContestQueue>({ url: this.server.url }, '/api/queue');
      return waiting.length === 0 && running.every(({ kind }) => kind !== 'gate');
    });
  }

  /** Adds a round whose deadline is near, and waits until it is played. */
  async playRound(round: Omit<NewRound, 'deadline'>): Promise<ContestRound> {
    const deadline = new Date(Date.now() + DEADLINE_MS).toISOString();
    await addRoundToContest(this, { ...round, deadline });
    return this.waitForRound(round.name, 1);
  }

  /** A version that came after the deadline takes part. */
  async promote(name: string, bot: string): Promise<ContestRound> {
    const { run } = await changeContestRound(this, name, 'promote', { bot, reason: 'the network was down' });
    return this.waitForRound(name, run);
  }

  waitForRound(name: string, run: number): Promise<ContestRound> {
    return waitUntil(`round ${name}`, async () => {
      const round = (await this.listRounds()).find((one) => one.name === name);
      return round?.state === 'played' && round.run === run ? round : undefined;
    });
  }

  async listRounds(): Promise<readonly ContestRound[]> {
    return (await listContestRounds(this)).rounds;
  }

  /** Runs a command as an organiser would. What it printed. */
  async run(...args: readonly string[]): Promise<string> {
    return (await execa(process.execPath, [MINIONS, ...args], { all: true })).all;
  }

  async stop(): Promise<void> {
    await this.server.stop();
    if (process.env['MINIONS_KEEP'] === undefined) rmSync(this.root, { recursive: true, force: true });
    else console.log(this.root);
  }
}

async function waitUntil<T>(what: string, find: () => Promise<T | false | undefined>): Promise<T> {
  for (const until = Date.now() + MAX_WAIT_MS; Date.now() < until; await sleep(POLL_MS)) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`waited in vain for ${what}`);
}
