// Two bots of one author do not talk to each other, and one does not talk to itself in the next match: what the system calls
// offer for it is denied inside bubblewrap. Nor do bots learn where they play, or decide when they run.
import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect } from 'vitest';
import { makeTable } from '../../../cli/show/make-table.ts';
import { testWith } from '../../test-with.ts';
import { attack } from '../host/attack.ts';
import { enclose, playFixtures, type Played } from '../play-fixtures.ts';

const rows: string[][] = [];

afterAll(() => {
  console.log(makeTable(['attack', 'what it got'], rows));
});

const stderrOf = ({ rounds, report }: Played, player: 0 | 1): string => {
  expect(report.seats.map(({ verdict }) => verdict)).toEqual([null, null, null, null]);
  return rounds
    .map(({ stderr }) => stderr[player])
    .join('')
    .trim();
};

const SECRET = 165;

describe('two bots of one match', () => {
  for (const name of [
    'talks-by-flock',
    'talks-by-record-locks',
    'talks-by-open-file-locks',
    'talks-by-leases',
    'talks-by-inotify',
    'talks-by-write-hints',
  ]) {
    testWith('bwrap', 'gcc')(name, async () => {
      const ends = ['say', 'hear'].map((end) => enclose(attack(name, end, String(SECRET))));
      const heard = stderrOf(await playFixtures(await Promise.all(ends)), 1);
      rows.push([name, heard]);
      expect(heard).toMatch(/^heard (0|255)$/);
    });
  }
});

describe('one bot in two matches', () => {
  for (const name of [
    'remembers-by-preadv2',
    'remembers-by-mincore',
    'remembers-by-cachestat',
    'remembers-by-aio',
    'remembers-by-names',
  ]) {
    testWith('bwrap', 'gcc')(name, async () => {
      const nonce = randomBytes(8).toString('hex');
      await playFixtures([await enclose(attack(name, 'say', String(SECRET), nonce))]);
      const heard = stderrOf(await playFixtures([await enclose(attack(name, 'hear', '0', nonce))]), 0);
      rows.push([name, heard]);
      expect(heard).toMatch(/^heard (0|255)$/);
    });
  }
});

describe('one bot', () => {
  for (const name of ['schedules-itself', 'resizes-its-input', 'names-the-machine']) {
    testWith('bwrap', 'gcc')(name, async () => {
      const got = stderrOf(await playFixtures([await enclose(attack(name))]), 0);
      rows.push([name, got || 'nothing']);
      expect(got).toBe('');
    });
  }
});
