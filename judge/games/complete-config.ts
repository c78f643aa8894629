import type { BaseConfig } from '../../engine/core/game.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import { quoteForShell } from '../prepare/quote-for-shell.ts';
import { requireValid } from './require-valid.ts';

/** A configuration with some of its numbers changed; told in a sentence when that makes none. */
export function completeConfig(game: PlayableGame, base: BaseConfig, changes: object | undefined): BaseConfig {
  const whole = { ...base, ...changes, rules: base.rules };
  const schema = `games/${game.id}/config`;
  const where = game.origin ? ` --game ${quoteForShell(game.origin.source)}` : '';
  requireValid(schema, whole, 'the configuration', `"minions schema ${schema}${where}" shows what may stand in it`);
  return whole;
}
