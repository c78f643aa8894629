import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { BaseConfig } from '../../engine/core/game.ts';
import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { Joined, Played } from '../../protocol/types/tournament/record.ts';
import { chooseClock, LIMIT_PRESETS } from '../../judge/bot/limits.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { TOOL } from '../../judge/host/package-info.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import type { MatchOrder, PlayedMatch } from '../../judge/slots/block-players.ts';
import { defineTournament } from '../../tournament/folder/define-tournament.ts';
import { enterBot } from '../../tournament/folder/enter-bot.ts';
import { putFirstAttemptAside } from '../../tournament/folder/first-attempts.ts';
import { identifyBot, makeEntrantId } from '../../tournament/folder/identify-bot.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { drawSecret, findSecret, keepSecret, makeCommitment } from '../../tournament/folder/secrets.ts';
import { mustBeReplayed } from '../../tournament/journal/must-be-replayed.ts';
import { readTournament } from '../../tournament/folder/read-tournament.ts';
import type { Table } from '../../tournament/plan/plan.ts';
import { makeMatchJob } from '../../tournament/run/make-match-job.ts';
import type { QueuePlayers } from '../../tournament/queue/coordinator/queue-players.ts';
import { openQueue, type QueueOptions } from '../../tournament/queue/open-queue.ts';
import { restrictJob } from '../gate/restrict-job.ts';
import { makeMatchSeeds } from '../../tournament/run/make-match-seeds.ts';
import { openLadder, type LadderField, type OpenLadder } from './ladder-book.ts';
import type { LadderMatches, OpenBlock } from './ladder-matches.ts';
import { makePlayedRecord } from '../../tournament/run/make-played-record.ts';
import { makeTournamentPlan } from '../../tournament/run/make-tournament-plan.ts';

export interface LadderOptions {
  readonly folder: string;
  readonly settings: ContestSettings;
  readonly game: LoadedGame;
  readonly sandbox: SandboxChoice;
  /** How bots are measured, in matches from now on. */
  readonly clock?: ClockChoice | undefined;
  readonly slots: readonly (string | null)[];
  readonly at: () => string;
}

const DAY = 'yyyy-mm-dd'.length;

/** The folder of a ladder: a tournament whose entrants come and go, and whose journal says who meets whom. */
export class Ladder {
  /** What to do when a worker is not believed any more: its matches do not count. */
  onSetAside: () => void = () => {};

  private constructor(
    private readonly open: OpenLadder,
    private readonly options: LadderOptions,
  ) {}

  /** Opens the ladder of a contest; makes it the first time. */
  static async open(options: LadderOptions): Promise<Ladder> {
    const { folder, settings, game, sandbox, slots } = options;
    const clock = chooseClock(settings.limits, options.clock);
    const paths = locateTournament(folder);
    if (!existsSync(paths.definition)) {
      const config = settings.config as Partial<BaseConfig> | undefined;
      const terms = { game, config, limits: LIMIT_PRESETS[settings.limits], sandbox, clock, players: { jobs: 1 } };
      const format = { kind: 'open-ladder' } as const;
      const plan = makeTournamentPlan(terms, { title: settings.title, format, seats: 1, outAfter: null });
      await defineTournament(paths, {
        game,
        plan,
        bots: [],
        houseBots: settings.house,
        secret: drawSecret(),
        check: async () => {},
      });
    }
    const ladder = new Ladder(openLadder(paths), options);
    ladder.begin(slots);
    return ladder;
  }

  /** Who plays, and what happened to the field. */
  get field(): LadderField {
    return this.open.taker.field;
  }

  get matches(): LadderMatches {
    return this.open.taker.matches;
  }

  get journal(): string {
    return this.open.paths.journal;
  }

  get replays(): string {
    return this.open.paths.replays;
  }

  get root(): string {
    return this.open.paths.root;
  }

  /** To the secret of what is played today. */
  get commitment(): string {
    return this.field.seals.at(-1)!.commitment;
  }

  /** The entrant of that name; undefined for who has not entered. */
  findEntrant(name: string): string | undefined {
    const { entrants } = this.open.privateTable;
    return this.field.participants.find(({ id }) => entrants[id]?.name === name)?.id;
  }

  /** What is recorded of a worker that plays for the contest. */
  findWorker(name: string): Joined | undefined {
    return this.field.workers.find(({ worker }) => worker === name);
  }

  showName(id: string): string {
    return this.open.privateTable.entrants[id]?.name ?? id;
  }

  /** A version enters, or comes back. Returns its id. Doing it twice changes nothing. */
  enter(name: string, path: string): string {
    const known = this.findEntrant(name);
    if (known === undefined) return this.add(name, path);
    const { withdrawn } = this.field.participants.find(({ id }) => id === known)!;
    if (withdrawn !== undefined)
      this.open.append({ kind: 'returned', id: known, fromBlock: this.nextBlock, at: this.options.at() });
    return known;
  }

