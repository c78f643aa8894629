// The types of our own games, for scripts/generate-kit-types.mjs. Needs a build: what reads schemas is kits/kit-types,
// which "minions new" uses too.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../dist/engine/registry.js';
import { readGame, readShared } from '../../dist/kits/kit-types/read-game.js';
import { pascal } from '../../dist/kits/kit-types/words.js';
import { LETTERS } from './letters.mjs';

const folder = fileURLToPath(new URL('../../schemas', import.meta.url));
const readSchema = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

/** @returns {import('../../kits/kit-types/model.ts').Model} */
export function readOurGames() {
  const shared = readShared(readSchema);
  const ids = readdirSync(join(folder, 'games')).sort();
  return {
    by: 'from schemas/ by "npm run types"',
    shared: shared.records,
    games: ids.map((id) => {
      const usual = GAMES.find((game) => game.id === id).configure('text');
      // A map that was given is what the first state shows anyway, and no bot needs to read one.
      const source = { id, name: pascal(id), file: id, usual, leftOut: ['Config.map'] };
      const game = readGame(source, readSchema, shared);
      return { ...game, enums: [...game.enums, readLetters(id)] };
    }),
  };
}

/** The letters of a board have names that no schema can give; the schema says which letters there are. */
function readLetters(id) {
  const names = LETTERS[id];
  const text = readFileSync(join(folder, 'games', id, 'state.json'), 'utf8');
  const config = readFileSync(join(folder, 'games', id, 'config.json'), 'utf8');
  const pattern = /"board": \{[^]*?"pattern": "\^\[(.+?)\]/;
  const [, letters] = pattern.exec(text) ?? pattern.exec(config.slice(config.indexOf('"definitions"')));
  const unknown = [...letters].find((letter) => !Object.hasOwn(names, letter));
  if (unknown) throw new Error(`the board of ${id} has a letter without a name: "${unknown}". See letters.mjs`);
  const values = Object.entries(names).map(([value, name]) => ({ value, name }));
  return { name: 'Land', doc: 'What a cell of the board is: its letter there.', values };
}
