import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Most tests wait for processes: two workers even where there are two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // The build is run as it is.
          server: { deps: { external: [/\/dist\//] } },
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.{process,e2e,speed}.test.ts'],
          testTimeout: 60_000,
        },
      },
      // Real processes and pipes.
      { test: { name: 'process', include: ['test/**/*.process.test.ts'], testTimeout: 60_000 } },
      // The built command line, as people use it.
      { test: { name: 'end-to-end', include: ['test/**/*.e2e.test.ts'], testTimeout: 120_000 } },
      // What measures a browser runs alone, after all others.
      {
        test: {
          name: 'speed',
          include: ['test/**/*.speed.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
