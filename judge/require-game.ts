import { GAMES, findGame, type PlayableGame } from '../engine/registry.ts';
import { closestWord } from '../protocol/closest-word.ts';
import { UsageError } from './usage-error.ts';

export function requireGame(id: string): PlayableGame {
  const game = findGame(id);
  if (game) return game;
  const ids = GAMES.map((known) => known.id);
  const closest = closestWord(id, ids);
  const guess = closest === undefined ? '' : `did you mean "${closest}"? `;
  throw new UsageError(`there is no game "${id}"`, `${guess}The games are: ${ids.join(', ')}`);
}
