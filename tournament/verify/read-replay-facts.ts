import { createHash } from 'node:crypto';
import type { PlayableGame } from '../../engine/core/playable-game.ts';
import { checkShape } from '../../protocol/check-shape.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import { parseHeader, parseLaterLine } from '../../replay/parse-lines.ts';
import { readLines, type Chunks } from '../../replay/read-lines.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import type { ReplayGames } from '../../replay/replay-games.ts';
import { stepThrough } from '../../replay/step-through.ts';
import { requireSameRules } from '../../replay/verify-replay.ts';
import { digestReplay } from '../../judge/replay-files/digest-replay.ts';
import { readBytes } from '../../judge/replay-files/read-text.ts';

/** What a replay says of its match. */
export interface ReplayFacts {
  readonly header: ReplayHeader;
  readonly end: ReplayEnd | undefined;
  /** What comes of its orders when they are played again; undefined where they were not. */
  readonly replayed: ReplayedFacts | undefined;
}

interface ReplayedFacts {
  /** How many orders of each player were refused. */
  readonly refused: readonly number[];
  readonly standing: readonly object[];
  readonly rounds: number;
}

export interface ReadReplay {
  /** Before compression; undefined for a file that cannot be uncompressed. */
  readonly digest: string | undefined;
  /** Or what is wrong with it, in a sentence. */
  readonly facts: ReplayFacts | string;
}

/** Reads a replay once, for its digest and for what it says; with games it is played again on the way. */
export async function readReplayFacts(path: string, games: ReplayGames | undefined): Promise<ReadReplay> {
  const hash = createHash('sha256');
  const chunks = async function* (): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8');
    for await (const chunk of readBytes(path)) {
      hash.update(chunk);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  };
  const facts = await readFacts(chunks(), games);
  // Whoever finds something wrong reads no further.
  const digest = typeof facts === 'string' ? await digestReplay(path) : `sha256:${hash.digest('hex')}`;
  return { digest, facts };
}

async function readFacts(chunks: Chunks, games: ReplayGames | undefined): Promise<ReplayFacts | string> {
  try {
    return await (games ? playAgain(chunks, games) : readEnds(chunks));
  } catch (error) {
    if (error instanceof ReplayError) return error.message;
    throw error;
  }
}

/** The first line and the last one. */
async function readEnds(chunks: Chunks): Promise<ReplayFacts> {
  let [first, last]: [string | undefined, string] = [undefined, ''];
  let count = 0;
  for await (const { text } of readLines(chunks)) {
    first ??= text;
    count += 1;
    if (text.trim() !== '') last = text;
  }
  if (first === undefined) throw new ReplayError('the file is empty');
  const header = parseHeader(first, checkShape);
  const line = count === 1 ? undefined : parseLaterLine(last, count, checkShape);
  return { header, end: line?.kind === 'end' ? line.end : undefined, replayed: undefined };
}

async function playAgain<G extends PlayableGame>(chunks: Chunks, games: ReplayGames<G>): Promise<ReplayFacts> {
  const refused = [0, 0, 0, 0];
  let last;
  for await (const { stepper, step } of stepThrough(chunks, games)) {
    if (!last) requireSameRules(stepper);
    last = stepper;
    const { difference } = stepper;
    if (difference) throw new ReplayError(describeDifference(difference));
    if (step?.kind !== 'round') continue;
    for (const [player, list] of (step.round.rejected ?? []).entries()) refused[player]! += list.length;
  }
  const { header, end, match } = last!;
  return { header, end, replayed: { refused, standing: match.standing(), rounds: match.played } };
}

function describeDifference({
  round,
  problem,
}: {
  readonly round: number | undefined;
  readonly problem: string;
}): string {
  return round === undefined ? problem : `in round ${round} ${problem}`;
}
