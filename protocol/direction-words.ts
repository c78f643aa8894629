/** Words for one direction, in the languages of the four games and of those who come from other games. */
const SAME_DIRECTION: readonly (readonly string[])[] = [
  ['n', 'north', 'top', 'up'],
  ['s', 'south', 'bottom', 'down'],
  ['w', 'west', 'left'],
  ['e', 'east', 'right'],
  ['ne', 'northeast', 'topright', 'upright', 'rt', 'ru', 'tr', 'ur'],
  ['nw', 'northwest', 'topleft', 'upleft', 'tl', 'ul', 'lt', 'lu'],
  ['se', 'southeast', 'bottomright', 'downright', 'br', 'dr', 'rb', 'rd'],
  ['sw', 'southwest', 'bottomleft', 'downleft', 'lb', 'ld', 'bl', 'dl'],
];

const NO_DIRECTION = ['none', 'stay', 'stop', 'wait', 'hold', 'stand', 'noop', ''];

/** What to say to a direction that this game calls by another name, or does not have. */
export function hintForDirection(word: string, known: readonly string[]): string | undefined {
  if (!known.some((name) => /^(Left|W)$/.test(name))) return undefined;
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  // The same word in another case: that is a slip of the hand, and no other game's name.
  if (known.some((name) => name.toLowerCase() === plain)) return undefined;
  if (NO_DIRECTION.includes(plain)) return 'give no order to a unit that stays where it is';
  const words = SAME_DIRECTION.find((group) => group.includes(plain)) ?? [];
  const name = words.flatMap((same) => known.filter((candidate) => candidate.toLowerCase() === same))[0];
  return name === undefined ? undefined : `did you mean "${name}"?`;
}
