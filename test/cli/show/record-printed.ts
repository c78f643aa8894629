import { afterEach, beforeEach, vi } from 'vitest';

/** What each test of a file prints, in order, instead of printing it. The list is emptied before every test. */
export function recordPrinted(): string[] {
  const printed: string[] = [];
  const note = (...parts: unknown[]): void => void printed.push(parts.join(' '));
  beforeEach(() => {
    printed.length = 0;
    vi.spyOn(console, 'log').mockImplementation(note);
    vi.spyOn(console, 'error').mockImplementation((text) => note('[stderr]', text));
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => (note(text), true));
  });
  afterEach(() => void vi.restoreAllMocks());
  return printed;
}
