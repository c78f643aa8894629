import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { describeOwnTime, findOwnTime } from '../../../judge/match/own-time.ts';

const ms = fc.double({ min: 0, max: 1e6, noNaN: true });
const clocks = fc.record({
  wallMs: ms,
  cpuMs: fc.option(ms, { nil: undefined }),
  waitMs: fc.option(ms, { nil: undefined }),
  lagMs: ms,
  frozenMs: ms,
  owedMs: fc.oneof(fc.constant(0), ms),
  rivalsMs: ms,
  othersMs: fc.option(ms, { nil: undefined }),
  idleMs: fc.option(ms, { nil: undefined }),
});

test('the time of an answer is all accounted for, and nobody is given back more than it lost', () => {
  fc.assert(
    fc.property(clocks, ms, (read, heldMs) => {
      const deadline = { clocks: { ...read, lagMs: Math.min(read.lagMs, read.wallMs) }, heldMs: Math.min(heldMs, 0) };
      const time = findOwnTime(deadline, LIMIT_PRESETS.contest);
      const { forgivenMs, lagMs, ownMs, wallMs, hostMs } = time;
      expect(forgivenMs + lagMs + time.heldMs + ownMs).toBeCloseTo(wallMs + time.owedMs, 3);
      expect(forgivenMs).toBeLessThanOrEqual(read.waitMs ?? 0);
      expect(forgivenMs).toBeLessThanOrEqual(Math.max(0, wallMs - (read.cpuMs ?? 0)) + 1e-6);
      expect(hostMs).toBeLessThanOrEqual(Math.max(0, forgivenMs - read.rivalsMs) + 1e-6);
    }),
  );
});

test('what people read adds up, to the last digit', () => {
  fc.assert(
    fc.property(clocks, (read) => {
      const deadline = { clocks: { ...read, lagMs: Math.min(read.lagMs, read.wallMs) }, heldMs: 0 };
      const sentence = describeOwnTime(findOwnTime(deadline, LIMIT_PRESETS.relaxed), read);
      const numbers = [...sentence.split(';')[0]!.matchAll(/(\d+)\.(\d) ms/g)].map(([, whole, tenth]) =>
        Number(`${whole}${tenth}`),
      );
      const own = numbers.pop();
      const [wall, ...terms] = numbers;
      const [owed = 0] = sentence.includes('computed in the turns of others') ? terms.splice(0, 1) : [];
      expect(terms.reduce((rest, term) => rest - term, wall! + owed)).toBe(own);
    }),
  );
});

test('waiting that the other bots of the match caused is given back, but is not the host', () => {
  const read = { wallMs: 1000, cpuMs: 50, waitMs: 900, lagMs: 0, frozenMs: 0, rivalsMs: 900, othersMs: 100, idleMs: 0 };
  expect(findOwnTime({ clocks: read, heldMs: 0 }, LIMIT_PRESETS.contest)).toMatchObject({ forgivenMs: 900, hostMs: 0 });
  const others = { ...read, rivalsMs: 100, othersMs: 900 };
  expect(findOwnTime({ clocks: others, heldMs: 0 }, LIMIT_PRESETS.contest)).toMatchObject({ hostMs: 800 });
});
