import type { Command } from 'commander';
import { GAMES, type PlayableGame, type PlayableText } from '../../engine/registry.ts';
import { makeTable } from '../show/make-table.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { COMMAND } from '../command-name.ts';
import { openCatalogue } from '../options/open-catalogue.ts';

interface GamesOptions {
  readonly config?: true;
  readonly json?: true;
}

export function defineGames(command: Command): void {
  command
    .argument('[game]', 'a game, for its configuration')
    .option('--config', 'print the default configuration as a .cnf file')
    .option('--json', 'print JSON')
    .action(async (name: string | undefined, options: GamesOptions) => {
      process.stdout.write(
        name === undefined ? listGames(options) : describeGame(await openCatalogue().load(name), options),
      );
    });
}

function listGames({ json }: GamesOptions): string {
  const games = GAMES.map(({ id, title, version }) => ({ id, title, version }));
  if (json) return `${JSON.stringify(games)}\n`;
  return makeTable(
    ['game', 'title', 'rules', 'rounds'],
    GAMES.map((game) => [game.id, game.title, game.version, String(game.configure('text').rounds)]),
  );
}

function describeGame(game: PlayableGame, { config, json }: GamesOptions): string {
  const defaults = game.configure('text');
  if (config) return requireText(game).makeConfig(defaults);
  if (json) return `${JSON.stringify(defaults)}\n`;
  const rows = Object.entries(defaults).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `${game.title}, rules ${game.version}\n\n${makeTable(['setting', 'value'], rows)}`;
}

function requireText({ id, title, text }: PlayableGame): PlayableText {
  if (text) return text;
  throw new UsageError(`${title} has no .cnf form`, `"${COMMAND} games ${id} --json" prints its configuration`);
}
