import { findClosest } from '../../protocol/find-closest.ts';
import { schemaNames } from '../../protocol/schema-files.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { UsageError } from '../../judge/usage-error.ts';

/** The names of all schemas, with those of a game from outside. */
export const listSchemaNames = (game: LoadedGame | undefined): string[] =>
  [...schemaNames(), ...(game?.outside?.schemas ?? [])].sort();

/** Fails with a sentence unless there is a schema of that name. */
export function requireSchema(name: string, game: LoadedGame | undefined): void {
  const names = listSchemaNames(game);
  if (names.includes(name)) return;
  throw new UsageError(`there is no schema "${name}"`, suggestNames(name, names));
}

/** For the end of a name alone, as in "answer", it finds them all. */
function suggestNames(name: string, names: readonly string[]): string {
  const ending = names.filter((known) => known.endsWith(`/${name}`));
  if (ending.length > 0) return `did you mean ${ending.map((known) => `"${known}"`).join(' or ')}?`;
  const closest = findClosest(name, names) ?? suggestByEnding(name, names);
  return closest === undefined ? '"minions schema" lists the names' : `did you mean "${closest}"?`;
}

/** "crematoria/answer", "crematoria-answer" and "answer.json" have all that it takes in them. */
function suggestByEnding(name: string, names: readonly string[]): string | undefined {
  const words = name.replace(/\.json$/, '').split(/[/. -]+/);
  const last = words.at(-1)!;
  return names.find((known) => known.endsWith(`/${last}`) && words.every((word) => known.includes(word)));
}
