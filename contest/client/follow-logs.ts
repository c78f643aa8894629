import { setTimeout as sleep } from 'node:timers/promises';
import type { ContestLogs, LoggedMatch } from '../../protocol/types/contest/logs.ts';
import { askContest, type ContestAddress } from './contest-client.ts';

export interface FollowOptions {
  /** How many of the matches that are over come first. */
  readonly count: number;
  readonly pollMs: number;
  readonly signal: AbortSignal;
}

/** The server gives so many at once. */
const MOST = 50;
/** Of matches that are played side by side the later may end first. They are never so many apart. */
const OVERLAP = 100;

/** The last matches of a bot, oldest first. */
export async function readLogs(
  address: ContestAddress,
  bot: string,
  { count, after }: { readonly count: number; readonly after: number },
): Promise<LoggedMatch[]> {
  const path = `/api/bots/${encodeURIComponent(bot)}/logs?count=${count}&after=${after}`;
  return (await askContest<ContestLogs>(address, path)).matches.toReversed();
}

/** The last matches of a bot, and then each that ends, once, until the signal is given. */
export async function* followLogs(
  address: ContestAddress,
  bot: string,
  { count, pollMs, signal }: FollowOptions,
): AsyncGenerator<LoggedMatch> {
  const known = new Set<string>();
  let newest = 0;
  const readNew = async (): Promise<LoggedMatch[]> => {
    const all = await readLogs(address, bot, { count: MOST, after: Math.max(0, newest - OVERLAP) });
    const fresh = all.filter((match) => !known.has(identify(match)));
    for (const match of fresh) known.add(identify(match));
    newest = Math.max(newest, ...fresh.map(({ match }) => match));
    return fresh;
  };
  yield* (await readNew()).slice(-count);
  while (!signal.aborted) {
    await sleep(pollMs, undefined, { signal }).catch(() => {});
    if (!signal.aborted) yield* await readNew();
  }
}

/** In a lab versions of one bot meet. */
const identify = ({ match, version }: LoggedMatch): string => `${match} ${version}`;
