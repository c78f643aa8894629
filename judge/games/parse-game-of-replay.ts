import { isDeeper } from '../../protocol/is-deeper.ts';
import type { OfGame } from './loaded-game.ts';

const MAX_DEPTH = 100;

/** As much of the first line of a replay as says its game; undefined when it is no header of a replay. */
export function parseGameOfReplay(head: string): OfGame | undefined {
  const [line = ''] = head.split('\n', 1);
  if (!line.startsWith('{') || isDeeper(line, MAX_DEPTH)) return undefined;
  try {
    const { replay, game, gameFrom } = JSON.parse(line) as Record<string, unknown>;
    const { source, digest } = (gameFrom ?? {}) as Record<string, unknown>;
    if (replay === undefined || typeof game !== 'string') return undefined;
    return {
      game,
      ...(typeof source === 'string' && typeof digest === 'string' ? { gameFrom: { source, digest } } : {}),
    };
  } catch {
    return undefined;
  }
}
