import type { Command } from 'commander';
import type { PlayableGame, PlayableText } from '../../engine/core/playable-game.ts';
import { GAMES } from '../../engine/registry.ts';
import { nameInCommands } from '../../judge/games/name-in-commands.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { cutText } from '../../protocol/visible-text.ts';
import { nameCommand } from '../command-name.ts';
import { makeTable } from '../show/make-table.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { openCatalogue } from '../options/open-catalogue.ts';

/** A map of one's own is longer than any line. */
const MAX_VALUE_LENGTH = 60;

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

function describeGame(game: LoadedGame, { config, json }: GamesOptions): string {
  const defaults = game.configure('text');
  if (config) return requireText(game).makeConfig(defaults);
  if (json) return `${JSON.stringify(defaults)}\n`;
  const meanings = describeSettings(game);
  const rows = Object.entries(defaults).map(([name, value]) => [
    name,
    cutText(typeof value === 'string' ? value : JSON.stringify(value), MAX_VALUE_LENGTH),
    meanings[name]?.description ?? '',
  ]);
  const rival = game.origin === undefined ? 'mine' : 'demo';
  const note = nameCommand(`\nChange one for a match: minions play ${nameInCommands(game)} ${rival} --set rounds=20\n`);
  return `${game.title}, rules ${game.version}\n\n${makeTable(['setting', 'value', 'what it is'], rows)}${note}`;
}

/** What the schema of a game says of its settings. */
function describeSettings({ id, readSchema }: LoadedGame): Readonly<Record<string, { description?: string }>> {
  return readSchema(`games/${id}/config`)['properties'] as Record<string, { description?: string }>;
}

function requireText(game: PlayableGame): PlayableText {
  if (game.text) return game.text;
  const hint = `"minions games ${nameInCommands(game)} --json" prints its configuration`;
  throw new UsageError(`${game.title} has no .cnf form`, hint);
}
