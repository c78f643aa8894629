import { expect, test } from 'vitest';
import { openDialogue, type Dialogue } from '../../dialogue/open-dialogue.ts';
import { startMatch } from '../../engine/core/match.ts';
import { byPlayer, type Player } from '../../engine/core/players.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import type { Validator } from '../../protocol/validator.ts';
import { duel } from './duel-game.ts';

const ALIVE = byPlayer(() => true);
const acceptAll = (): Validator<never> => (() => true) as unknown as Validator<never>;

function open(findValidator = acceptAll as never): Dialogue {
  const match = startMatch(duel, duel.defaults, 1);
  return openDialogue(match, { names: ['a', 'b', 'c', 'd'], limits: DEFAULT_LIMITS, findValidator });
}

const give = (dialogue: Dialogue, player: Player, ...names: string[]): void =>
  void dialogue.play(byPlayer((one) => (one === player ? names.map((name) => ({ name })) : [])));

/** The lines of a round as objects; null for a player that is sent nothing. */
const read = (dialogue: Dialogue): (Record<string, unknown> | null)[] =>
  dialogue
    .makeLines(ALIVE)
    .map((line) =>
      line.length === 0 ? null : (JSON.parse(new TextDecoder().decode(line)) as Record<string, unknown>),
    );

test('only who is asked is sent a state, with a start in its first and its own view', () => {
  const dialogue = open();
  expect(dialogue.timeMs(0)).toBe(DEFAULT_LIMITS.startMs);
  expect(dialogue.timeMs(1)).toBe(null);
  const [first, ...others] = read(dialogue);
  expect(first).toMatchObject({ player: 0, mine: [10], start: { config: duel.defaults } });
  expect(others).toEqual([null, null, null]);
  give(dialogue, 0, 'x');
  const second = read(dialogue);
  expect(second.map((state) => state !== null)).toEqual([false, true, false, false]);
  expect(second[1]).toMatchObject({ player: 1, mine: [11] });
  expect(second[1]).toHaveProperty('start');
});

test('"last" is what has happened since the last state of this player, as far as it may know', () => {
  const dialogue = open();
  for (const player of [0, 1, 2, 3] as const) {
    read(dialogue);
    give(dialogue, player, `secret ${player}`, 'bad');
  }
  expect(dialogue.timeMs(0)).toBe(DEFAULT_LIMITS.roundMs);
  expect(read(dialogue)[0]!['last']).toEqual({
    moves: [
      { by: 0, secret: 'secret 0' },
      { by: 1, secret: '?' },
      { by: 2, secret: '?' },
      { by: 3, secret: '?' },
    ],
    rejected: [{ order: 1, reason: 'bad' }],
  });
});

test('whom the rules put out is told so once, and the others when the match is over', () => {
  const dialogue = open();
  const sent: string[][] = [];
  const note = (): void =>
    void sent.push(
      read(dialogue).map((state) =>
        state ? `${state['over'] ? 'over' : 'asked'} ${state['result'] ? 'result' : ''}`.trim() : '',
      ),
    );
  for (const player of [0, 1, 2] as const) {
    note();
    give(dialogue, player, 'out');
  }
  note();
  expect(sent).toEqual([
    ['asked', '', '', ''],
    ['over', 'asked', '', ''],
    ['', 'over', 'asked', ''],
    ['', '', 'over result', 'over result'],
  ]);
  expect(dialogue.match.isOver).toBe(true);
});

test('a state that breaks its schema stops the match loudly, with the player that would have got it', () => {
  const refuse = Object.assign(() => false, {
    errors: [{ instancePath: '/mine', keyword: 'type', params: { type: 'string' }, data: 1 }],
  });
  const dialogue = open((() => refuse) as never);
  give(dialogue, 0);
  read(dialogue);
  expect(() => dialogue.checkLines()).toThrow('the game made a state that breaks its schema, for player 1 in round 2');
});
