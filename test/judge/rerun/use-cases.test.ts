// A recorded match played again, and a bot asked about one: the use cases as commands call them, in this process.
import { beforeAll, expect, test } from 'vitest';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { makeReplayGames } from '../../../judge/games/replay-games.ts';
import { askBot } from '../../../judge/rerun/ask-bot.ts';
import { rerunMatch, type RerunWishes } from '../../../judge/rerun/rerun-match.ts';
import { readRecording, type Recording } from '../../../judge/rerun/read-recording.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { silent } from '../match/run-scripts.ts';
import { playFirst } from './play-recorded.ts';

const ROUNDS = 3;
const folder = emptyFolder();
let recording: Recording;

beforeAll(async () => {
  const replay = await playFirst('crematoria', ROUNDS, [silent, silent, silent, silent]);
  recording = await readRecording({ name: 'a.jsonl', chunks: [replay], games: makeReplayGames(undefined) });
});

const wish = (wishes: Partial<RerunWishes>): RerunWishes => ({
  given: new Map([[0, 'null']]),
  rivals: 'recorded',
  from: 0,
  limits: LIMIT_PRESETS.none,
  sandbox: 'none',
  isWritable: false,
  path: 'a.jsonl',
  cwd: folder,
  isTrusted: false,
  ...wishes,
});

test.each<[bot: string, from: number, liveFrom: number, isSame: boolean]>([
  ['null', 0, 0, true],
  ['null', 2, 2, true],
  ['demo', 1, 1, false],
])('%s from round %i on', async (bot, from, liveFrom, isSame) => {
  const events: string[] = [];
  const report = await rerunMatch(recording, wish({ given: new Map([[2, bot]]), from }), {
    onEvent: (event) => events.push(event.kind),
  });
  expect(report.seats.map((seat) => seat.liveFrom)).toEqual([null, null, liveFrom, null]);
  expect(report.recorded.scores).toEqual(recording.scores);
  expect(report.match.seats[2].verdict).toBeNull();
  expect([report.divergedIn === null, report.differences.length === 0]).toEqual([isSame, isSame]);
  expect(report.differences.every(({ player, round }) => player === 2 && round >= from)).toBe(true);
  expect(events).toContain('ready');
});

test('whoever is left out and cannot be found is named', async () => {
  await expect(rerunMatch(recording, wish({ rivals: 'live' }))).rejects.toThrow(
    'player 1 (bot1) cannot be played again:',
  );
});

test('a signal ends it before the last round', async () => {
  const { match } = await rerunMatch(recording, wish({}), { signal: AbortSignal.abort('SIGINT') });
  expect(match.interrupted).not.toBeNull();
});

test('a bot that answers as was recorded does not differ, and one that does is shown round by round', async () => {
  const same = await askBot(recording, { player: 1, source: 'null', limits: LIMIT_PRESETS.none, sandbox: 'none' });
  expect(same).toMatchObject({ player: 1, name: 'null', differs: 0, first: null, stderr: '' });
  expect(same.rounds.map(({ round, isSame }) => [round, isSame])).toEqual([
    [0, true],
    [1, true],
    [2, true],
  ]);
  const other = await askBot(recording, { player: 1, source: 'demo', limits: LIMIT_PRESETS.none, sandbox: 'none' });
  expect([other.differs > 0, other.first]).toEqual([true, other.rounds.find(({ isSame }) => !isSame)!.round]);
});

test('one round alone, and a bot that there is not', async () => {
  const options = { player: 3, round: 1, limits: LIMIT_PRESETS.none, sandbox: 'none' } as const;
  const { rounds } = await askBot(recording, { ...options, source: 'null' });
  expect(rounds.map(({ round }) => round)).toEqual([1]);
  await expect(askBot(recording, { ...options, source: './missing' })).rejects.toThrow('missing');
});
