import type { Played } from '../../protocol/types/tournament/record.ts';
import { mustBeReplayed } from '../journal/must-be-replayed.ts';
import { makeMatchId, type TournamentState } from '../journal/tournament-state.ts';
import type { Block, Plan } from '../plan/plan.ts';

/** A block with the matches of it that are still to be played, by number. */
export interface OpenBlock {
  readonly block: Block;
  readonly matches: readonly number[];
}

/** What of a plan is still to be done. It knows numbers only; who plays and what came of it is in the journal. */
export class Agenda {
  private plan: Plan = { blocks: [], isComplete: false, order: undefined };
  /** Matches that need no more playing. */
  private readonly done = new Set<string>();
  /** Matches that the host had no time for, and that wait to be replayed, alone. */
  private readonly again = new Set<string>();
  private readonly taken = new Set<number>();
  /** All blocks up to this one are done. */
  private wholeUpTo = 0;
  private counts = { planned: 0, done: 0 };

  constructor(state: TournamentState) {
    this.restart(state);
  }

  /** Starts from what the journal says. A plan must follow. */
  restart(state: TournamentState): void {
    this.done.clear();
    this.again.clear();
    for (const played of [...state.counted, ...state.outdated]) this.done.add(makeMatchId(played));
    for (const record of state.voided) this.done.add(makeMatchId(record));
    for (const first of state.firstAttempts) {
      if (!this.done.has(makeMatchId(first))) this.again.add(makeMatchId(first));
    }
  }

  /** Takes a plan that has grown or changed. */
  follow(plan: Plan): void {
    this.plan = plan;
    this.wholeUpTo = 0;
    this.advance();
    const ids = plan.blocks.flatMap((block) => (block.isOutdated ? [] : this.listIds(block)));
    this.counts = { planned: ids.length, done: ids.filter((id) => this.done.has(id)).length };
  }

  /** Notes a match. Whether all blocks up to a later one than before are done now. */
  note(played: Played): boolean {
    const id = makeMatchId(played);
    if (mustBeReplayed(played)) {
      this.again.add(id);
      return false;
    }
    this.again.delete(id);
    this.done.add(id);
    this.counts.done += 1;
    const before = this.wholeUpTo;
    this.advance();
    return this.wholeUpTo > before;
  }

  /** The first block that nobody has taken, at most so many behind the last whole one. */
  takeNext(window: number): OpenBlock | undefined {
    for (const block of this.plan.blocks.slice(this.wholeUpTo)) {
      if (block.number > this.wholeUpTo + window) return undefined;
      if (block.isOutdated || this.taken.has(block.number)) continue;
      const matches = this.listMatches(block, (id) => !this.done.has(id) && !this.again.has(id));
      if (matches.length === 0) continue;
      this.taken.add(block.number);
      return { block, matches };
    }
    return undefined;
  }

  /** The first match that has to be played again. */
  takeAgain(): OpenBlock | undefined {
    if (this.again.size === 0) return undefined;
    for (const block of this.plan.blocks) {
      const [match] = this.listMatches(block, (id) => this.again.has(id));
      if (match !== undefined && !block.isOutdated) return { block, matches: [match] };
    }
    return undefined;
  }

  /** Gives a block back that was not played to its end. */
  giveBack(block: number): void {
    this.taken.delete(block);
  }

  /** All blocks up to this one need no more playing. */
  get lastWhole(): number {
    return this.wholeUpTo;
  }

  /** Whether nothing is left, now and later. */
  get isFinished(): boolean {
    return this.plan.isComplete && this.wholeUpTo === this.plan.blocks.length;
  }

  /** How many matches the plan has as far as it is known, and how many of them are done. */
  count(): { readonly planned: number; readonly done: number } {
    return { ...this.counts };
  }

  private advance(): void {
    for (;;) {
      const block = this.plan.blocks[this.wholeUpTo];
      if (!block || (!block.isOutdated && this.listMatches(block, (id) => !this.done.has(id)).length > 0)) return;
      this.wholeUpTo += 1;
    }
  }

  private listMatches(block: Block, isWanted: (id: string) => boolean): number[] {
    return this.listIds(block).flatMap((id, index) => (isWanted(id) ? [index + 1] : []));
  }

  private listIds({ number, seatings }: Block): string[] {
    return seatings.map((_, index) => makeMatchId({ block: number, match: index + 1 }));
  }
}
