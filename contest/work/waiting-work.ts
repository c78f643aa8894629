import type { Ladder } from '../ladder/ladder.ts';
import type { OpenBlock } from '../ladder/ladder-matches.ts';
import type { FoundVersion } from '../store/versions.ts';
import type { LadderKeeper } from './ladder-keeper.ts';
import type { RoundMatch } from './round-match.ts';

export type NextWork =
  | { readonly kind: 'gate'; readonly version: FoundVersion }
  | { readonly kind: 'round'; readonly match: RoundMatch }
  | { readonly kind: 'ladder'; readonly open: OpenBlock };

interface WaitingTerms {
  readonly ladder: Ladder;
  readonly ladderKeeper: LadderKeeper;
  readonly countSlots: () => number;
}

/** What waits to be done, and what comes next: gates, then matches of rounds, then those of the ladder. */
export class WaitingWork {
  private readonly gates: FoundVersion[] = [];
  private readonly ofRounds: RoundMatch[] = [];
  /** Matches of the ladder that had begun when they were interrupted. */
  private readonly unfinished: OpenBlock[] = [];
  /** Those with a timeout, which are played once more, alone, before they count. */
  private readonly again: OpenBlock[] = [];
  private gatesInARow = 0;

  constructor(private readonly terms: WaitingTerms) {}

  addGates(...versions: readonly FoundVersion[]): void {
    this.gates.push(...versions);
  }

  /** A gate that could not be run is the next one. */
  returnGate(version: FoundVersion): void {
    this.gates.unshift(version);
  }

  listGates(): readonly FoundVersion[] {
    return this.gates;
  }

  /** How many gates are before that of a version; undefined when it does not wait. */
  countBefore(id: number): number | undefined {
    const before = this.gates.findIndex((version) => version.id === id);
    return before < 0 ? undefined : before;
  }

  addBlock(open: OpenBlock): void {
    (open.attempt === 2 ? this.again : this.unfinished).push(open);
  }

  hasBlock(block: number): boolean {
    return [...this.again, ...this.unfinished].some((open) => open.block === block);
  }

  addOfRound(match: RoundMatch): void {
    this.ofRounds.push(match);
  }

  /** Whether a match of a round still waited. */
  removeOfRound(match: RoundMatch): boolean {
    const at = this.ofRounds.indexOf(match);
    if (at >= 0) this.ofRounds.splice(at, 1);
    return at >= 0;
  }

  /** Forgets the gates of versions and the matches of entrants. */
  drop(versions: ReadonlySet<number>, entrants: ReadonlySet<string>): void {
    keepOnly(this.gates, ({ id }) => !versions.has(id));
    for (const list of [this.again, this.unfinished])
      keepOnly(list, ({ block }) => !this.terms.ladder.findTable(block).some((id) => entrants.has(id)));
  }

  get lengths(): Record<'gate' | 'round' | 'ladder', number> {
    const ladder = this.again.length + this.unfinished.length;
    return { gate: this.gates.length, round: this.ofRounds.length, ladder };
  }

  /** Takes what may begin now, beside so much that is running; undefined when nothing may. */
  take(running: number): NextWork | undefined {
    const due = this.isMatchDue() ? this.takeOfLadder(running) : undefined;
    // A match that is due may not be possible: then gates do not wait for it.
    const version = due ? undefined : this.gates.shift();
    if (version) {
      this.gatesInARow += 1;
      return { kind: 'gate', version };
    }
    const [match] = this.ofRounds;
    if (!due && match) {
      // One that must be alone waits until all slots are free, and everything else for it.
      if (match.isAlone && running > 0) return undefined;
      this.ofRounds.shift();
      return { kind: 'round', match };
    }
    const open = due ?? this.takeOfLadder(running);
    if (!open) return undefined;
    this.gatesInARow = 0;
    return { kind: 'ladder', open };
  }

  /** Gates come first, but who has passed one gets a first match before many others have. */
  private isMatchDue(): boolean {
    const { countSlots, ladderKeeper } = this.terms;
    return this.gatesInARow > countSlots() && this.again.length === 0 && ladderKeeper.hasUnplayed();
  }

  /** The next match of the ladder that may begin now; undefined when none may. */
  private takeOfLadder(running: number): OpenBlock | undefined {
    const { ladder, ladderKeeper } = this.terms;
    if (this.again.length > 0) return running === 0 ? this.again.shift() : undefined;
    const unfinished = this.unfinished.shift();
    if (unfinished) return unfinished;
    if (ladder.needsNewSecret()) {
      if (running > 0) return undefined;
      ladder.renewSecret();
    }
    const block = ladderKeeper.scheduleNext();
    return block === undefined ? undefined : { block, attempt: 1 };
  }
}

function keepOnly<T>(list: T[], isKept: (one: T) => boolean): void {
  list.splice(0, list.length, ...list.filter(isKept));
}
