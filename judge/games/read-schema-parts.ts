import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { requireSchema } from './compile-schemas.ts';
import type { SchemaPart, SchemaParts } from './complete-schemas.ts';
import type { GameLocation } from './locate-game.ts';

const ABOUT = {
  view: 'what bots are sent about the game: {"properties": {"board": …, "units": …}}',
  order: 'one order: {"type": "object", "properties": {"unit": …, "dir": …}, "required": […]}',
} as const;

/** Reads what the author of a game says of its messages: schemas/view.json, order.json, and config.json, move.json and event.json if there. */
export function readSchemaParts(location: GameLocation, id: string): SchemaParts {
  const need = (name: 'view' | 'order'): SchemaPart => {
    const part = readPart(location, id, name);
    if (part) return part;
    throw new UsageError(`the game "${location.source}" has no schemas/${name}.json`, `it says ${ABOUT[name]}`);
  };
  return {
    view: need('view'),
    order: need('order'),
    config: readPart(location, id, 'config'),
    move: readPart(location, id, 'move'),
    event: readPart(location, id, 'event'),
  };
}

function readPart({ folder, source }: GameLocation, id: string, name: string): SchemaPart | undefined {
  const path = join(folder, 'schemas', `${name}.json`);
  if (!existsSync(path)) return undefined;
  const file = `${source.replace(/\/$/, '')}/schemas/${name}.json`;
  const part = parse(file, readFileSync(path, 'utf8'));
  requireSchema(id, file, part);
  return part;
}

function parse(file: string, text: string): SchemaPart {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as SchemaPart;
  } catch (error) {
    throw new UsageError(`invalid JSON in ${file}: ${(error as Error).message}`, 'fix it there');
  }
  throw new UsageError(`invalid schema in ${file}: expected an object`, 'see docs/game-reference.md');
}
