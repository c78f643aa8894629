import { expect, test } from 'vitest';
import type { RuleSet } from '../../../engine/core/game.ts';
import { findGame } from '../../../engine/registry.ts';
import { prepareMatch } from '../../../judge/match/prepare-match.ts';
import type { MatchJob } from '../../../protocol/types/match/job.ts';

const seats = ['null', 'null', 'null', 'null'].map((source) => ({ bot: { source } })) as MatchJob['seats'];
const job: MatchJob = { game: 'crematoria', seed: 1, seats, sandbox: 'none' };

test('a job says what differs from the rules, and gets the rest', async () => {
  const plan = await prepareMatch({ ...job, config: { rounds: 7 } });
  expect(plan.config).toMatchObject({ rules: 'text', rounds: 7, furyans: 5 });
  expect(plan.limits).toMatchObject({ roundMs: 1000, orders: 1000 });
  expect(plan).toMatchObject({ turns: 'parallel', freeze: false, seed: 1 });
});

test.each<[what: string, given: Partial<MatchJob>, rules: string]>([
  ['nowhere', {}, 'text'],
  ['in the configuration', { config: { rules: 'original', rounds: 7 } }, 'original'],
  ['beside it, as in jobs of earlier versions', { rules: 'original', config: { rounds: 7 } }, 'original'],
  ['in both places, as in jobs of earlier versions', { rules: 'original', config: { rules: 'original' } }, 'original'],
])('the rule set stands %s', async (_, given, rules) => {
  const { config } = await prepareMatch({ ...job, ...given });
  const expected = findGame('crematoria').configure(rules as RuleSet);
  expect(config).toEqual({ ...expected, ...given.config });
});

test('a seat is called as the job says, or else as its bot', async () => {
  const named: MatchJob = { ...job, seats: [{ name: 'Zed', bot: { source: 'null' } }, seats[1], seats[2], seats[3]] };
  const { contestants } = await prepareMatch(named);
  expect(contestants.map(({ name }) => name)).toEqual(['Zed', 'null', 'null', 'null']);
});

test('a job that is none leads to its schema', async () => {
  await expect(prepareMatch({ ...job, seed: -1 })).rejects.toMatchObject({
    hint: '"minions schema match/job" shows what a job looks like',
  });
});

test.each<[what: string, wrong: object, sentence: string]>([
  ['no game', { game: undefined }, 'invalid job: expected a field "game"'],
  ['a game nobody knows', { game: 'cremato' }, 'there is no game "cremato"'],
  ['three seats', { seats: seats.slice(1) }, 'invalid job: at /seats: expected at least 4 items, got 3'],
  ['a misspelt field', { seeds: 1 }, 'invalid job: expected no field "seeds"'],
  ['a seed that nobody can print', { seed: 'a\nb' }, 'invalid job: at /seed: expected'],
  ['a number that the rules do not have', { config: { furyan: 3 } }, 'invalid configuration: expected no field'],
  ['a rule set that nobody knows', { config: { rules: 'house' } }, 'invalid configuration: at /rules: expected'],
  ['a bot that is not there', { seats: [{ bot: { source: 'nulll' } }, ...seats.slice(1)] }, 'there is no bot "nulll"'],
])('%s is refused in a sentence', async (_, wrong, sentence) => {
  const asked = JSON.parse(JSON.stringify({ ...job, ...wrong })) as MatchJob;
  await expect(prepareMatch(asked)).rejects.toThrow(sentence);
  await expect(prepareMatch(asked)).rejects.toMatchObject({ name: 'UsageError', hint: expect.any(String) as string });
});
