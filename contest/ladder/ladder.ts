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
import { OpenTournament } from '../../tournament/folder/open-tournament.ts';
import { drawSecret, findSecret, keepSecret, makeCommitment } from '../../tournament/folder/secrets.ts';
import { readJournal } from '../../tournament/journal/read-journal.ts';
import { mustBeReplayed } from '../../tournament/journal/must-be-replayed.ts';
import type { TournamentState } from '../../tournament/journal/tournament-state.ts';
import type { Table } from '../../tournament/plan/plan.ts';
import { makeMatchJob } from '../../tournament/run/make-match-job.ts';
import type { QueuePlayers } from '../../tournament/queue/coordinator/queue-players.ts';
import { openQueue, type QueueOptions } from '../../tournament/queue/open-queue.ts';
import { restrictJob } from '../gate/restrict-job.ts';
import { makeMatchSeeds } from '../../tournament/run/make-match-seeds.ts';
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

/** A block that is to be played: the first time, or once more after a timeout. */
export interface OpenBlock {
  readonly block: number;
  readonly attempt: 1 | 2;
}

const DAY = 'yyyy-mm-dd'.length;

/** The folder of a ladder: a tournament whose entrants come and go, and whose journal says who meets whom. */
export class Ladder {
  /** What to do when a worker is not believed any more: its matches do not count. */
  onSetAside: () => void = () => {};
  /** As it was after the last change of the field; matches that were played since are not in it. */
  private known: TournamentState;
  /** The day of the secret that is used now. */
  private secretDay: string;

