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

/**
 * Names for so many bots, by their place in the standings. They tell nothing that the standings do not: a name made
 * from a bot's own, however scrambled, could be found by whoever knows the names.
 */
export function makePseudonyms(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const again = Math.floor(index / (COLOURS.length * ANIMALS.length));
    const name = `${COLOURS[index % COLOURS.length]} ${ANIMALS[index % ANIMALS.length]}`;
    return again === 0 ? name : `${name} ${again + 1}`;
  });
}
