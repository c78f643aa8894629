// One line that is redrawn on a terminal, or a line now and then elsewhere.
import { expect, test } from 'vitest';
import { StatusLine } from '../../../cli/show/status-line.ts';
import { Screen } from './screen.ts';

/** What is written when the status is updated at these times, in milliseconds. */
function follow(isTTY: boolean, times: readonly number[], options: object = {}): string[] {
  const screen = new Screen(isTTY, 12);
  const clock = { ms: 0 };
  const status = new StatusLine(screen, { now: () => clock.ms, ...options });
  for (const ms of times) {
    clock.ms = ms;
    status.update(() => `at ${ms}`);
  }
  status.clear();
  return screen.written;
}

test.each<[what: string, isTTY: boolean, times: number[], options: object, written: string[]]>([
  ['a terminal: at once, then four times a second', true, [0, 100, 250, 260], {}, ['at 0', 'at 250']],
  ['a pipe: every half minute, not at once', false, [0, 29_999, 30_000, 59_000, 60_000], {}, ['at 30000', 'at 60000']],
  ['as often as somebody wants', true, [0, 1, 2], { refreshMs: 0 }, ['at 0', 'at 1', 'at 2']],
  ['a pipe that wants none', false, [0, 1e9], { lineEveryMs: Infinity }, []],
  ['a pipe with a prefix', false, [30_000], { prefix: 'minions: ' }, ['minions: at 30000']],
  ['nobody wants to know', true, [0, 1000], { isQuiet: true }, []],
  ['no longer than the window', true, [1234567890], {}, ['at 1234567…']],
])('%s', (_, isTTY, times, options, lines) => {
  const isQuiet = 'isQuiet' in options;
  const drawn = isTTY ? lines.map((line) => `<clear>${line}`) : lines.map((line) => `${line}\n`);
  expect(follow(isTTY, times, options)).toEqual([...drawn, ...(isTTY && !isQuiet ? ['<clear>'] : [])]);
});

test('what is said stays, in the place of the line', () => {
  const [terminal, pipe, quiet] = [new Screen(true), new Screen(false), new Screen(true)];
  new StatusLine(terminal).say('anna is out\u0007');
  new StatusLine(pipe).say('anna is out');
  new StatusLine(quiet, { isQuiet: true }).say('anna is out');
  expect([terminal, pipe, quiet].map(({ written }) => written)).toEqual([
    ['<clear>anna is out\\u0007\n'],
    ['anna is out\n'],
    [],
  ]);
});
