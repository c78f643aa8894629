import { expect, test } from 'vitest';
import { nameCommand } from '../../cli/command-name.ts';

test.each([
  ['"minions games" lists them', '"npx minions games" lists them'],
  ['usage: x\n  "minions play --help" lists the options', 'usage: x\n  "npx minions play --help" lists the options'],
  ['example: minions new python crematoria my-bot', 'example: npx minions new python crematoria my-bot'],
  ['run: minions login <personal link>', 'run: npx minions login <personal link>'],
  ['usage: minions compare [options]', 'usage: npx minions compare [options]'],
  ['print JSON (minions schema check)', 'print JSON (npx minions schema check)'],
  ['minions tournament resume cup', 'npx minions tournament resume cup'],
  ['serve it:\n  minions contest serve x', 'serve it:\n  npx minions contest serve x'],
  ['watch it:      minions view x', 'watch it:      npx minions view x'],
  ['my-minions play, minions: 4, "minions"', 'my-minions play, minions: 4, "minions"'],
])('%s', (text, shown) => {
  expect(nameCommand(text, 'npx minions')).toBe(shown);
  expect(nameCommand(text, 'minions')).toBe(text);
});
