// The address of the page says where people are, and takes them where it says.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAddress } from '../../../viewer/page/keep-address.ts';
import { makeReplay } from '../make-replay.ts';
import { openPage } from '../open-page.ts';

const REPLAY = makeReplay('walking-dead', 5);
/** Longer than the page waits before it writes. */
const WRITTEN_MS = 300;

let page: ReturnType<typeof openPage>;
let written: string[];

beforeEach(() => {
  page = openPage(REPLAY);
  written = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, hash: string) => void written.push(hash) });
  vi.stubGlobal('window', { setTimeout: (then: () => void, ms: number) => setTimeout(then, ms) });
  keepAddress(page.app);
  page.tick();
  vi.advanceTimersByTime(WRITTEN_MS);
  written.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is in the address after the pause, and just before. */
function change(act: () => void): string[] {
  act();
  page.tick();
  vi.advanceTimersByTime(WRITTEN_MS - 1);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  return written.splice(0);
}

test.each<[what: string, act: () => void, hash: string]>([
  ['another round', () => page.app.seek(2), '#round=3'],
  ['a unit', () => page.app.change({ chosenUnit: 0 }), '#round=1&unit=0'],
  ['the classic board', () => page.app.change({ isClassic: true }), '#round=1&classic'],
])('%s is written after a moment', (_, act, hash) => {
  expect(change(act)).toEqual([hash]);
});

test('what is not in the address is not written, and many changes are written once', () => {
  expect(change(() => page.app.change({ isDark: true }))).toEqual([]);
  expect(
    change(() => {
      for (const frame of [1, 2, 3]) {
        page.app.seek(frame);
        page.tick();
      }
    }),
  ).toEqual(['#round=4']);
});

test('a changed address is gone to; the own one is not', () => {
  const go = (hash: string): void => {
    vi.stubGlobal('location', { hash });
    page.window.dispatchEvent(new page.window.Event('hashchange'));
    page.tick();
  };
  go('#round=4&unit=1&classic');
  expect(page.app.state).toMatchObject({ chosenUnit: 1, isClassic: true });
  go('#unit=2');
  expect(page.app.state).toMatchObject({ chosenUnit: 2, isClassic: false });
});
