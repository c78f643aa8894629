import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LABEL, type Label } from '../prepare/build/build-cache.ts';
import { BUILT, importGame, type BuildNotes } from './built-game.ts';
import { DEMO_BOT } from './demo-bot.ts';
import { bundleGame, findPower } from './bundle-game.ts';
import { compileSchemas } from './compile-schemas.ts';
import { completeSchemas, KINDS } from './complete-schemas.ts';
import type { GameLocation } from './locate-game.ts';
import { readSchemaParts } from './read-schema-parts.ts';

/** Builds a game into an empty folder. Fails with a sentence when something is wrong with its files. */
export async function makeBuild(folder: string, location: GameLocation, names: readonly string[]): Promise<void> {
  const { module, rulesScript, page, drawingScript, drawingProblem } = bundleGame(location, names);
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const notes: BuildNotes = { drawingProblem: drawingProblem ?? null, powerIn: findPower(location, names) ?? null };
  write(BUILT.module, module);
  write(BUILT.script, rulesScript);
  write(BUILT.page, page);
  if (drawingScript !== undefined) write(BUILT.drawing, drawingScript);
  write(BUILT.notes, JSON.stringify(notes));
  const game = await importGame(folder, location.source);
  write(LABEL, JSON.stringify({ name: game.id, warnings: '' } satisfies Label));
  const schemas = completeSchemas(game, readSchemaParts(location, game.id));
  const validators = compileSchemas(schemas);
  for (const [name, text] of Object.entries(DEMO_BOT)) write(`${BUILT.bots}/${name}`, text);
  write(`${BUILT.bots}/game.mjs`, module);
  write(`${BUILT.bots}/answer.json`, JSON.stringify(schemas.answer));
  for (const kind of KINDS) {
    write(`${kind}.json`, JSON.stringify(schemas[kind]));
    write(`${kind}.cjs`, validators[kind]!);
  }
}
