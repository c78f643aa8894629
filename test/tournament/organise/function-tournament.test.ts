// A tournament of functions: begun, stopped, taken up again, verified, all in this process.
import { expect, test } from 'vitest';
import { findOurGame } from '../../../judge/games/our-games.ts';
import type { FunctionBot } from '../../../judge/bot/function-bot.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../../tournament/folder/read-tournament.ts';
import { beginTournament } from '../../../tournament/organise/begin-tournament.ts';
import { forecastTournament } from '../../../tournament/organise/forecast-tournament.ts';
import { playTournament, type TournamentEvent } from '../../../tournament/organise/play-tournament.ts';
import { verifyTournament } from '../../../tournament/verify/verify-tournament.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

const game = findOurGame('crematoria')!;

interface State {
  readonly round: number;
  readonly player: number;
  readonly units: readonly { readonly id: number; readonly player: number }[];
}

const makeBot = (name: string, dir: string): FunctionBot => ({
  name,
  bot: (state) => {
    const { round, player, units } = state as State;
    return { round, orders: units.filter((unit) => unit.player === player).map(({ id }) => ({ unit: id, dir })) };
  },
});

const bots = ['Top', 'Left', 'Right', 'None'].map((dir) => makeBot(`goes-${dir.toLowerCase()}`, dir));

const terms = {
  game,
  bots,
  houseBots: [],
  config: { rounds: 5 },
  format: { kind: 'round-robin', cycles: 1 },
  secret: '5'.repeat(64),
} as const;

const begin = async () => (await beginTournament({ ...terms, folder: `${emptyFolder()}/cup` })).paths;

test('it is played to its end, and verified', async () => {
  const paths = await begin();
  const events: TournamentEvent[] = [];
  const outcome = await playTournament(paths, { functions: bots, onEvent: (event) => events.push(event) });
  expect(outcome).toMatchObject({ hasEnded: true, secret: terms.secret });
  expect(outcome.hasEnded && outcome.standings.rows.map(({ matches, faults }) => [matches, faults])).toEqual(
    bots.map(() => [16, 0]),
  );
  expect(events.filter(({ kind }) => kind === 'played')).toHaveLength(16);
  expect(await verifyTournament(paths, { isDeep: true })).toMatchObject({
    problems: [],
    replays: 16,
    checkedSeeds: true,
  });
  const { counted } = readTournament(paths);
  // A map for each block, and other chances in each match.
  expect([new Set(counted.map(({ mapSeed }) => mapSeed)).size, new Set(counted.map(({ seed }) => seed)).size]).toEqual([
    4, 16,
  ]);
});

test('it is stopped, and taken up again by a program that has the same functions, and by nobody else', async () => {
  const paths = await begin();
  const control = new AbortController();
  const onEvent = ({ kind }: TournamentEvent): void => void (kind === 'played' && control.abort());
  const stopped = await playTournament(paths, { functions: bots, signal: control.signal, onEvent });
  expect(stopped).toEqual({ hasEnded: false, planned: 16, done: 1 });
  await expect(playTournament(locateTournament(paths.root))).rejects.toMatchObject({
    message: expect.stringMatching(
      /^"function:goes-[a-z]+" is a function of the program that began this tournament: nobody else can play it$/,
    ) as string,
    hint: 'run a program that goes on with it: playTournament(locateTournament(folder), { functions })',
  });
  const others = bots.map(({ name }) => ({ name, bot: () => ({ round: 0, orders: [] }) }));
  await expect(playTournament(paths, { functions: others })).rejects.toThrow(
    /^"function:goes-\w+" is not the bot that was asked for: expected sha256:/,
  );
  expect(await playTournament(paths, { functions: bots })).toMatchObject({ hasEnded: true });
  expect((await verifyTournament(paths)).problems).toEqual([]);
});

test('the list of entrants, on which seeds depend, is the same for the same key of the salts alone', async () => {
  const list = async (saltKey?: string) => {
    const { paths } = await beginTournament({ ...terms, saltKey, folder: `${emptyFolder()}/cup` });
    return readTournament(paths).definition.entrants;
  };
  const one = await list('6'.repeat(64));
  expect(await list('6'.repeat(64))).toEqual(one);
  expect((await list()).map(({ id }) => id)).toEqual(one.map(({ id }) => id));
  expect(await list()).not.toEqual(one);
});

test('functions are not sent to workers', async () => {
  const paths = await begin();
  const address = { url: 'redis://127.0.0.1:1', shown: 'redis://127.0.0.1:1', prefix: 'minions' };
  await expect(playTournament(paths, { functions: bots, players: { queue: { address } } })).rejects.toThrow(
    'functions cannot be sent to workers',
  );
});

test('a name that somebody else has is refused', async () => {
  const folder = `${emptyFolder()}/cup`;
  const twice = [...bots.slice(0, 3), bots[0]!];
  await expect(beginTournament({ ...terms, bots: twice, folder })).rejects.toThrow('two bots are called "goes-top"');
});

test('what it would be is told, and nothing is kept', async () => {
  let answers = 0;
  const counting = bots.map(({ name, bot }) => ({
    name,
    bot: (state: unknown): unknown => {
      answers += 1;
      return bot(state as never);
    },
  })) as FunctionBot[];
  const began = performance.now();
  const {
    matches,
    slots,
    bots: count,
    secondsPerMatch,
    seconds,
  } = await forecastTournament({ ...terms, bots: counting });
  const tookSeconds = (performance.now() - began) / 1000;
  expect([matches, slots, count, secondsPerMatch > 0]).toEqual([16, 1, 4, true]);
  expect(seconds).toBeCloseTo(16 * secondsPerMatch, 6);
  // Four matches were measured, within the time that all of this took.
  expect(4 * secondsPerMatch).toBeLessThan(tookSeconds);
  // One block was played to measure: four matches of five rounds with four bots, and a final state.
  expect(answers).toBeGreaterThanOrEqual(4 * 5 * 4);
});