  private constructor(
    private readonly open: OpenTournament,
    private readonly options: LadderOptions,
  ) {
    this.known = open.state();
    this.secretDay = findSecretDay(open) ?? options.at().slice(0, DAY);
  }

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
    const ladder = new Ladder(new OpenTournament(paths), options);
    ladder.begin(slots);
    return ladder;
  }

  get state(): TournamentState {
    return this.known;
  }

  get replays(): string {
    return this.open.paths.replays;
  }

  get root(): string {
    return this.open.paths.root;
  }

  /** To the secret of what is played today. */
  get commitment(): string {
    return this.known.seals.at(-1)!.commitment;
  }

  /** The entrant of that name; undefined for who has not entered. */
  findEntrant(name: string): string | undefined {
    const { entrants } = this.open.privateTable;
    return this.known.participants.find(({ id }) => entrants[id]?.name === name)?.id;
  }

  /** What is recorded of a worker that plays for the contest. */
  findWorker(name: string): Joined | undefined {
    const find = (): Joined | undefined => this.known.workers.find(({ worker }) => worker === name);
    const known = find();
    if (known) return known;
    this.refresh();
    return find();
  }

  showName(id: string): string {
    return this.open.privateTable.entrants[id]?.name ?? id;
  }

  /** A version enters, or comes back. Returns its id. Whoever does it twice does it once. */
  enter(name: string, path: string): string {
    const known = this.findEntrant(name);
    if (known === undefined) return this.add(name, path);
    const { withdrawn } = this.known.participants.find(({ id }) => id === known)!;
    if (withdrawn !== undefined) {
      this.open.append({ kind: 'returned', id: known, fromBlock: this.nextBlock, at: this.options.at() });
      this.refresh();
    }
    return known;
  }

  /** A version leaves. What it has played stays. */
  withdraw(id: string, reason: string): void {
    const participant = this.known.participants.find((candidate) => candidate.id === id);
    if (!participant || participant.withdrawn !== undefined) return;
    this.open.append({ kind: 'withdrawn', id, reason, fromBlock: this.nextBlock, at: this.options.at() });
    this.refresh();
  }

  /** What was begun and has no result that counts. */
  listOpenBlocks(): OpenBlock[] {
    const { scheduled, counted, firstAttempts, voided } = this.known;
    const done = new Set([...counted, ...voided].map(({ block }) => block));
    const again = new Set(firstAttempts.map(({ block }) => block));
    return scheduled.flatMap((_, at): OpenBlock[] =>
      done.has(at + 1) ? [] : [{ block: at + 1, attempt: again.has(at + 1) ? 2 : 1 }],
    );
  }

  get nextBlock(): number {
    return this.lastBlock + 1;
  }

  /** Writes down who plays next. Nobody can say later that it was somebody else. */
  schedule(table: Table): number {
    const block = this.nextBlock;
    this.open.append({ kind: 'scheduled', block, table: [...table], at: this.options.at() });
    this.tables.set(block, table);
    this.lastBlock = block;
    return block;
  }

  findTable(block: number): Table {
    return this.tables.get(block)!;
  }

  makeOrder({ block, attempt }: OpenBlock): MatchOrder {
    const { definition, seals } = this.known;
    const seal = seals.findLast(({ fromBlock }) => fromBlock <= block)!;
    const seeds = makeMatchSeeds(definition, findSecret(this.open.paths, seal), { block, match: 1 });
    const job = makeMatchJob(this.known, this.open.privateTable, this.findTable(block), seeds);
    return { block, match: 1, attempt, job: this.restrict(job) };
  }

  private restrict(job: MatchJob): MatchJob {
    const houseBots = new Set(this.known.definition.houseBots.map(({ id }) => id));
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
    const record = makePlayedRecord(played, block, this.known.participants);
    putFirstAttemptAside(this.replays, record);
    this.open.append(record);
    return { record, counts: !mustBeReplayed(record) };
  }

  /** Changes the folder in a way of its own, and looks at it anew. */
  change(change: (open: OpenTournament) => void): void {
    change(this.open);
    this.refresh();
  }

  /** Takes what was played since into the state. */
  refresh(): void {
    this.known = this.open.state();
  }

  /** Whether another day has begun than that of the secret. */
  needsNewSecret(): boolean {
    return this.options.at().slice(0, DAY) !== this.secretDay;
  }

  /** Reveals the secret of the day that is over and commits to another. Nothing may be under way. */
  renewSecret(): void {
    const at = this.options.at();
    const seal = this.known.seals.at(-1)!;
    if (seal.secret === undefined)
      this.open.append({ kind: 'revealed', secret: findSecret(this.open.paths, seal), at });
    const secret = drawSecret();
    keepSecret(this.open.paths, secret);
    this.open.append({ kind: 'sealed', commitment: makeCommitment(secret), fromBlock: this.nextBlock, at });
    this.secretDay = at.slice(0, DAY);
    this.refresh();
  }

  /** Lets workers at the end of a queue play; what they do is written into the journal. */
  async openQueue(options: QueueOptions, botFolders: readonly string[]): Promise<QueuePlayers> {
    const queue = await openQueue(this.open, { ...options, game: this.options.game, keepsPace: true, botFolders });
    queue.watchWorkers((record) => {
      this.open.append(record);
      if (record.kind === 'quarantined') this.onSetAside();
    });
    return queue;
  }

  close(): void {
    this.open.close();
  }

  private readonly tables = new Map<number, Table>();
  private lastBlock = 0;

  private begin(slots: readonly (string | null)[]): void {
    const { at } = this.options;
    for (const [index, table] of this.known.scheduled.entries()) this.tables.set(index + 1, table);
    this.lastBlock = this.known.lastBlock;
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
    if (this.known.seals.at(-1)!.secret !== undefined) this.renewSecret();
  }

  private add(name: string, path: string): string {
    const bot = { ...enterBot(path, this.open.paths, this.options.game), name };
    const count = this.known.participants.filter(({ isHouse }) => !isHouse).length;
    const { entrant, table } = identifyBot(this.open.privateTable, makeEntrantId(count + 1), bot);
    this.open.keepPrivateTable(table);
    this.open.append({ kind: 'added', entrant, fromBlock: this.nextBlock, at: this.options.at() });
    this.refresh();
    return entrant.id;
  }
}

function findSecretDay({ paths }: OpenTournament): string | undefined {
  let day: string | undefined;
  for (const { record } of readJournal(paths.journal))
    if (record.kind === 'sealed' || (record.kind === 'began' && day === undefined)) day = record.at.slice(0, DAY);
  return day;
}

/** Where the replay of a block is. */
export const locateReplay = (replays: string, block: number): string =>
  join(replays, `${String(block).padStart(5, '0')}-1.jsonl.gz`);
