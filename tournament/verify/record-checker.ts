import { findPlaces } from '../../dialogue/places.ts';
import { byPlayer } from '../../engine/core/players.ts';
import type { TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type {
  Added,
  Extended,
  JournalRecord,
  Played,
  PlayedSeat,
  Quarantined,
  Replaced,
  Scheduled,
  Sealed,
  Voided,
} from '../../protocol/types/tournament/record.ts';
import { mustBeReplayed } from '../journal/must-be-replayed.ts';
import { measureLength } from '../plan/measure-lengths.ts';
import { isPlannedByResults, makeMatchId } from '../journal/tournament-state.ts';

interface KnownBot {
  versions: number;
  isIn: boolean;
}

/** Comparisons and searches end in the middle of what is being played. */
const ENDS_IN_PLAY: ReadonlySet<string> = new Set(['comparison', 'tuning']);

/** Looks whether each record of a journal can follow those before it, whoever wrote it. Records come in their order. */
export class RecordChecker {
  private readonly bots = new Map<string, KnownBot>();
  private readonly attempts = new Map<string, Played[]>();
  private readonly workers = new Set<string>();
  private readonly scheduled = new Set<number>();
  /** What was played by workers that are not believed any more, and may be played again at any time. */
  private readonly setAside = new Set<string>();
  /** The first block of the secret that is used now. */
  private sealedFrom = 1;
  private hasBegun = false;
  private isRevealed = false;
  private endsBefore = Infinity;
  /** Whether the time for it was over, so that it may go on with less than was planned. */
  private hasEnded = false;
  /** How many cycles, rounds or blocks there are. */
  private length: number;
  private lastBlock = 0;

  /** @param isOld whether an earlier version wrote it, which did not say whose fault a timeout was */
  constructor(
    private readonly definition: TournamentDefinition,
    private readonly isOld: boolean,
  ) {
    this.length = measureLength(definition.format) ?? 0;
    for (const { id } of [...definition.entrants, ...definition.houseBots]) this.enter(id);
  }

  /** What is wrong with the next record, in sentences. */
  take({ record }: { readonly line: number; readonly record: JournalRecord }): string[] {
    switch (record.kind) {
      case 'began':
        this.hasBegun = true;
        return [];
      case 'played':
        return this.takePlayed(record);
      case 'added':
      case 'replaced':
        return [...this.checkFromBlock(record), ...this.takeEntrant(record)];
      case 'withdrawn':
      case 'returned':
        return this.takePresence(record.id, record.kind === 'returned');
      case 'scheduled':
        return this.takeScheduled(record);
      case 'voided':
        return this.checkVoided(record);
      case 'sealed':
        return this.takeSealed(record);
      case 'revealed':
        return this.takeRevealed();
      case 'extended':
        this.endsBefore = Infinity;
        return [...this.checkFromBlock(record), ...this.takeLength(record)];
      case 'ended':
        this.hasEnded = true;
        if (!ENDS_IN_PLAY.has(this.definition.format.kind)) this.endsBefore = record.fromBlock;
        return [];
      case 'joined':
        this.workers.add(record.worker);
        return [];
      case 'duplicate':
        return this.checkWorker(record.worker);
      case 'quarantined':
        return this.takeQuarantined(record);
    }
  }

  private enter(id: string): void {
    this.bots.set(id, { versions: 1, isIn: true });
  }

  private takePlayed(played: Played): string[] {
    const problems = [
      ...(this.hasBegun ? [] : ['it was played before anybody had begun']),
      ...(this.isRevealed || this.isKnownBefore(played)
        ? ['it was played after the secret of its seed had been revealed']
        : []),
      ...(played.block < this.endsBefore
        ? []
        : [`it was played, and the tournament ended before block ${this.endsBefore}`]),
      ...played.seats.flatMap((seat, player) => this.checkSeat(seat, player)),
      ...checkPlaces(played),
      ...(this.isOld || played.hostTookTime !== undefined
        ? []
        : ['it does not say whether the machine had time for it']),
      ...this.checkAttempt(played),
      ...(played.measured.worker === undefined ? [] : this.checkWorker(played.measured.worker)),
    ];
    this.lastBlock = Math.max(this.lastBlock, played.block);
    const id = makeMatchId(played);
    this.attempts.set(id, [...(this.attempts.get(id) ?? []), played]);
    return problems;
  }

  /** Whoever knows the secret of a block knows its seeds before it is played. */
  private isKnownBefore(played: Played): boolean {
    return played.block < this.sealedFrom && !this.setAside.has(makeMatchId(played));
  }

  private takeLength({ to }: Extended): string[] {
    const [before, hadEnded] = [this.length, this.hasEnded];
    [this.length, this.hasEnded] = [to, false];
    return hadEnded || to > before ? [] : [`it goes on to ${to}: expected more than ${before}, which it had already`];
  }

  private checkSeat({ id, version }: PlayedSeat, player: number): string[] {
    const bot = this.bots.get(id);
    if (!bot) return [`player ${player} is ${id}, which never entered`];
    if (version === bot.versions) return [];
    return [`player ${player} is version ${version} of ${id}: expected version ${bot.versions}, the last that entered`];
  }

  /** A match is recorded once; a second time only where the first had to be replayed. */
  private checkAttempt(played: Played): string[] {
    const before = this.attempts.get(makeMatchId(played)) ?? [];
    const expected = before.length + 1;
    if (before.length > 0 && !mustBeReplayed(before.at(-1)!))
      return ['it counted already, and nothing says why it was played again'];
    return played.attempt === expected ? [] : [`it is attempt ${played.attempt}: expected attempt ${expected}`];
  }

  private checkWorker(worker: string): string[] {
    return this.workers.has(worker) ? [] : [`the worker ${worker} had not joined, or was quarantined`];
  }

  private takeQuarantined({ worker }: Quarantined): string[] {
    const problems = this.checkWorker(worker);
    this.workers.delete(worker);
    if (isPlannedByResults(this.definition)) return problems;
    // What it has played is played again, from the first attempt on.
    for (const [id, attempts] of this.attempts) {
      if (!attempts.some(({ measured }) => measured.worker === worker)) continue;
      this.attempts.delete(id);
      this.setAside.add(id);
    }
    return problems;
  }

  private takeEntrant({ kind, entrant: { id } }: Added | Replaced): string[] {
    const bot = this.bots.get(id);
    if (kind === 'added') {
      if (bot) return [`${id} entered already`];
      this.enter(id);
      return [];
    }
    if (!bot) return [`${id} is replaced, and never entered`];
    bot.versions += 1;
    return [];
  }

  private takePresence(id: string, isIn: boolean): string[] {
    const bot = this.bots.get(id);
    const wanted = isIn ? 'returns' : 'is withdrawn';
    if (!bot) return [`${id} ${wanted}, and never entered`];
    if (bot.isIn === isIn) return [`${id} ${wanted}, and ${isIn ? 'had never left' : 'had left already'}`];
    bot.isIn = isIn;
    return [];
  }

  private takeScheduled({ block, table }: Scheduled): string[] {
    const expected = this.lastBlock + 1;
    this.lastBlock = Math.max(this.lastBlock, block);
    this.scheduled.add(block);
    const away = table.filter((id) => !this.bots.get(id)?.isIn);
    return [
      ...(block === expected ? [] : [`block ${block} is scheduled: expected block ${expected}`]),
      ...away.map((id) => `block ${block} is scheduled with ${id}, which is not in the field`),
    ];
  }

  private checkVoided(voided: Voided): string[] {
    if (this.attempts.has(makeMatchId(voided)) || this.scheduled.has(voided.block)) return [];
    return ['it is void, and was never played'];
  }

  private takeSealed(sealed: Sealed): string[] {
    const problems = this.isRevealed ? [] : ['another secret begins, and the one before was not revealed'];
    this.isRevealed = false;
    this.sealedFrom = sealed.fromBlock;
    return [...problems, ...this.checkFromBlock(sealed)];
  }

  private takeRevealed(): string[] {
    if (this.isRevealed) return ['the secret was revealed already'];
    this.isRevealed = true;
    return [];
  }

  /** Blocks that were played cannot be changed afterwards. */
  private checkFromBlock({ fromBlock }: Added | Replaced | Sealed | Extended): string[] {
    const expected = this.lastBlock + 1;
    return fromBlock === expected
      ? []
      : [`it holds from block ${fromBlock}: expected block ${expected}, the first that was not begun`];
  }
}

/** Places follow from points, and from who went out. */
function checkPlaces({ seats }: Played): string[] {
  const places = seats.map(({ place }) => place);
  const expected = findPlaces(
    byPlayer((player) => seats[player].score),
    byPlayer((player) => seats[player].verdict === null),
  );
  if (places.join() === expected.join()) return [];
  return [`the places are ${places.join(' ')}: expected ${expected.join(' ')} by its points and verdicts`];
}
