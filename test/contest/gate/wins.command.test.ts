// A contest may take only bots that win, as the published one does: 4 of 4 matches against three Dummies.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runGate } from '../../../contest/gate/run-gate.ts';
import { loadGame } from '../../../judge/games/load-game.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { WAITING_BOT } from '../start-contest.ts';

const waiting = join(emptyFolder(), 'bot.mjs');
writeFileSync(waiting, WAITING_BOT);

// Whoever waits has a tenth of the points of a dummy in the end.
test.each<[what: string, source: string, against: string, outcome: object]>([
  ['who wins passes', 'dummy', waiting, { passed: true, message: `won 4 of 4 matches against three ${waiting}` }],
  [
    'who loses is refused',
    waiting,
    'dummy',
    { passed: false, message: 'won 0 of 4 matches against three dummy', hint: 'at least 4 are needed' },
  ],
])(
  '%s',
  async (_, source, against, outcome) => {
    const wins = { against, atLeast: 4, of: 4 };
    const terms = { game: 'crematoria', config: { rounds: 8 }, limits: 'relaxed', wins } as const;
    const { passed, steps } = await runGate({ source, game: await loadGame('crematoria'), terms, sandbox: 'none' });
    const last = steps.at(-1)!;
    expect(last).toMatchObject({ name: 'wins', ...outcome });
    expect([passed, last.output.split('\n').map((line) => line.replace(/: place .*/, ''))]).toEqual([
      last.passed,
      ['match 1, seat 0', 'match 2, seat 1', 'match 3, seat 2', 'match 4, seat 3'],
    ]);
  },
  60_000,
);
