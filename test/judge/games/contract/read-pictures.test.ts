// Pictures as the author of a game writes them, and what is said of those that are none.
import { afterAll, expect, test } from 'vitest';
import { rmSync } from 'node:fs';
import { readPictures } from '../../../../judge/games/contract/read-pictures.ts';
import { emptyFolder } from '../../../cli/run-minions.ts';
import { writeFiles } from '../small-game.ts';

const folder = emptyFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFiles(folder, { 'pictures/all.txt': text });
  return readPictures(folder);
};

test('settings above the first title are for all, and a picture may have others', () => {
  const pictures = read(`settings {"fruits": 0, "size": 5}

# One
aA.
---
.aA

# Another
settings {"fruits": 1}
orders 2 {"dir": "Up"}
.
---
*
`);
  expect(pictures).toEqual([
    { title: 'One', settings: { fruits: 0, size: 5 }, orders: [[], [], [], []], before: ['aA.'], after: ['.aA'] },
    {
      title: 'Another',
      settings: { fruits: 1, size: 5 },
      orders: [[], [], [{ dir: 'Up' }], []],
      before: ['.'],
      after: ['*'],
    },
  ]);
});

test.each([
  ['a picture without a title', 'aA.\n---\n.aA\n# One\n.\n---\n.', 'pictures/all.txt: "aA." is above the first title'],
  ['one board', '# Half\naA.', 'pictures/all.txt, "Half": expected two boards with a line --- between them'],
  ['three boards', '# Long\n.\n---\n.\n---\n.', 'pictures/all.txt, "Long": expected two boards'],
  ['orders that are no JSON', '# Odd\norders 0 {dir}\n.\n---\n.', 'pictures/all.txt, "Odd": '],
  ['settings that are no JSON', 'settings {fruits}\n# One\n.\n---\n.', 'pictures/all.txt, "settings": '],
])('%s', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});
