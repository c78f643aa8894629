import type { BaseConfig } from '../../engine/core/game.ts';
import { quoteForShell } from '../prepare/quote-for-shell.ts';
import { UsageError } from '../usage-error.ts';
import type { LoadedGame } from './loaded-game.ts';

/** A configuration with some of its numbers changed; told in a sentence when that makes none. */
export function completeConfig(game: LoadedGame, base: BaseConfig, changes: object | undefined): BaseConfig {
  const whole = { ...base, ...changes, rules: base.rules };
  const schema = `games/${game.id}/config`;
  const where = game.origin ? ` --game ${quoteForShell(game.origin.source)}` : '';
  const problem = game.checkShape(schema, whole);
  if (problem === undefined) return whole;
  throw new UsageError(
    `the configuration is not one: ${problem}`,
    `"minions schema ${schema}${where}" shows what may stand in it`,
  );
}
