import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import { locateContest } from '../../contest/folder/contest-paths.ts';
import { readSettings } from '../../contest/folder/read-settings.ts';
import { runGate } from '../../contest/gate/run-gate.ts';
import { Ladder } from '../../contest/ladder/ladder.ts';
import { openContest } from '../../contest/open-contest.ts';
import { RoundPlayers } from '../../contest/rounds/round-players.ts';
import type { ContestWork } from '../../contest/work/contest-work.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import { Host } from '../../judge/host/host.ts';
import type { MatchOrder } from '../../judge/slots/block-players.ts';
import { playGate } from '../../tournament/queue/worker/play-gate.ts';
import { makeContestFolder } from './start-contest.ts';

const NO_CGROUPS = 'this judge cannot make cgroups here';
const slots = { jobs: 1, isForced: true };

// A machine on which nobody can make cgroups.
beforeEach(() => void vi.spyOn(Host.prototype, 'place', 'get').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

test.each<[changes: Partial<ContestSettings>]>([
  [{ limits: 'contest' }],
  [{ rounds: [{ name: 'final', format: 'swiss', deadline: '2100-01-01T00:00:00Z', limits: 'contest' }] }],
])('without cgroups a contest with %j is not served, and the error says what to do', async (changes) => {
  const folder = await makeContestFolder(changes);
  const opening = openContest({ folder, isUnprotected: true, slots });
  await expect(opening).rejects.toThrow(NO_CGROUPS);
  await expect(opening).rejects.toHaveProperty('hint', expect.stringContaining('--clock proc'));
});

test.each<[limits: ContestSettings['limits'], clock: ClockChoice | undefined]>([
  ['contest', 'proc'],
  ['relaxed', undefined],
])('with limits %s and --clock %s it is served without cgroups', async (limits, clock) => {
  const folder = await makeContestFolder({ limits });
  const { close } = await openContest({ folder, isUnprotected: true, slots, clock });
  await close();
});

test('what a machine lacks is no fault of the bot at its gate', async () => {
  const game = await loadGame('crematoria');
  const terms = { game: game.id, config: {}, limits: 'contest' } as const;
  await expect(runGate({ source: 'null', game, terms, sandbox: 'none' })).rejects.toThrow(NO_CGROUPS);
});

test('a worker that cannot measure a bot as the contest asks refuses its gate before it fetches the bot', async () => {
  const terms = { game: 'crematoria', config: {}, limits: 'contest' } as const;
  const gate = { source: 'bots/x', digest: `sha256:${'0'.repeat(64)}`, terms, sandbox: 'auto', clock: 'auto' } as const;
  const worker = { sandbox: 'auto', runGate: () => Promise.resolve(undefined) } as unknown as Parameters<
    typeof playGate
  >[2];
  await expect(playGate(gate, { contest: '', worker: 'w', block: 1 }, worker)).rejects.toThrow(NO_CGROUPS);
});

const CLOCKS: [limits: ContestSettings['limits'], asked: ClockChoice | undefined, clock: ClockChoice][] = [
  ['contest', undefined, 'cgroup'],
  ['contest', 'proc', 'proc'],
  ['relaxed', undefined, 'auto'],
];

test.each(CLOCKS)(
  'limits %s and --clock %s: matches of the ladder are measured by %s',
  async (limits, asked, clock) => {
    const paths = locateContest(await makeContestFolder({ limits }));
    const game = await loadGame('crematoria');
    const open = (given: ClockChoice | undefined): Promise<Ladder> =>
      Ladder.open({
        folder: paths.ladder,
        settings: readSettings(paths),
        game,
        sandbox: 'none',
        clock: given,
        slots: [null],
        at: () => '2026-01-01T10:00:00.000Z',
      });
    // As it was begun does not matter: the organiser may have moved to another machine.
    (await open(asked === 'proc' ? undefined : 'proc')).close();
    const ladder = await open(asked);
    const block = ladder.schedule(['h1', 'h2', 'h3', 'h1']);
    expect(ladder.makeOrder({ block, attempt: 1 }).job.clock).toBe(clock);
    ladder.close();
  },
);

test('so are matches of a round, whatever its definition asked for', async () => {
  const played: (ClockChoice | undefined)[] = [];
  const work = { playForRound: ({ order }: { order: MatchOrder }) => void played.push(order.job.clock) };
  const players = new RoundPlayers({
    work: work as unknown as ContestWork,
    round: 'final',
    folder: { id: 1, root: '', replays: '' },
    gate: {},
    clock: 'proc',
    isOurs: () => true,
    isShown: () => true,
    showName: (id) => id,
    findWorker: () => undefined,
  });
  const seat = { bot: { source: 'null' } };
  const job = { game: 'crematoria', seed: 1, seats: [seat, seat, seat, seat], clock: 'cgroup' } as const;
  const matches = [{ block: 1, match: 1, attempt: 1, job }] as unknown as MatchOrder[];
  await players.play({ block: 1, isAlone: false, matches }, () => {}, new AbortController().signal);
  expect(played).toEqual(['proc']);
});
