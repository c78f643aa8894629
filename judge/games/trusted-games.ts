import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { makeDigest } from '../prepare/digest.ts';
import { findStateFolder } from '../prepare/find-state-folder.ts';
import { UsageError } from '../usage-error.ts';
import { listGameFiles, type GameFiles } from './list-game-files.ts';
import type { GameLocation } from './locate-game.ts';

/**
 * A game is code that runs with the rights of the user who loads it. A user who names one on the command line has decided
 * that. A user who looks at a replay, a job or a tournament of somebody else has not, and may not even know that it leads to
 * one. So what only a file names is loaded when the user has named the same files before, on this machine.
 */
export function trustGame({ folder }: Pick<GameLocation, 'folder'>, { digest, wholeDigest }: GameFiles): void {
  try {
    mkdirSync(findStateFolder('trusted-games'), { recursive: true });
    // Its rules are trusted without its drawing too: so they come to a worker.
    for (const mark of [digest, wholeDigest, markPlace(folder, digest)]) writeFileSync(locateMark(mark), '');
  } catch {
    // Where nothing can be kept, people are asked again.
  }
}

/** Whether people have loaded files of this digest here, with a drawing or without. */
export const isTrusted = (digest: string): boolean => existsSync(locateMark(digest));

export function requireTrusted(location: GameLocation): void {
  const { digest, wholeDigest } = listGameFiles(location);
  if (isTrusted(wholeDigest) || isTrusted(markPlace(location.folder, digest))) return;
  throw new UsageError(
    `this names the game in ${location.folder}, whose files were never loaded here: a game is code that runs with your rights`,
    `look at them; if you trust them, "minions games ${quoteForShell(location.folder)}" loads them, and then this works`,
  );
}

/** Rules that were trusted where they lie now: whoever changes the drawing beside them is their author. */
const markPlace = (folder: string, digest: string): string => makeDigest({ folder, digest });

const locateMark = (digest: string): string => join(findStateFolder('trusted-games'), digest.slice('sha256:'.length));
