import { randomInt } from 'node:crypto';

const COLOURS = [
  'Amber',
  'Azure',
  'Bronze',
  'Cobalt',
  'Coral',
  'Crimson',
  'Ebony',
  'Emerald',
  'Golden',
  'Indigo',
  'Ivory',
  'Jade',
  'Lilac',
  'Ochre',
  'Olive',
  'Pearl',
  'Ruby',
  'Scarlet',
  'Silver',
  'Violet',
] as const;

const ANIMALS = [
  'Badger',
  'Crane',
  'Dolphin',
  'Eagle',
  'Falcon',
  'Gecko',
  'Heron',
  'Ibis',
  'Jackal',
  'Kestrel',
  'Lynx',
  'Marten',
  'Newt',
  'Otter',
  'Puffin',
  'Quail',
  'Raven',
  'Stork',
  'Tapir',
  'Viper',
  'Wolf',
] as const;

const NAMES = COLOURS.flatMap((colour) => ANIMALS.map((animal) => `${colour} ${animal}`));

/**
 * A made-up name that nobody has yet. It is drawn: a name made from a bot's own, or from its place among the others,
 * could be found by whoever knows these.
 *
 * @param choose a whole number from 0 on and below that
 */
export function drawPseudonym(taken: ReadonlySet<string>, choose: (below: number) => number = randomInt): string {
  for (let round = 1; ; round += 1) {
    const names = round === 1 ? NAMES : NAMES.map((name) => `${name} ${round}`);
    const free = names.filter((name) => !taken.has(name));
    if (free.length > 0) return free[choose(free.length)]!;
  }
}
