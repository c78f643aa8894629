import type { Command } from 'commander';
import { GAMES } from '../../../engine/registry.ts';
import { makeTable } from '../show/make-table.ts';
import { requireGame } from '../../require-game.ts';

interface GamesOptions {
  readonly config?: true;
  readonly json?: true;
}

export function defineGames(command: Command): void {
  command
    .argument('[game]', 'a game, for its configuration')
    .option('--config', 'print the default configuration as a .cnf file')
    .option('--json', 'print JSON')
    .action((id: string | undefined, options: GamesOptions) => {
      process.stdout.write(id === undefined ? listGames(options) : describeGame(id, options));
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

function describeGame(id: string, { config, json }: GamesOptions): string {
  const game = requireGame(id);
  const defaults = game.configure('text');
  if (config) return game.makeConfigText(defaults);
  if (json) return `${JSON.stringify(defaults)}\n`;
  const rows = Object.entries(defaults).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `${game.title}, rules ${game.version}\n\n${makeTable(['setting', 'value'], rows)}`;
}
