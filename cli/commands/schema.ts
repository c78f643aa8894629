import type { Command } from 'commander';
import { bundleSchema } from '../../protocol/bundle-schema.ts';
import { readSchema } from '../../protocol/schema-files.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { GameOption } from '../options/game-option.ts';
import { makeTable } from '../show/make-table.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { listSchemaNames, requireSchema } from '../options/require-schema.ts';

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
      const loaded = game === undefined ? undefined : await openCatalogue().load(game);
      const text = name === undefined ? listSchemas(loaded, json ?? false) : printSchema(name, loaded, bundle ?? false);
      process.stdout.write(text);
    });
}

function listSchemas(game: LoadedGame | undefined, isJson: boolean): string {
  const read = game?.readSchema ?? readSchema;
  const rows = listSchemaNames(game).map((name) => [name, String(read(name)['description'] ?? '')]);
  return isJson ? `${JSON.stringify(rows.map(([name]) => name))}\n` : makeTable(['schema', 'what it describes'], rows);
}

function printSchema(name: string, game: LoadedGame | undefined, isBundle: boolean): string {
  requireSchema(name, game);
  const read = game?.readSchema ?? readSchema;
  return `${JSON.stringify(isBundle ? bundleSchema(name, read) : read(name), null, 2)}\n`;
}
