import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { byPlayer } from '../../../engine/core/players.ts';
import { findPlaces } from '../../../dialogue/places.ts';
import { findGame } from '../../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../../judge/bot/limits.ts';
import type { MatchEnd, RoundReport } from '../../../judge/match/match-watcher.ts';
import { recordInParts, recordReplay } from '../../../judge/replay-files/record-replay.ts';
import { checkShape } from '../../../protocol/check-shape.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import { joinParts } from '../../../replay/private-part.ts';
import { verifyReplay } from '../../../replay/verify-replay.ts';

class Text {
  text = '';
  write(more: string): void {
    this.text += more;
  }
}

const BOTS = byPlayer((player) => ({
  source: `bots/anna-${player}.py`,
  digest: `sha256:${String(player).repeat(64)}`,
}));
const QUIET: [string, string, string, string] = ['', '', '', ''];
const FAULT = { player: 1, round: 0, code: 'crashed', reason: 'fell over in /home/anna' } as const;

/** A match without orders, in which player 1 goes out in the first round with some words. */
function record(recorder: ReturnType<typeof recordReplay>, words: string, rounds = 3): void {
  const game = findGame('ork-island');
  const match = game.start({ ...game.configure('text'), rounds }, 'a seed');
  const names = byPlayer((player) => `e0${player + 1}`);
  const measured = { protections: [], clock: 'cgroup', notGuaranteed: [] } as const;
  recorder.begin!({ match, names, limits: DEFAULT_LIMITS, turns: 'serial', bots: BOTS, ...measured });
  const first = match.round;
  for (let round = first; !match.isOver; round = match.round) {
    const isFirst = round === first;
    const none = byPlayer(() => []);
    const played = match.play(byPlayer(() => []));
    const report = {
      round,
      outcome: { ...played, accepted: none, given: none, refused: none },
      faults: isFirst && words !== '' ? [FAULT] : [],
      forgiven: [],
      clocks: byPlayer(() => undefined),
      stderr: isFirst ? (['', words, '', ''] as const) : QUIET,
      debug: byPlayer(() => null),
    };
    recorder.round!(report as unknown as RoundReport, match);
  }
  const isOut = (player: number): boolean => player === 1 && words !== '';
  const scores = match.scores();
  const places = findPlaces(
    scores,
    byPlayer((player) => !isOut(player)),
  );
  const seats = byPlayer((player) => ({
    score: scores[player],
    place: places[player],
    verdict: isOut(player) ? FAULT : null,
    stderr: player === 1 ? words : 'something that nobody asked for',
  }));
  recorder.end!({ seats, interrupted: null } as unknown as MatchEnd, QUIET);
}

const hide = (text: string): string => text.replaceAll('/home/anna', '.');
const digest = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

function recordParts(words: string) {
  const [open, hidden] = [new Text(), new Text()];
  const recorder = recordInParts(open, hidden, hide);
  record(recorder, words);
  return { open: open.text, hidden: hidden.text, recorder };
}

test('a replay in parts holds, has nothing private in its open part, and comes together again', async () => {
  const { open, hidden, recorder } = recordParts('oh no, in /home/anna\n');
  expect(await verifyReplay([open], { findGame, checkShape })).toMatchObject({ holds: true, rounds: 3 });
  expect(open).not.toMatch(/anna|oh no|sha256/);
  expect([recorder.digest(), recorder.privateDigest()]).toEqual([digest(open), digest(hidden)]);
  const lines = hidden
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([
    { private: 1, tool: expect.any(String), seed: 'a seed', names: ['e01', 'e02', 'e03', 'e04'] },
    { round: 0, stderr: ['', 'oh no, in .\n', '', ''] },
    { end: true, lastWords: ['', 'oh no, in .\n', '', ''] },
  ]);
  const isValid = findValidator('replay/private');
  expect(lines.filter((line) => !isValid(line))).toEqual([]);
  const whole = new Text();
  record(recordReplay([whole]), 'oh no, in /home/anna\n');
  const strip = (text: string): string => hide(text).replace(/"bots":.*?\],/, '');
  expect(
    joinParts(open, hidden)
      .split('\n')
      .map((line) => (line === '' ? '' : JSON.parse(line))),
  ).toEqual(
    strip(whole.text)
      .split('\n')
      .map((line) => (line === '' ? '' : JSON.parse(line))),
  );
});

test('where nobody says anything there is no private part', () => {
  const { hidden, recorder } = recordParts('');
  expect([hidden, recorder.privateDigest()]).toEqual(['', undefined]);
});
