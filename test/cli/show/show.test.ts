import { describe, expect, test } from 'vitest';
import { showLastStderr } from '../../../cli/show/last-stderr.ts';
import { MatchProgress } from '../../../cli/show/match-progress.ts';
import { watchStderr } from '../../../cli/show/watch-stderr.ts';
import type { MatchStart } from '../../../judge/match/match-watcher.ts';
import { MadeUpClock } from '../../judge/host/made-up-clock.ts';
import { Screen } from './screen.ts';

const start = { names: ['a', 'b-go', 'c', 'd'], match: { config: { rounds: 120 } } } as unknown as MatchStart;

describe('while a bot is awaited', () => {
  const waitWith = (isTTY: boolean) => {
    const [screen, clock] = [new Screen(isTTY), new MadeUpClock()];
    const progress = new MatchProgress(screen, clock);
    progress.begin(start);
    return { screen, clock, progress };
  };

  test('a terminal tells after a second for whom, and goes on counting', () => {
    const { screen, clock, progress } = waitWith(true);
    progress.ask(7, () => [1]);
    clock.advance(999);
    expect(screen.written).toEqual([]);
    clock.advance(2001);
    expect(screen.written).toEqual([1, 2, 3].map((s) => `<clear>round 7 of 120: waiting for b-go, ${s} s`));
    expect(progress.describeWait()).toBe('waiting for b-go, 3 s');
  });

  test('an answer ends it', () => {
    const { screen, clock, progress } = waitWith(true);
    let awaited: (0 | 1)[] = [0, 1];
    progress.ask(0, () => awaited);
    clock.advance(1000);
    awaited = [];
    progress.round(undefined, { scores: () => [1, 2, 3, 4] });
    clock.advance(5000);
    progress.end();
    expect(screen.written).toEqual(['<clear>round 0 of 120: waiting for a, b-go, 1 s', '<clear>']);
    expect(progress.describeWait()).toBeUndefined();
    expect(clock.waiting).toBe(0);
  });

  test('elsewhere only long waits are told, ever less often', () => {
    const { screen, clock, progress } = waitWith(false);
    progress.ask(0, () => [3]);
    clock.advance(30_000);
    expect(screen.written).toEqual([3, 6, 12, 24].map((s) => `minions: round 0 of 120: waiting for d, ${s} s\n`));
  });
});

describe('last words', () => {
  test('are the last twenty lines, and nothing in them is obeyed', () => {
    const text = Array.from({ length: 30 }, (_, line) => `line ${line}\u001b[2J`).join('\n');
    const shown = showLastStderr(text).trimEnd().split('\n');
    expect(shown).toHaveLength(21);
    expect(shown[1]).toBe('  | line 10\\u001b[2J');
    expect(shown.at(-1)).toBe('  | line 29\\u001b[2J');
  });

  test('tabs of a stack are shown as room, and silence is told', () => {
    expect(showLastStderr('Exception\n\tat Bot.java:3\n')).toContain('  | Exception\n  |     at Bot.java:3\n');
    expect(showLastStderr(' \n')).toBe('  It wrote nothing on standard error.\n');
  });
});

test('standard error is shown by whole lines, for those players only', () => {
  const screen = new Screen(false);
  const watcher = watchStderr(screen, [1]);
  watcher.begin!(start);
  watcher.stderr!(1, 'half a ');
  watcher.stderr!(0, 'of somebody else\n');
  watcher.stderr!(1, 'line\u0007\nrest');
  expect(screen.written).toEqual(['b-go: half a line\\u0007\n']);
  watcher.end!({} as never, ['', '', '', '']);
  expect(screen.written.at(-1)).toBe('b-go: rest\n');
});
