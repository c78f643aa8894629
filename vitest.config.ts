import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

/**
 * Real processes on real clocks: a virtual machine can lose a second at any moment, to neighbours that no test can see. What is
 * broken fails three times. The reporter marks what needed another attempt.
 */
const MORE_ATTEMPTS = 2;

/** What is polled for comes in milliseconds, on a busy machine in seconds: the usual one second is too short. */
const PATIENT = { poll: { timeout: 20_000 } };

/** On a busy machine, loading modules or starting a command alone takes longer than the usual ten seconds. */
const HOOK_MS = 300_000;

export default defineConfig({
  test: {
    globalSetup: 'test/temporary-folder.ts',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          expect: PATIENT,
          hookTimeout: HOOK_MS,
          setupFiles: 'test/seed-chance.ts',
          // The build is run as it is.
          server: { deps: { external: [/\/dist\//] } },
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.{command,busy,process,e2e,clock,speed}.test.ts'],
          // Commands that run in memory name themselves as they would when typed, whatever has started the tests.
          env: { npm_command: '' },
          // The engine is loaded once for all files, not once for each: no test changes it.
          isolate: false,
          // What hangs fails; what waits for a CPU on a busy machine does not.
          testTimeout: 180_000,
          maxWorkers: 2,
        },
      },
      // The built command with bots that run on Node alone: the last part of "npm test".
      {
        test: {
          name: 'command',
          expect: PATIENT,
          hookTimeout: HOOK_MS,
          setupFiles: 'test/seed-chance.ts',
          include: ['test/**/*.command.test.ts'],
          testTimeout: 120_000,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      // Compilers, browsers, matches with all the time they want: they keep the machine busy, and do not mind if it is.
      {
        test: {
          name: 'busy',
          expect: PATIENT,
          hookTimeout: HOOK_MS,
          setupFiles: 'test/seed-chance.ts',
          include: ['test/**/*.busy.test.ts'],
          testTimeout: 300_000,
          retry: MORE_ATTEMPTS,
          // More than there are cores: much of it is waiting for pipes and processes.
          maxWorkers: 4,
          maxConcurrency: 5,
          sequence: { groupOrder: 1 },
        },
      },
      // Processes that are watched by the clock, after all that keeps the machine busy. Most of their time they wait, and
      // they must hold beside other work: they pass with four burning loops beside them.
      {
        test: {
          name: 'process',
          expect: PATIENT,
          hookTimeout: HOOK_MS,
          setupFiles: 'test/seed-chance.ts',
          include: ['test/**/*.process.test.ts'],
          testTimeout: 60_000,
          retry: MORE_ATTEMPTS,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      // The built command line, as people use it, with clocks too.
      {
        test: {
          name: 'end-to-end',
          expect: PATIENT,
          hookTimeout: HOOK_MS,
          setupFiles: 'test/seed-chance.ts',
          include: ['test/**/*.e2e.test.ts'],
          testTimeout: 120_000,
          retry: MORE_ATTEMPTS,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      // What fills the machine itself, and says who may be late then: one at a time, with nothing beside it.
      {
        test: {
          name: 'clock',
          expect: PATIENT,
          hookTimeout: HOOK_MS,
          include: ['test/**/*.clock.test.ts'],
          testTimeout: 60_000,
          retry: MORE_ATTEMPTS,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      // What measures a browser: a benchmark, no part of the tests.
      {
        test: {
          name: 'speed',
          include: ['test/**/*.speed.test.ts'],
          testTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
