import { createHash, timingSafeEqual } from 'node:crypto';
import type { WorkerCard } from '../../../protocol/types/queue/worker.ts';
import type { Joined, Quarantined } from '../../../protocol/types/tournament/record.ts';
import { TOOL } from '../../../judge/host/package-info.ts';
import type { TournamentState } from '../../journal/tournament-state.ts';
import { findSuspect } from './find-suspect.ts';

/** Who plays, who is believed, and how often bots ran out of time there. */
export class KnownWorkers {
  private readonly cards = new Map<string, WorkerCard>();
  /** SHA-256 of the key of each worker. */
  private readonly keys = new Map<string, string>();
  private readonly refusals = new Map<string, string>();
  private readonly blocks = new Map<string, NotedBlocks>();

  constructor(
    { workers, quarantined, counted, firstAttempts }: TournamentState,
    private readonly minSpeed: number,
  ) {
    for (const { kind: _, at: __, key, ...card } of workers) {
      this.cards.set(card.worker, card);
      if (key !== undefined) this.keys.set(card.worker, key);
    }
    for (const { worker, reason } of quarantined) this.refusals.set(worker, reason);
    for (const played of [...firstAttempts, ...counted]) this.note(played);
  }

  /** Why a worker may not play; undefined for one that may. A name belongs to the first worker that used it. */
  refuse({ worker, tool, speed }: WorkerCard, key: string): string | undefined {
    const reason = this.refusals.get(worker);
    if (reason !== undefined) return describeQuarantine(reason);
    if (key === '') return `this worker has no key of its own: install ${TOOL}`;
    if (this.keys.has(worker) && !this.hasKey(worker, key)) return describeOtherKey(worker);
    if (tool !== TOOL)
      return `the tournament is played with ${TOOL}, and this worker is ${tool}: install the same version`;
    if (speed >= this.minSpeed) return undefined;
    return `this machine does ${speed} steps in a microsecond, and the tournament asks for ${this.minSpeed} (--min-speed): use a faster machine`;
  }

  /** Notes a worker that may play. Whether it is a new one. */
  join(card: WorkerCard, key: string): boolean {
    const isNew = !this.cards.has(card.worker);
    this.cards.set(card.worker, card);
    this.keys.set(card.worker, hashKey(key));
    return isNew;
  }

  /** Why what comes with a key is not from that worker, and does not count; undefined when it is, and does. */
  whyNotFrom(worker: string, key: string): string | undefined {
    return this.whyDistrusted(worker) ?? (this.hasKey(worker, key) ? undefined : describeOtherKey(worker));
  }

  /** Why what a worker says does not count; undefined for one that is believed. */
  whyDistrusted(worker: string): string | undefined {
    const reason = this.refusals.get(worker);
    if (reason !== undefined) return describeQuarantine(reason);
    return this.cards.has(worker) ? undefined : 'unknown worker: start it again';
  }

  quarantine({ worker, reason }: Quarantined): void {
    this.refusals.set(worker, reason);
    this.blocks.delete(worker);
  }

  /** Notes a first attempt. The worker on which bots run out of time more often than chance allows, if there is one. */
  note(match: NotedMatch): { readonly worker: string; readonly reason: string } | undefined {
    const { block, attempt, hostTookTime = false, seats, measured } = match;
    const { worker } = measured;
    if (worker === undefined || attempt !== 1 || this.refusals.has(worker)) return undefined;
    const noted = this.blocks.get(worker) ?? { all: new Set(), late: new Map(), tooBusy: new Set() };
    this.blocks.set(worker, noted);
    noted.all.add(block);
    if (hostTookTime) noted.tooBusy.add(block);
    const late = seats.filter(({ verdict }) => verdict?.code === 'timeout');
    for (const { id } of late) noted.late.set(id, (noted.late.get(id) ?? new Set()).add(block));
    return hostTookTime || late.length > 0 ? findSuspect(this.blocks) : undefined;
  }

  private hasKey(worker: string, key: string): boolean {
    const [known, given] = [this.keys.get(worker) ?? '', hashKey(key)].map((hash) => Buffer.from(hash, 'hex'));
    return known!.length === given!.length && timingSafeEqual(known!, given!);
  }
}

interface NotedBlocks {
  readonly all: Set<number>;
  readonly late: Map<string, Set<number>>;
  readonly tooBusy: Set<number>;
}

interface NotedMatch {
  readonly block: number;
  readonly attempt: number;
  readonly hostTookTime?: boolean;
  readonly seats: readonly { readonly id: string; readonly verdict: { readonly code: string } | null }[];
  readonly measured: { readonly worker?: string };
}

const describeQuarantine = (reason: string): string => `this worker is quarantined: ${reason}`;

const describeOtherKey = (worker: string): string =>
  `the name ${worker} belongs to a worker with another key: start this one again, and it gets a name of its own`;

const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A card as the journal keeps it. A reader of the journal cannot speak for the worker. */
export const makeJoined = (card: WorkerCard, key: string, at: string): Joined => ({
  kind: 'joined',
  ...card,
  key: hashKey(key),
  at,
});
