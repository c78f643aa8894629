import { chooseClock } from '../../judge/bot/limits.ts';
import { makeShowName, readTableFile } from '../../tournament/folder/private-table.ts';
import { readDefinition } from '../../tournament/folder/read-tournament.ts';
import { playTournament } from '../../tournament/organise/play-tournament.ts';
import type { EventHub } from '../server/event-hub.ts';
import type { ForwardClock } from '../server/forward-clock.ts';
import { changeRound, findRound, listEntries, listRounds, type FoundEntry } from '../store/rounds.ts';
import type { Database, RoundRow } from '../store/tables.ts';
import type { Switches } from '../work/switches.ts';
import type { ContestWork } from '../work/contest-work.ts';
import { addRound } from './add-round.ts';
import { beginRound, findBotName, type RoundContext } from './begin-round.ts';
import { closeRound, settleEntries } from './close-round.ts';
import { RoundPlayers } from './round-players.ts';
import { readResults } from './round-results.ts';
import { locateRound, readTerms } from './round-terms.ts';

export interface RoundKeeperOptions extends RoundContext {
  readonly db: Database;
  readonly hub: EventHub;
  readonly clock: ForwardClock;
  readonly work: ContestWork;
  readonly switches: Switches;
  readonly onFailure: (error: unknown) => void;
}

interface RunningRound {
  readonly id: number;
  readonly run: number;
  readonly stopping: AbortController;
  readonly done: Promise<void>;
}

const LOOK_MS = 1000;
const RETRY_MS = 30_000;

/** Closes rounds at their deadlines and plays them. What is to be done follows from the store, after whatever end. */
export class RoundKeeper {
  private running: RunningRound | undefined;
  private looking: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private pausedUntil = 0;
  /** The rounds of which everybody sees everything. */
  private shown: ReadonlySet<number> = new Set();
  private isClosed = false;

  constructor(private readonly options: RoundKeeperOptions) {}

  /** Adds what the calendar of contest.json has and nobody knows yet, and looks what is to be done. */
  async start(): Promise<void> {
    const { db, paths, settings, clock, onFailure } = this.options;
    for (const round of settings.rounds ?? []) {
      if (await findRound(db, round.name)) continue;
      // A mistake in the calendar does not stop the contest.
      await addRound({ db, paths, at: clock.at(), person: null }, round).catch(onFailure);
    }
    await this.look();
  }

  /** Does whatever is to be done now. */
  look(): Promise<void> {
    clearTimeout(this.timer);
    this.looking = this.looking.then(() => this.act()).catch((error: unknown) => this.options.onFailure(error));
    return this.looking;
  }

  /** Running matches are finished; the round goes on when the contest is served again. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.running?.stopping.abort();
    await this.looking;
    await this.running?.done;
  }

  private async act(): Promise<void> {
    if (this.isClosed) return;
    // Whoever came in time is known by the time of receipt, so that a deadline can wait.
    if (!this.options.switches.isReadOnly) await this.advance();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), LOOK_MS);
  }

  private async advance(): Promise<void> {
    const { db, clock } = this.options;
    const now = clock.at();
    for (const round of await listRounds(db)) {
      if (this.running?.id === round.id && (this.running.run !== round.run || round.state !== 'playing'))
        this.running.stopping.abort();
      if (round.state === 'open' && round.deadline <= now && (await closeRound(db, round, now)))
        await this.publish(round.name, 'closing');
    }
    for (const round of await listRounds(db)) if (round.state === 'closing') await this.begin(round);
    const rounds = await listRounds(db);
    const isPublic = ({ visibility, shown }: RoundRow): boolean => visibility === 'public' && shown === null;
    this.shown = new Set(rounds.filter(isPublic).map(({ id }) => id));
    const next = rounds.find(({ state }) => state === 'playing');
    if (next && !this.running && performance.now() >= this.pausedUntil) this.play(next);
  }

  /** Once everybody who came in time has left the gate, and the round before is played. */
  private async begin(round: RoundRow): Promise<void> {
    const { db, clock, work } = this.options;
    const settled = await settleEntries(db, round);
    const seeding = await this.findQualified(round);
    if (!settled || seeding === 'wait') return;
    const entries = seeding ? settled.filter(({ bot, kind }) => kind === 'promoted' || seeding.includes(bot)) : settled;
    const note = { at: clock.at(), person_id: null, commitment: null };
    if (entries.length === 0) {
      const reason = 'no version at the deadline had passed the gate';
      await changeRound(db, round, { state: 'rescinded' }, { ...note, action: 'rescinded', reason });
      return this.publish(round.name, 'rescinded');
    }
    const entrants = await beginRound(this.options, round, { entries, seeding, slots: work.slots });
    const change = { state: 'playing', entrants } as const;
    const rows = entries.map(({ id, kind }) => ({ version: id, kind }));
    await changeRound(db, round, change, { ...note, action: 'entrants', reason: entrants, entries: rows });
    await this.publish(round.name, 'playing');
  }

  /** Who may take part because of the round before, best first; undefined if everybody may. */
  private async findQualified(round: RoundRow): Promise<readonly string[] | 'wait' | undefined> {
    const { db, paths } = this.options;
    const { after, keep } = readTerms(round);
    const earlier = after === undefined ? undefined : await findRound(db, after);
    if (!earlier) return undefined;
    // A round that does not count puts nobody out.
    if (earlier.state === 'rescinded') return nameBots(await listEntries(db, earlier));
    if (earlier.state !== 'played') return 'wait';
    const { order } = readResults(locateRound(paths, earlier), null);
    return order.slice(0, keep ?? Math.ceil(order.length / 2));
  }

  private play(round: RoundRow): void {
    const stopping = new AbortController();
    const done = this.playOn(round, stopping.signal)
      .catch((error: unknown) => {
        this.pausedUntil = performance.now() + RETRY_MS;
        this.options.onFailure(error);
      })
      .finally(() => {
        this.running = undefined;
        if (!this.isClosed) void this.look();
      });
    this.running = { id: round.id, run: round.run, stopping, done };
  }

  private async playOn(round: RoundRow, signal: AbortSignal): Promise<void> {
    const { db, paths, settings, botClock, work, clock } = this.options;
    const folder = locateRound(paths, round);
    const { definition } = readDefinition(folder);
    const ours = new Set(
      [...definition.houseBots, ...definition.entrants.filter((one) => one.reference)].map(({ id }) => id),
    );
    const showName = makeShowName(readTableFile(folder));
    const shared = new RoundPlayers({
      work,
      round: round.name,
      folder: { id: round.id * 8 + (round.run % 8), root: folder.root, replays: folder.replays },
      gate: settings.gate,
      clock: chooseClock(readTerms(round).limits ?? settings.limits, botClock),
      isOurs: (id) => ours.has(id),
      isShown: () => this.shown.has(round.id),
      showName: (id) => findBotName(showName(id)),
      findWorker: (name) => work.findWorker(name),
    });
    const onEvent = ({ kind }: { readonly kind: string }): void => {
      if (kind === 'played') void this.publish(round.name, 'playing');
    };
    const { hasEnded } = await playTournament(folder, { players: { shared }, signal, onEvent });
    if (!hasEnded) return;
    const note = { at: clock.at(), person_id: null, action: 'played', reason: null, commitment: null } as const;
    if (await changeRound(db, round, { state: 'played' }, note)) await this.publish(round.name, 'played');
  }

  private publish(name: string, state: string): Promise<void> {
    return this.options.hub.publish('round', { name, state });
  }
}

const nameBots = (entries: readonly FoundEntry[]): string[] => entries.map(({ bot }) => bot);
