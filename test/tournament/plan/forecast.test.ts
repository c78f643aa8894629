import { expect, test } from 'vitest';
import { expectError, expectSeconds, fitCycles, forecastPlan } from '../../../tournament/plan/forecast.ts';
import type { PlanFormat } from '../../../tournament/plan/plan.ts';
import { defineExample } from './example-definition.ts';
import { playPlan } from './play-plan.ts';

test.each([
  [16, 63],
  [64, 31],
  [256, 16],
])('after %i matches of a bot its error is about %i points', (matches, error) => {
  expect(Math.round(expectError(matches))).toBe(error);
});

test.each<[number, PlanFormat, 1 | 4, string]>([
  [60, { kind: 'round-robin', cycles: 5 }, 4, '1200 matches, 80 each, ±28'],
  [60, { kind: 'round-robin', cycles: 5 }, 1, '300 matches, 20 each, ±56'],
  [2, { kind: 'round-robin', cycles: 1 }, 4, '16 matches, 16 each, ±63'],
  [8, { kind: 'gauntlet', cycles: 2, challengers: ['0', '1'] }, 4, '32 matches, 16 each, ±63'],
  [30, { kind: 'swiss', rounds: 7 }, 4, '224 matches, 28 each, ±47'],
  [24, { kind: 'ladder', blocks: 90 }, 4, '360 matches, 60 each, ±32'],
  [60, { kind: 'upc', finalMatches: 20 }, 1, 'about 1236 matches, 21 each, ±55'],
])('%i entrants, %j, %i on a seed: %s', (entrants, format, seats, expected) => {
  const { matches, matchesEach, error, isExact } = forecastPlan(defineExample(entrants, format, { seats }));
  const text = `${isExact ? '' : 'about '}${matches} matches, ${Math.round(matchesEach)} each, ±${Math.round(error)}`;
  expect(text).toBe(expected);
});

test.each<PlanFormat>([
  { kind: 'round-robin', cycles: 3 },
  { kind: 'gauntlet', cycles: 2, challengers: ['0'] },
  { kind: 'swiss', rounds: 4 },
  { kind: 'ladder', blocks: 17 },
])('$kind has as many matches as forecast', (format) => {
  const definition = defineExample(14, format);
  const { plan } = playPlan(definition, (bot, chance) => bot + 9 * chance());
  const matches = plan.blocks.flatMap(({ seatings }) => seatings).length;
  expect(forecastPlan(definition)).toMatchObject({ matches, blocks: plan.blocks.length, isExact: true });
});

test.each([
  [8 * 3600, 2, 0.5, 240, 480],
  [3600, 2, 0.5, 240, 60],
  [60, 1, 0.5, 240, 0],
  [120, 1, 0.5, 240, 1],
  [100, 3, 7, 40, 1],
])(
  'in %i s on %i slots, %f s a match, %i matches a cycle: %i cycles',
  (seconds, slots, secondsPerMatch, matchesPerCycle, cycles) => {
    expect(fitCycles({ seconds, slots, secondsPerMatch, matchesPerCycle })).toBe(cycles);
    expect(expectSeconds(cycles * matchesPerCycle, secondsPerMatch, slots)).toBeLessThanOrEqual(seconds);
    expect(expectSeconds((cycles + 1) * matchesPerCycle, secondsPerMatch, slots)).toBeGreaterThan(seconds);
  },
);
