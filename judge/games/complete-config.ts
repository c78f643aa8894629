import type { BaseConfig, RuleSet } from '../../engine/core/game.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import { UsageError } from '../usage-error.ts';
import type { LoadedGame } from './loaded-game.ts';
import { nameInCommands } from './name-in-commands.ts';

/** Some numbers of the rules, and the rule set that has the others; `text` when it is left out. */
export type Settings = Partial<BaseConfig>;

/** The whole configuration that some settings stand for. Throws an error that says what is wrong with them. */
export function completeConfig(game: LoadedGame, settings: Settings): BaseConfig {
  const base = game.configure(settings.rules === 'original' ? 'original' : 'text');
  const whole = { ...base, ...settings };
  const schema = `games/${game.id}/config`;
  const where = game.origin ? ` --game ${nameInCommands(game)}` : '';
  const problem = game.checkShape(schema, whole);
  if (problem === undefined) return whole;
  throw new UsageError(
    `invalid configuration: ${problem}`,
    `"minions schema ${schema}${where}" shows what may stand in it`,
  );
}

/** The rule set of a job. It stands in the configuration; jobs of earlier versions have it beside that. */
export function findRules({ rules, config }: Pick<MatchJob, 'rules' | 'config'>): RuleSet {
  return rules ?? (config as Settings | undefined)?.rules ?? 'text';
}
