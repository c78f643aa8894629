import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // The build is run as it is.
          server: { deps: { external: [/\/dist\//] } },
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.{process,e2e,speed}.test.ts'],
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      // Real processes and pipes. They time each other out if too many run at once: one file at a time.
      {
        test: {
          name: 'process',
          include: ['test/**/*.process.test.ts'],
          testTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      // The built command line, as people use it.
      {
        test: {
          name: 'end-to-end',
          include: ['test/**/*.e2e.test.ts'],
          testTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      // What measures a browser runs alone, after all others.
      {
        test: {
          name: 'speed',
          include: ['test/**/*.speed.test.ts'],
          testTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
