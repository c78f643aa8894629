import { afterEach, expect, test, vi } from 'vitest';
import { endOnSignals, exitCodeOf, stopOnSignals } from '../../cli/signals.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const before = SIGNALS.map((signal) => process.listeners(signal));
const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);

/** Handlers of the test runner would end the tests. */
function listenAlone(): void {
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  exit.mockClear();
}

afterEach(() => {
  for (const [index, signal] of SIGNALS.entries()) {
    process.removeAllListeners(signal);
    for (const listener of before[index]!) process.on(signal, listener);
  }
});

test.each(SIGNALS)('%s ends a command that has nothing to finish', (signal) => {
  listenAlone();
  endOnSignals();
  process.emit(signal, signal);
  expect(exit.mock.calls).toEqual([[exitCodeOf(signal)]]);
});

test.each(SIGNALS)('the first %s asks a command to stop, the second ends it', (signal) => {
  listenAlone();
  endOnSignals();
  const stop = stopOnSignals();
  expect(stop.aborted).toBe(false);
  process.emit(signal, signal);
  expect([stop.aborted, stop.reason]).toEqual([true, signal]);
  expect(exit).not.toHaveBeenCalled();
  process.emit('SIGTERM', 'SIGTERM');
  expect(exit.mock.calls).toEqual([[exitCodeOf('SIGTERM')]]);
});

test('a command that stops leaves nothing behind for the next one in the same process', () => {
  listenAlone();
  const first = stopOnSignals();
  process.emit('SIGINT', 'SIGINT');
  listenAlone();
  const second = stopOnSignals();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
});
