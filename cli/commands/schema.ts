import type { Command } from 'commander';
import { bundleSchema, readSchema, schemaNames } from '../../protocol/schema-files.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import type { GameOption } from '../options/game-option.ts';
import { makeTable } from '../show/make-table.ts';
import { requireSchema } from '../options/require-schema.ts';

interface SchemaOptions extends GameOption {
  readonly bundle?: true;
  readonly json?: true;
}

export function defineSchema(command: Command): void {
  command
    .argument('[name]', 'a schema')
    .option('--game <game>', 'a game of your own, for its schemas')
    .option('--bundle', 'with everything it refers to in one file, for code generators')
    .option('--json', 'print the list as JSON')
    .action(async (name: string | undefined, { bundle, json, game }: SchemaOptions) => {
      if (game !== undefined) await loadGame(game);
      process.stdout.write(name === undefined ? listSchemas(json ?? false) : printSchema(name, bundle ?? false));
    });
}

function listSchemas(isJson: boolean): string {
  const rows = schemaNames().map((name) => [name, String(readSchema(name)['description'] ?? '')]);
  return isJson ? `${JSON.stringify(rows.map(([name]) => name))}\n` : makeTable(['schema', 'what it describes'], rows);
}

function printSchema(name: string, isBundle: boolean): string {
  requireSchema(name);
  return `${JSON.stringify(isBundle ? bundleSchema(name) : readSchema(name), null, 2)}\n`;
}
