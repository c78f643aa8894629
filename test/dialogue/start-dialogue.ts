import type { BaseConfig } from '../../engine/core/game.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/core/playable-game.ts';
import { openDialogue, type Dialogue, type DialogueSettings } from '../../dialogue/open-dialogue.ts';
import { completeLimits, DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { findValidator } from '../../protocol/find-validator.ts';

interface Start extends Partial<DialogueSettings> {
  readonly config?: BaseConfig;
  readonly seed?: number;
}

/** A new match and its dialogue, with whatever a test does not care about filled in. */
export function startDialogue(game: PlayableGame, { config, seed, ...settings }: Start = {}): Dialogue {
  const match = game.start(config ?? game.configure('text'), seed ?? 1);
  const names = byPlayer((player) => `bot${player}`);
  return openDialogue(match, { names, limits: completeLimits(DEFAULT_LIMITS, 2), findValidator, ...settings });
}

export const ALL_ALIVE: ByPlayer<boolean> = [true, true, true, true];
export const NO_ORDERS: ByPlayer<object[]> = [[], [], [], []];

/** A state as the bot reads it. */
export function readState(line: Uint8Array): Record<string, unknown> {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line)) as Record<string, unknown>;
}
