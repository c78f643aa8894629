import { expect, test } from 'vitest';
import type { Generator } from '../../../../../engine/core/generator.ts';
import { attack } from '../../../../../engine/games/crematoria/actions/attack.ts';
import { highest, lowest, scripted } from '../../../core/scripted-generator.ts';
import { cave, expectPicture, outside, type Scene } from '../picture.ts';
import { idOf, play, unitOf, type Played } from '../play.ts';

function hit(scene: Scene, attacker: string, victim: string, rng: Generator): Played {
  return play((turn) => attack(turn, idOf(scene, attacker), idOf(scene, victim)), scene, [], rng);
}

test.each([
  ['least', lowest, 75],
  ['greatest', highest, 50],
])('the %s damage of a furyan [crematoria:furyan-damage]', (_, rng, health) => {
  expect(unitOf(hit(cave('AB'), 'A', 'B', rng()), 'B').health).toBe(health);
});

test.each([
  ['least', lowest, 80],
  ['greatest', highest, 60],
])('the %s damage of a necromonger [crematoria:necromonger-damage]', (_, rng, health) => {
  expect(unitOf(hit(outside('NB'), 'N', 'B', rng()), 'B').health).toBe(health);
});

test('the damage can be set', () => {
  const config = { furyanDamage: [1, 2] as [number, number], necromongerDamage: [3, 4] as [number, number] };
  expect(unitOf(hit(outside('AB', { config }), 'A', 'B', highest()), 'B').health).toBe(98);
  expect(unitOf(hit(outside('NB', { config }), 'N', 'B', highest()), 'B').health).toBe(96);
});

test('the victim keeps one point of health', () => {
  const after = hit(cave('Ab', { health: { b: 31 } }), 'A', 'b', scripted(30));
  expectPicture(after, 'Ab');
  expect(unitOf(after, 'b').health).toBe(1);
});

test.each([30, 29, 1])('a victim with %i points dies of 30 [crematoria:captured]', (health) => {
  const after = hit(cave('Cb', { health: { b: health } }), 'C', 'b', scripted(30));
  expectPicture(after, 'C.');
  expect(unitOf(after, 'b')).toMatchObject({ health: 0, player: 2 });
});

test('a victim of a necromonger goes to another group by lot [crematoria:killed-by-nobodys-units]', () => {
  const scene = outside('Nb', { health: { b: 1 } });
  expect(unitOf(hit(scene, 'N', 'b', scripted(20, 0)), 'b')).toMatchObject({ health: 0, player: 0 });
  expect(unitOf(hit(scene, 'N', 'b', scripted(20, 2)), 'b')).toMatchObject({ health: 0, player: 3 });
});

test('the attacker comes to no harm and stays [crematoria:attacker-stays]', () => {
  const after = hit(cave('AB'), 'A', 'B', lowest());
  expectPicture(after, 'AB');
  expect(unitOf(after, 'A').health).toBe(100);
});

test('a necromonger that is killed just vanishes', () => {
  const after = hit(outside('AN', { health: { N: 25 } }), 'A', 'N', scripted(25));
  expectPicture(after, 'A.');
  expect(unitOf(after, 'N')).toMatchObject({ health: 0, player: -1 });
});
