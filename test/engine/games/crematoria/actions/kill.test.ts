import { expect, test } from 'vitest';
import type { Generator } from '../../../../../engine/core/generator.ts';
import { kill } from '../../../../../engine/games/crematoria/actions/kill.ts';
import { NOBODY } from '../../../../../engine/games/crematoria/vocabulary.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { cave, expectPicture, outside, type Scene } from '../picture.ts';
import { idOf, play, unitOf, type Played } from '../play.ts';

function dies(scene: Scene, victim: string, killer: number, rng?: Generator): Played {
  return play((turn) => kill(turn, idOf(scene, victim), killer, { cause: 'sun' }), scene, [], rng);
}

test('the dead leave the board at once, and what they conquered stays theirs', () => {
  const after = dies(cave('.b.   .1.'), 'b', 2);
  expectPicture(after, '...   .1.');
  expect(unitOf(after, 'b')).toMatchObject({ health: 0, pos: undefined });
});

test.each(['b', 'B'])('%s belongs to the group that killed it [crematoria:captured]', (name) => {
  expect(unitOf(dies(cave(name), name, 3), name).player).toBe(3);
});

test.each([
  ['a', [1, 2, 3]],
  ['b', [0, 2, 3]],
  ['C', [0, 1, 3]],
  ['D', [0, 1, 2]],
])(
  '%s, killed by nobody’s unit or the sun, goes to any other group [crematoria:killed-by-nobodys-units]',
  (name, players) => {
    expect([0, 1, 2].map((lot) => unitOf(dies(cave(name), name, NOBODY, scripted(lot)), name).player)).toEqual(players);
  },
);

test('a necromonger belongs to nobody, dead or alive, and nothing is drawn', () => {
  const after = dies(outside('N'), 'N', 1);
  expectPicture(after, '.');
  expect(unitOf(after, 'N')).toMatchObject({ player: -1, health: 0, pos: undefined });
});
