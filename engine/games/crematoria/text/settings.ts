import type { Setting } from '../../../core/find-excess.ts';
import type { CrematoriaConfig } from '../types.ts';

export const TITLE = 'Crematoria';
export const VERSION = '1.2';
export const GENERATORS = ['GENERATOR', 'FIXED'] as const;

const MAX_UNITS = 1000;

/** The settings of the text forms in their order. */
export const SETTINGS: readonly Setting<SettingField>[] = [
  ['nb_rounds', 'rounds', 1, 100_000],
  ['nb_furyans', 'furyans', 0, MAX_UNITS],
  ['nb_pioneers', 'pioneers', 0, MAX_UNITS],
  ['max_nb_necromongers', 'necromongers', 0, 100],
  ['nb_hellhounds', 'hellhounds', 0, 30],
  ['nb_elevators', 'elevators', 1, 200],
  ['gem_value', 'gemPoints', 0, 1_000_000],
  ['turns_to_land', 'turnsToLand', 1, 38],
  ['rows', 'rows', 40, 40],
  ['cols', 'columns', 80, 80],
];

type SettingField = {
  [Field in keyof CrematoriaConfig]-?: CrematoriaConfig[Field] extends number ? Field : never;
}[keyof CrematoriaConfig];
