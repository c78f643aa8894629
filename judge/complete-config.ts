import type { BaseConfig } from '../engine/core/game.ts';
import type { PlayableGame } from '../engine/registry.ts';
import { requireValid } from './require-valid.ts';

/** A configuration with some of its numbers changed; told in a sentence when that makes none. */
export function completeConfig(game: PlayableGame, base: BaseConfig, changes: object | undefined): BaseConfig {
  const whole = { ...base, ...changes, rules: base.rules };
  const schema = `games/${game.id}/config`;
  requireValid(schema, whole, 'the configuration', `"minions schema ${schema}" shows what may stand in it`);
  return whole;
}
