import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../../engine/core/match-event.ts';
import type { ByPlayer } from '../../engine/core/players.ts';
import { findGame } from '../../engine/registry.ts';
import { checkShape } from '../../protocol/check-shape.ts';
import { Losses } from '../../replay/count-losses.ts';
import { describeRefusals } from '../../replay/count-refusals.ts';
import { explainReplay } from '../../replay/explain-replay.ts';
import { makeReplay } from '../viewer/make-replay.ts';

const NAMES: ByPlayer<string> = ['mine', 'dummy', 'dummy#2', 'dummy#3'];
const replayOf = (text: string) => ({ name: 'match.jsonl', chunks: [text], games: { findGame, checkShape } });
const text = makeReplay('crematoria', 60);

function describeLosses(...events: (MatchEvent & Record<string, unknown>)[]): string | undefined {
  const losses = new Losses();
  for (const event of events) losses.add(event);
  return losses.describe(0, NAMES);
}

describe('what a player lost', () => {
  const killed = { kind: 'killed', type: 'pioneer', unit: 5, player: 0 };

  test('is told by kind and cause, the most frequent first', () => {
    const hound = { ...killed, cause: 'hellhound', by: 90, byPlayer: -1 };
    expect(describeLosses(hound, { ...killed, cause: 'sun' }, hound, { ...hound, type: 'furyan' })).toBe(
      'lost 3 pioneers: 2 to hellhounds, 1 to the sun; 1 furyan: 1 to hellhounds',
    );
  });

  test('names who captured or killed it', () => {
    const fight = { ...killed, cause: 'fight', by: 70, byPlayer: 3 };
    expect(describeLosses(fight, { kind: 'captured', unit: 5, player: 3, loser: 0 })).toBe(
      'lost 1 pioneer: 1 captured by dummy#3',
    );
    expect(describeLosses(fight)).toBe('lost 1 pioneer: 1 killed by dummy#3');
    expect(describeLosses({ ...killed, type: 'soldier', cause: 'napalm', byPlayer: 1 })).toBe(
      'lost 1 soldier: 1 to napalm of dummy',
    );
  });

  test('is nothing when others lose, or the dead become zombies', () => {
    expect(describeLosses({ ...killed, player: 2 }, { kind: 'converted', type: 'dead', player: 0 })).toBeUndefined();
  });
});

test.each([
  [
    [
      'unit 5 Top: unit 9 is there, and pioneers cannot attack',
      'unit 7 RT: unit 1 is there, and pioneers cannot attack',
    ],
    '2 orders refused: 2 × pioneers cannot attack',
  ],
  [['ork 3 N: your ork 9 is there'], '1 order refused: 1 × your ork is there'],
  [
    ['there is no soldier 7', 'soldier 12 to [3,4]: there is water', 'soldier 1 to [3,5]: there is water'],
    '3 orders refused: 2 × there is water, 1 × there is no soldier',
  ],
  [['[99,2] is not next to soldier 4, who is at [1,1]'], '1 order refused: 1 × the cell is not next to soldier'],
])('%j are refused in words', (reasons, words) => expect(describeRefusals(reasons)).toBe(words));

test('no refusals are no words', () => expect(describeRefusals([])).toBeUndefined());

test('a match is explained by unit, by round, and by what was lost', async () => {
  const { events, losses, rounds } = await explainReplay(replayOf(text));
  expect(rounds).toEqual([0, 59]);
  expect(losses.some((sentence) => sentence?.startsWith('lost '))).toBe(true);
  const { event, round } = events.find(({ event: one }) => one.kind === 'killed' && (one.player ?? -1) >= 0)!;
  const unit = await explainReplay(replayOf(text), { unit: event.unit! });
  expect(unit.events.some(({ text: words }) => words.includes(` ${event.unit} of `))).toBe(true);
  expect(unit.leftOut).toBeGreaterThan(0);
  const all = await explainReplay(replayOf(text), { round, all: true });
  expect(new Set(all.events.map((one) => one.round))).toEqual(new Set([round]));
  expect(all.events.some(({ event: one }) => one.kind === 'moved')).toBe(true);
  expect(all.leftOut).toBe(0);
});