  /** A version leaves. What it has played stays. */
  withdraw(id: string, reason: string): void {
    const participant = this.field.participants.find((candidate) => candidate.id === id);
    if (!participant || participant.withdrawn !== undefined) return;
    this.open.append({ kind: 'withdrawn', id, reason, fromBlock: this.nextBlock, at: this.options.at() });
  }

  /** What was begun and has no result that counts. */
  listOpenBlocks(): OpenBlock[] {
    return this.matches.listOpen();
  }

  get nextBlock(): number {
    return this.matches.lastBlock + 1;
  }

  /** Writes down who plays next. Nobody can say later that it was somebody else. */
  schedule(table: Table): number {
    const block = this.nextBlock;
    this.open.append({ kind: 'scheduled', block, table: [...table], at: this.options.at() });
    return block;
  }

  findTable(block: number): Table {
    return this.matches.findTable(block);
  }

  makeOrder({ block, attempt }: OpenBlock): MatchOrder {
    const { definition, seals } = this.field;
    const seal = seals.findLast(({ fromBlock }) => fromBlock <= block)!;
    const seeds = makeMatchSeeds(definition, findSecret(this.open.paths, seal), { block, match: 1 });
    const job = makeMatchJob(this.field, this.open.privateTable, this.findTable(block), seeds);
    return { block, match: 1, attempt, job: this.restrict(job) };
  }

  private restrict(job: MatchJob): MatchJob {
    const houseBots = new Set(this.field.definition.houseBots.map(({ id }) => id));
    const { settings, clock } = this.options;
    const measured = { ...job, clock: chooseClock(settings.limits, clock) };
    return restrictJob(measured, settings.gate, (id) => houseBots.has(id));
  }

  /** Writes down what came of a match. Whether it counts: after a timeout it is played once more. */
  take(played: PlayedMatch): { readonly record: Played; readonly counts: boolean } {
    const table = this.findTable(played.order.block);
    const block = {
      stage: 'ladder',
      isRated: true,
      seatings: [table],
      number: played.order.block,
      table,
      isOutdated: false,
    };
    const record = makePlayedRecord(played, block, this.field.participants);
    putFirstAttemptAside(this.replays, record);
    this.open.append(record);
    return { record, counts: !mustBeReplayed(record) };
  }

  /** Changes the folder in a way of its own. */
  change(change: (open: OpenLadder) => void): void {
    change(this.open);
  }

  /** Whether another day has begun than that of the secret. */
  needsNewSecret(): boolean {
    return this.options.at().slice(0, DAY) !== this.open.taker.secretDay;
  }

  /** Reveals the secret of the day that is over and commits to another. Nothing may be under way. */
  renewSecret(): void {
    const at = this.options.at();
    const seal = this.field.seals.at(-1)!;
    if (seal.secret === undefined)
      this.open.append({ kind: 'revealed', secret: findSecret(this.open.paths, seal), at });
    const secret = drawSecret();
    keepSecret(this.open.paths, secret);
    this.open.append({ kind: 'sealed', commitment: makeCommitment(secret), fromBlock: this.nextBlock, at });
  }

  /** Lets workers at the end of a queue play; what they do is written into the journal. */
  async openQueue(options: QueueOptions, botFolders: readonly string[]): Promise<QueuePlayers> {
    const { game } = this.options;
    // What workers played before is compared with what they send again.
    const state = readTournament(this.open.paths);
    const queue = await openQueue(this.open, { ...options, state, game, keepsPace: true, botFolders });
    queue.watchWorkers((record) => {
      this.open.append(record);
      if (record.kind === 'quarantined') this.onSetAside();
    });
    return queue;
  }

  close(): void {
    this.open.close();
  }

  private begin(slots: readonly (string | null)[]): void {
    const { at } = this.options;
    this.open.append({
      kind: 'began',
      definition: this.open.digest,
      tool: TOOL,
      machine: hostname(),
      slots: [...slots],
      forced: false,
      at: at(),
    });
    // Whoever revealed a secret and was killed before there was another.
    if (this.field.seals.at(-1)!.secret !== undefined) this.renewSecret();
  }

  private add(name: string, path: string): string {
    const bot = { ...enterBot(path, this.open.paths, this.options.game), name };
    const count = this.field.participants.filter(({ isHouse }) => !isHouse).length;
    const { entrant, table } = identifyBot(this.open.privateTable, makeEntrantId(count + 1), bot);
    this.open.keepPrivateTable(table);
    this.open.append({ kind: 'added', entrant, fromBlock: this.nextBlock, at: this.options.at() });
    return entrant.id;
  }
}

/** Where the replay of a block is. */
export const locateReplay = (replays: string, block: number): string =>
  join(replays, `${String(block).padStart(5, '0')}-1.jsonl.gz`);
