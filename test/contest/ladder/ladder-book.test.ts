// What a ladder keeps of its journal, against what a tournament keeps: all of it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPlayer } from '../../../engine/core/players.ts';
import type { JournalRecord } from '../../../protocol/types/tournament/record.ts';
import { LadderBook } from '../../../contest/ladder/ladder-book.ts';
import { makePlayedTable } from '../../../tournament/journal/make-played-table.ts';
import { StateCollector, type TournamentState } from '../../../tournament/journal/tournament-state.ts';
import {
  makeDefinition,
  makeEntrant,
  makePlayed,
  replace,
  voidMatch,
  withdraw,
} from '../../tournament/made-records.ts';

/** What happens, and numbers to choose of whom. */
interface Step {
  readonly kind: (typeof KINDS)[number];
  readonly at: number;
  readonly faults: number;
}

const KINDS = ['add', 'schedule', 'play', 'play', 'starve', 'void', 'withdraw', 'replace', 'quarantine'] as const;
const STEP: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...KINDS) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('schedule' as const, 'play' as const),
    },
  ),
  at: fc.nat(1000),
  faults: fc.nat(15),
});

const AT = '2026-01-01T10:00:00.000Z';
const HOUSE = ['h1', 'h2', 'h3', 'h4'];
const WORKERS = [undefined, 'mill', 'lake'];
const PLACES = ['1234', '4221', '1111', '2143'];
const definition = {
  ...makeDefinition([], { houseBots: HOUSE.map((id) => makeEntrant(id)) }),
  format: { kind: 'open-ladder' } as const,
};

const pick = <T>(some: readonly T[], at: number): T | undefined => some[at % some.length];

/** Gives both the journal that a ladder would write. */
class Scribe {
  readonly collector = new StateCollector(definition);
  readonly book = new LadderBook(definition);
  private readonly added: string[] = [];
  private readonly versions = new Map<string, number>();
  private block = 0;

  take(step: Step): void {
    const record = this.write(step);
    if (!record) return;
    this.collector.take(record);
    this.book.take(record);
  }

  private write(step: Step): JournalRecord | undefined {
    const { at } = step;
    const bot = pick(this.added, at);
    switch (step.kind) {
      case 'add':
        this.added.push(`e${this.added.length + 1}`);
        return {
          kind: 'added',
          entrant: makeEntrant(this.added.at(-1)!),
          fromBlock: this.block + 1,
          at: AT,
        };
      case 'schedule': {
        this.block += 1;
        const all = [...HOUSE, ...this.added];
        return {
          kind: 'scheduled',
          block: this.block,
          table: byPlayer((seat) => pick(all, at + seat)!),
          at: AT,
        };
      }
      case 'withdraw':
        return bot === undefined ? undefined : withdraw(bot, 'ill');
      case 'replace': {
        if (bot === undefined) return undefined;
        this.versions.set(bot, (this.versions.get(bot) ?? 1) + 1);
        return replace(bot, this.versions.get(bot)!);
      }
      case 'void':
        return this.block === 0 ? undefined : voidMatch(1 + (at % this.block), 1, 'a power cut');
      case 'quarantine':
        return {
          kind: 'quarantined',
          worker: pick(['mill', 'lake'], at)!,
          reason: 'a lie',
          at: AT,
        };
      case 'play':
      case 'starve':
        return this.play(step);
    }
  }

  private play({ kind, at, faults }: Step): JournalRecord | undefined {
    const open = pick(listOpen(this.collector.state()), at);
    if (!open) return undefined;
    const { block, attempt } = open;
    const places = pick(PLACES, at)!;
    const worker = pick(WORKERS, at);
    const seats = this.book.matches.findTable(block).map((id, seat) => {
      const verdict = faults & (1 << seat) ? ' crash' : '';
      return `${id}@${this.versions.get(id) ?? 1} ${places[seat]}${verdict}`;
    });
    const played = makePlayed(`${block}.1: ${seats.join(', ')}`, {
      attempt,
      hostTookTime: kind === 'starve',
    });
    const replay = `sha256:${[block, attempt, at].map((part) => String(part).padStart(8, '0')).join('')}${'f'.repeat(40)}`;
    return {
      ...played,
      replay,
      measured: {
        ...played.measured,
        ...(worker === undefined ? {} : { worker }),
      },
    };
  }
}

/** What was begun and has no result that counts. */
function listOpen({ scheduled, counted, firstAttempts, voided }: TournamentState) {
  const done = new Set([...counted, ...voided].map(({ block }) => block));
  const again = new Set(firstAttempts.map(({ block }) => block));
  const blocks = scheduled.map((_, at) => at + 1).filter((block) => !done.has(block));
  return blocks.map((block) => ({ block, attempt: again.has(block) ? 2 : 1 }));
}

function expectSame({ collector, book }: Scribe): void {
  const state = collector.state();
  const { counted, recorded, setAside, participants, scheduled } = state;
  const { matches, field } = book;
  expect(field.participants).toEqual(participants);
  expect(field.changes).toEqual(state.changes);
  expect(matches.lastBlock).toBe(state.lastBlock);
  expect(matches.listOpen()).toEqual(listOpen(state));
  expect(scheduled.map((_, at) => matches.findTable(at + 1))).toEqual(scheduled);
  expect(matches.pack().unpack(participants.map(({ id }) => id))).toEqual(counted.map(makePlayedTable));
  const replays = new Set(counted.map(({ replay }) => replay));
  for (const { block, replay } of [...recorded, ...setAside])
    expect(matches.countsReplay(block, replay)).toBe(replays.has(replay));
  const faults = new Map<string, number>();
  for (const { id, verdict } of counted.flatMap(({ seats }) => seats))
    if (verdict) faults.set(id, (faults.get(id) ?? 0) + 1);
  expect(matches.countFaults()).toEqual(faults);
}

test('a ladder knows the same of its matches and its field, whatever happened', () => {
  fc.assert(
    fc.property(fc.array(STEP, { minLength: 10, maxLength: 80 }), (steps) => {
      const scribe = new Scribe();
      for (const step of steps) scribe.take(step);
      expectSame(scribe);
    }),
    { numRuns: 200 },
  );
});

test('there is room for more matches than at first', () => {
  const scribe = new Scribe();
  for (let at = 0; at < 600; at += 1) {
    scribe.take({ kind: 'schedule', at, faults: 0 });
    scribe.take({ kind: 'play', at, faults: at % 16 });
  }
  expectSame(scribe);
});

test('a worker that is not believed takes back nothing that others played anew', () => {
  const { collector, book } = new Scribe();
  const table = byPlayer((seat) => HOUSE[seat]!);
  const made = makePlayed(`1.1: ${HOUSE.map((id, seat) => `${id} ${seat + 1}`).join(', ')}`);
  const play = (attempt: number, worker: string): JournalRecord => {
    const measured = { ...made.measured, worker };
    return { ...made, attempt, hostTookTime: attempt === 1 && worker === 'mill', measured };
  };
  const distrust = (worker: string): JournalRecord => ({ kind: 'quarantined', worker, reason: 'a lie', at: AT });
  const scheduled = { kind: 'scheduled', block: 1, table, at: AT } as const;
  const [first, second, anew] = [play(1, 'mill'), play(2, 'lake'), play(1, 'hill')];
  for (const record of [scheduled, first, second, distrust('mill'), anew, distrust('lake')]) {
    collector.take(record);
    book.take(record);
  }
  expect(collector.state().counted).toEqual([anew]);
  expect(book.matches.counts(1)).toBe(true);
});
