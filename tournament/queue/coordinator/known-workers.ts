import type { WorkerCard } from '../../../protocol/types/queue/worker.ts';
import type { Joined, Quarantined } from '../../../protocol/types/tournament/record.ts';
import { TOOL } from '../../../judge/host/package-info.ts';
import { isFirstAttempt, type TournamentState } from '../../journal/tournament-state.ts';
import { findSuspect, type TimeoutCount } from './find-suspect.ts';

/** Who plays, who is believed, and how often bots ran out of time there. */
export class KnownWorkers {
  private readonly cards = new Map<string, WorkerCard>();
  private readonly refusals = new Map<string, string>();
  private readonly blocks = new Map<string, { readonly all: Set<number>; readonly timeouts: Set<number> }>();

  constructor(
    { workers, quarantined, counted, firstAttempts }: TournamentState,
    private readonly minSpeed: number,
  ) {
    for (const { kind: _, at: __, ...card } of workers) this.cards.set(card.worker, card);
    for (const { worker, reason } of quarantined) this.refusals.set(worker, reason);
    for (const played of [...firstAttempts, ...counted]) this.note(played);
  }

  /** Why a worker may not play; undefined for one that may. */
  refuse({ worker, tool, speed }: WorkerCard): string | undefined {
    const reason = this.refusals.get(worker);
    if (reason !== undefined) return describeQuarantine(reason);
    if (tool !== TOOL)
      return `the tournament is played with ${TOOL}, and this worker is ${tool}: install the same version`;
    if (speed >= this.minSpeed) return undefined;
    return `this machine does ${speed} steps in a microsecond, and the tournament asks for ${this.minSpeed} (--min-speed): use a faster machine`;
  }

  /** Notes a worker that may play. Whether it is a new one. */
  join(card: WorkerCard): boolean {
    const isNew = !this.cards.has(card.worker);
    this.cards.set(card.worker, card);
    return isNew;
  }

  /** Why what a worker says does not count; undefined for one that is believed. */
  whyDistrusted(worker: string): string | undefined {
    const reason = this.refusals.get(worker);
    if (reason !== undefined) return describeQuarantine(reason);
    return this.cards.has(worker) ? undefined : 'this worker has not told what it is: start it again';
  }

  quarantine({ worker, reason }: Quarantined): void {
    this.refusals.set(worker, reason);
    this.blocks.delete(worker);
  }

  /** Notes a first attempt. The worker on which bots run out of time more often than chance allows, if there is one. */
  note({
    block,
    attempt,
    seats,
    measured,
  }: NotedMatch): { readonly worker: string; readonly reason: string } | undefined {
    const { worker } = measured;
    if (worker === undefined || attempt !== 1 || this.refusals.has(worker)) return undefined;
    const noted = this.blocks.get(worker) ?? { all: new Set(), timeouts: new Set() };
    this.blocks.set(worker, noted);
    noted.all.add(block);
    if (!isFirstAttempt({ attempt, seats })) return undefined;
    noted.timeouts.add(block);
    return findSuspect(this.countTimeouts());
  }

  private countTimeouts(): Map<string, TimeoutCount> {
    const count = ([worker, { all, timeouts }]: [string, { all: Set<number>; timeouts: Set<number> }]) =>
      [worker, { blocks: all.size, timeouts: timeouts.size }] as const;
    return new Map([...this.blocks].map(count));
  }
}

interface NotedMatch {
  readonly block: number;
  readonly attempt: number;
  readonly seats: readonly { readonly verdict: { readonly code: string } | null }[];
  readonly measured: { readonly worker?: string };
}

const describeQuarantine = (reason: string): string => `this worker is not believed any more: ${reason}`;

/** A card as the journal keeps it. */
export const makeJoined = (card: WorkerCard, at: string): Joined => ({ kind: 'joined', ...card, at });
