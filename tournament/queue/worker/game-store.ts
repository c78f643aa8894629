import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '../../../engine/registry.ts';
import type { MatchJob } from '../../../protocol/types/match/job.ts';
import { listGameFiles } from '../../../judge/games/list-game-files.ts';
import { locateGame } from '../../../judge/games/locate-game.ts';
import { isTrusted } from '../../../judge/games/trusted-games.ts';
import { pruneCache, USUAL_KEEP } from '../../../judge/prepare/build/cache-housekeeping.ts';
import { removeFolder } from '../../../judge/prepare/remove-folder.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import { digestSentGame, MAX_GAME_BYTES } from '../sent-game.ts';
import type { CoordinatorClient } from './coordinator-client.ts';
import { putInPlace } from '../../../judge/host/put-in-place.ts';
import { unpackFiles } from './unpack-files.ts';

const GAME = { name: 'game', maxBytes: MAX_GAME_BYTES };

/** The games that were fetched, by digest. They are code that runs with the rights of this worker. */
export class GameStore {
  private readonly fetching = new Map<string, Promise<void>>();
  private readonly games: string;

  constructor(
    private readonly folder: string,
    private readonly client: Pick<CoordinatorClient, 'listGame' | 'fetchGameFile'>,
    /** Whether the user of this worker lets the coordinator decide which games run here. */
    private readonly acceptsGames: boolean,
  ) {
    this.games = join(folder, 'games');
    pruneCache(this.games, USUAL_KEEP, new Date());
  }

  /** Where the game of a digest belongs. */
  locate(digest: string): string {
    return join(this.games, digest.slice('sha256:'.length));
  }

  /** Sees to it that the game of a job is here, if it is not one of ours, and may run here. */
  async provide({ game: id, gameFrom }: Pick<MatchJob, 'game' | 'gameFrom'>): Promise<void> {
    if (gameFrom === undefined) return requireOurs(id);
    const { digest } = gameFrom;
    this.requireAllowed(id, digest);
    if (this.has(digest)) return;
    const fetching = this.fetching.get(digest) ?? this.fetch(digest).finally(() => this.fetching.delete(digest));
    this.fetching.set(digest, fetching);
    await fetching;
  }

  /** Before anything of it is fetched. Files that people have loaded here themselves may come from anywhere. */
  private requireAllowed(id: string, digest: string): void {
    if (this.acceptsGames || isTrusted(digest)) return;
    throw new UsageError(
      `the tournament is of the game "${id}" (${digest}), which does not come with minions and was never loaded on this machine: a game is code that runs with your rights`,
      'if you have its files, look at them and load them once: minions games ./its-folder. If you trust everybody who has the token of this queue, start the worker with --games',
    );
  }

  /** Whether a game is here, and still what it was. Asking counts as use, which keeps it from being pruned. */
  private has(digest: string): boolean {
    const folder = this.locate(digest);
    if (!existsSync(folder)) return false;
    if (digestFolder(folder) !== digest) {
      removeFolder(folder);
      return false;
    }
    utimesSync(folder, new Date(), new Date());
    return true;
  }

  /** Fetches a game aside, and puts it in its place only when it is the right one. */
  private async fetch(digest: string): Promise<void> {
    const game = digest.slice('sha256:'.length);
    mkdirSync(this.games, { recursive: true });
    const aside = mkdtempSync(join(this.folder, 'incoming-'));
    try {
      const sent = await this.client.listGame(game);
      if (digestSentGame(sent) !== digest) throw refuse(`it is ${digestSentGame(sent)}, and ${digest} was asked for`);
      if (!sent.files.some(({ path }) => path === sent.file)) throw refuse(`"${sent.file}" is none of its files`);
      const files = sent.files.map((file) => ({ ...file, isExecutable: false }));
      const location = join(aside, game);
      mkdirSync(location);
      await unpackFiles(files, location, (index) => this.client.fetchGameFile(game, index), GAME);
      // No part of the digest, but of how the file that defines the game is found.
      writeFileSync(join(location, 'package.json'), JSON.stringify({ main: sent.file }));
      if (digestFolder(location) !== digest) throw refuse('it has files that are no part of a game');
      putInPlace(location, this.locate(digest));
    } finally {
      removeFolder(aside);
    }
  }
}

/** What the files in a folder are the game of; undefined when there is none in it. */
function digestFolder(folder: string): string | undefined {
  try {
    return listGameFiles(locateGame(folder)!).digest;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** A path would lead to what else lies here: bots that were fetched, say, which nobody may run as a game. */
function requireOurs(id: string): void {
  if (findGame(id)) return;
  throw new UsageError(
    `the coordinator asks for the game "${id}", which does not come with minions, and gives no digest of its files`,
    'check the coordinator: its version and its folder',
  );
}

function refuse(problem: string): UsageError {
  return new UsageError(
    `the coordinator sent a game that is not used: ${problem}`,
    'check the coordinator: its version and its folder',
  );
}
