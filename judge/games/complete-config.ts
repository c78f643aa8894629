import type { BaseConfig, RuleSet } from '../../engine/core/game.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import { quoteForShell } from '../prepare/quote-for-shell.ts';
import { requireValid } from './require-valid.ts';

/** Some numbers of the rules, and the rule set that has the others; `text` when it is left out. */
export type Settings = Partial<BaseConfig>;

/** The whole configuration that somebody means by some settings; told in a sentence when that makes none. */
export function completeConfig(game: PlayableGame, settings: Settings): BaseConfig {
  const base = game.configure(settings.rules === 'original' ? 'original' : 'text');
  const whole = { ...base, ...settings };
  const schema = `games/${game.id}/config`;
  const where = game.origin ? ` --game ${quoteForShell(game.origin.source)}` : '';
  requireValid(schema, whole, 'the configuration', `"minions schema ${schema}${where}" shows what may stand in it`);
  return whole;
}

/** The rule set of a job. It stands in the configuration; jobs of earlier versions have it beside that. */
export function findRules({ rules, config }: Pick<MatchJob, 'rules' | 'config'>): RuleSet {
  return rules ?? (config as Settings | undefined)?.rules ?? 'text';
}
