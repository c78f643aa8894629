import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { DebugBudget } from '../../replay/debug-budget.ts';

const note = (length: number): { notes: string } => ({ notes: 'x'.repeat(length - '{"notes":""}'.length) });

describe('a budget of 100 bytes an answer and 250 a match', () => {
  const open = (): DebugBudget => new DebugBudget({ debugBytes: 100, debugMatchBytes: 250 });

  test('what fits is kept as it is', () => {
    const budget = open();
    expect(budget.take(0, note(100))).toEqual(note(100));
    expect(budget.take(0, null)).toBeNull();
  });

  test('an answer with more is left out, and the next one kept', () => {
    const budget = open();
    expect(budget.take(0, note(101))).toEqual({
      notes: '(101 bytes of debug output are left out: 100 are kept of an answer)',
    });
    expect(budget.take(0, note(100))).toEqual(note(100));
  });

  test('a match with more is left out, for this bot alone', () => {
    const budget = open();
    const kept = [100, 100, 60, 50, 1].map((length) => budget.take(2, note(Math.max(12, length)))?.notes?.[0]);
    expect(kept).toEqual(['x', 'x', '(', 'x', '(']);
    expect(budget.take(1, note(100))).toEqual(note(100));
  });

  test('bytes are those of the file, not letters', () => {
    expect(open().take(0, { notes: '☃'.repeat(40) })!.notes).toContain('132 bytes');
  });
});

test('limits that do not say have the usual budget', () => {
  const { debugBytes: _, debugMatchBytes: __, ...older } = DEFAULT_LIMITS;
  const budget = new DebugBudget(older as typeof DEFAULT_LIMITS);
  expect(budget.take(0, note(DEFAULT_LIMITS.debugBytes!))!.notes).toMatch(/^x/);
  expect(budget.take(0, note(DEFAULT_LIMITS.debugBytes! + 1))!.notes).toContain('left out');
});
