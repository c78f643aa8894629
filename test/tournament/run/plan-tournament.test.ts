// From what definition and journal say to what is to be played.
import { describe, expect, test } from 'vitest';
import { StateCollector } from '../../../tournament/journal/tournament-state.ts';
import { makePlanDefinition, planTournament } from '../../../tournament/run/plan-tournament.ts';
import type { Format } from '../../../protocol/types/tournament/definition.ts';
import type { JournalRecord } from '../../../protocol/types/tournament/record.ts';
import { add, makeDefinition, makeEntrant, makePlayed, replace, voidMatch, withdraw } from '../made-records.ts';

const SECRET = '7'.repeat(64);
const NAMES = ['anna', 'bob', 'carl', 'dora', 'emil'];
const AT = '2025-01-31T12:00:00.000Z';
const ROUND_ROBIN: Format = { kind: 'round-robin', cycles: 2 };

function collect(records: readonly JournalRecord[], format: Format = ROUND_ROBIN) {
  const collector = new StateCollector(makeDefinition(NAMES, { format, houseBots: [makeEntrant('house')] }));
  for (const record of records) collector.take(record);
  return collector.state();
}

const plan = (records: readonly JournalRecord[], format?: Format) => planTournament(collect(records, format), SECRET);

/** Every match of a block, with the seats of the plan and places from seat 0 on. */
function playBlock(number: number, records: readonly JournalRecord[], format?: Format, place = [1, 2, 3, 4]) {
  const { seatings } = plan(records, format).blocks[number - 1]!;
  return seatings.map((seating, index) => {
    const seats = seating.map((bot, seat) => `${bot} ${place[seat]}`).join(', ');
    return makePlayed(`${number}.${index + 1}: ${seats}`, { stage: 'round 1' });
  });
}

test('bots are in the order of their entry, and house bots and changes apart from them', () => {
  const { entrants, house, changes } = makePlanDefinition(collect([add('finn'), withdraw('bob', 'ill')]), SECRET);
  expect([entrants, house]).toEqual([NAMES, ['house']]);
  expect(changes.map(({ kind, entrant }) => `${kind} ${entrant}`)).toEqual(['added finn', 'withdrawn bob']);
});

test('what was added since is planned, and what the time ended is not', () => {
  expect(plan([]).blocks).toHaveLength(10);
  const ended = { kind: 'ended', fromBlock: 6, reason: 'the time for it was over', at: AT } as const;
  const { blocks, isComplete } = plan([ended]);
  expect([blocks.length, isComplete]).toEqual([5, true]);
  const extended = { kind: 'extended', to: 4, fromBlock: 6, at: AT } as const;
  expect(plan([extended]).blocks).toHaveLength(20);
  expect(plan([ended, extended]).blocks).toHaveLength(20);
  expect(plan([ended, { ...extended, to: 2 }]).blocks).toEqual(plan([]).blocks);
});

describe('a format that needs results', () => {
  const SWISS: Format = { kind: 'swiss', rounds: 2 };
  const first = [...playBlock(1, [], SWISS), ...playBlock(2, [], SWISS)];

  test('goes on when all matches of a round are played, and not before', () => {
    expect(plan(first.slice(0, -1), SWISS).blocks).toHaveLength(2);
    expect(plan(first, SWISS).blocks).toHaveLength(4);
  });

  test.each(['timeout', 'ran-while-stopped'])(
    'waits for the second attempt of a match with a %s, in older folders',
    (code) => {
      const [last] = first.slice(-1);
      const seats = last!.seats.map((seat) => ({ ...seat, verdict: { code, round: 3, reason: 'slow' } }));
      const late = { ...last!, seats } as typeof last & object;
      expect(plan([...first.slice(0, -1), late], SWISS).blocks).toHaveLength(2);
      expect(plan([...first.slice(0, -1), late, { ...last!, attempt: 2 }], SWISS).blocks).toHaveLength(4);
    },
  );

  test('goes on past a match that is void, played or not', () => {
    const { block, match } = first.at(-1)!;
    expect(plan([...first, voidMatch(block, match, 'x')], SWISS).blocks).toEqual(plan(first, SWISS).blocks);
    expect(plan([...first.slice(0, -1), voidMatch(block, match, 'x')], SWISS).blocks).toHaveLength(4);
  });

  test('does not care in which order matches were recorded', () => {
    expect(plan(first.toReversed(), SWISS)).toEqual(plan(first, SWISS));
  });

  test('gives its own places at the end', () => {
    const second = [3, 4].flatMap((number) => playBlock(number, first, SWISS));
    const { order, isComplete } = plan([...first, ...second], SWISS);
    expect([isComplete, order!.flat().toSorted()]).toEqual([true, NAMES]);
    expect(plan(first, SWISS).order).toBeUndefined();
  });
});

test('who went out of a match by a fault fails the qualification of upc', () => {
  const UPC: Format = { kind: 'upc', finalMatches: 4 };
  const alone = [1, 2, 3, 4, 5].flatMap((number) => playBlock(number, [], UPC, [1, 1, 1, 1]));
  expect(plan(alone, UPC).blocks).toHaveLength(10);
  const crash = { code: 'crashed', round: 1, reason: 'exited' } as const;
  const faulty = alone.map((played) => {
    return played.block === 2
      ? { ...played, seats: played.seats.map((seat) => ({ ...seat, verdict: crash })) }
      : played;
  }) as typeof alone;
  expect(plan(faulty, UPC).blocks).toHaveLength(9);
});

test('blocks of a replaced bot are outdated, and planned again', () => {
  const played = playBlock(1, []);
  const bot = played[0]!.seats[0].id;
  const { blocks } = plan([...played, { ...replace(bot, 2), fromBlock: 2 }]);
  expect(blocks[0]!.isOutdated).toBe(true);
  expect(blocks.filter(({ stage }) => stage === 'again').map(({ table }) => table)).toEqual([blocks[0]!.table]);
});
