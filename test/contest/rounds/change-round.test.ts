import { join } from 'node:path';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newContest } from '../../../contest/folder/new-contest.ts';
import { addRoundToContest, changeContestRound, listContestRounds } from '../../../contest/rounds/manage-rounds.ts';
import { loadGame } from '../../../judge/games/load-game.ts';
import { makeCommitment } from '../../../tournament/folder/secrets.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

test('a calendar without a server: every change is an event with a reason, and secrets stay secret', async () => {
  const folder = join(emptyFolder(), 'winter');
  newContest(folder, await loadGame('crematoria'));
  const add = (name: string, more: object = {}) =>
    addRoundToContest({ folder }, { name, format: 'swiss', deadline: '2099-01-15T22:00:00Z', ...more });
  const first = await add('first');
  expect(first).toMatchObject({
    state: 'open',
    run: 1,
    entrants: null,
    entries: [],
    visibility: 'public',
    secret: null,
  });
  const secrets = join(folder, 'rounds/secrets.txt');
  expect(makeCommitment(readFileSync(secrets, 'utf8').trim())).toBe(first.commitment);
  expect(statSync(secrets).mode & 0o777).toBe(0o600);

  for (const [round, message] of [
    [() => add('first'), 'there is a round "first" already'],
    [() => add('Second!'), 'invalid round: at /name'],
    [() => add('second', { deadline: '2020-01-01T00:00:00Z' }), 'the deadline has passed'],
    [() => add('second', { deadline: '2099-02-30T25:00:00Z' }), 'invalid deadline'],
    [() => add('second', { after: 'nothing' }), 'there is no round "nothing"'],
    [() => add('second', { after: 'first' }), '"first" has no earlier deadline'],
    [() => add('second', { keep: 3 }), '"keep" needs "after"'],
    [() => add('second', { format: 'upc', references: ['demo'] }), 'upc has no reference bots'],
  ] as const)
    await expect(round()).rejects.toThrow(message);

  const change = (kind: 'extend' | 'rescind' | 'rerun' | 'promote' | 'release', rest: object) =>
    changeContestRound({ folder }, 'first', kind, rest);
  await expect(change('extend', { deadline: '2099-01-16T22:00:00Z' })).rejects.toThrow('a reason is missing');
  await expect(change('extend', { deadline: '2099-01-14T22:00:00Z', reason: 'x' })).rejects.toThrow('invalid deadline');
  await expect(change('rerun', { reason: 'x' })).rejects.toThrow('are not known yet');
  await expect(changeContestRound({ folder }, 'other', 'rescind', { reason: 'x' })).rejects.toThrow(
    'there is no round "other"',
  );
  const extended = await change('extend', { deadline: '2099-01-16T23:00:00+01:00', reason: 'a storm' });
  expect(extended).toMatchObject({ deadline: '2099-01-16T22:00:00.000Z', commitment: first.commitment, run: 1 });
  await change('release', { to: 'hidden' });
  await change('rescind', { reason: 'cancelled' });
  await expect(change('rescind', { reason: 'again' })).rejects.toThrow('"first" is rescinded already');
  const [{ events, state, visibility } = first] = (await listContestRounds({ folder })).rounds;
  expect([state, visibility]).toEqual(['rescinded', 'hidden']);
  expect(events.map(({ action, reason, commitment }) => [action, reason, commitment !== null])).toEqual([
    ['added', null, true],
    ['extended', 'until 2099-01-16T22:00:00.000Z: a storm', false],
    ['released', 'hidden', false],
    ['rescinded', 'cancelled', false],
  ]);
});
