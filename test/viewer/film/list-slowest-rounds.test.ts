import { expect, test } from 'vitest';
import type { Film } from '../../../viewer/film/film.ts';
import { listSlowestRounds } from '../../../viewer/film/list-slowest-rounds.ts';

test('the slowest rounds come first, with CPU time and waiting where they were measured', () => {
  const film = {
    steps: [
      { timeMs: [5, 0, 0, 0] },
      { timeMs: [812, 0, 0, 0], cpuMs: [790, 0, 0, 0], waitMs: [12.4, 0, 0, 0] },
      { timeMs: [null, 0, 0, 0] },
      { timeMs: [40, 0, 0, 0], cpuMs: [3.25, 0, 0, 0] },
    ],
  } as unknown as Film;
  expect(listSlowestRounds(film, 0)).toEqual([
    { frame: 1, text: '812 ms: CPU 790 ms, waiting for a CPU 12 ms' },
    { frame: 3, text: '40 ms: CPU 3.3 ms' },
    { frame: 0, text: '5.0 ms' },
  ]);
});
