import type { Setting } from '../../../core/find-excess.ts';
import { countMostOrks } from '../count-most-orks.ts';
import type { OrkIslandConfig } from '../types.ts';

export const TITLE = 'OrkIsland';
export const VERSION = '1.0';
export const GENERATORS = ['GENERATOR1', 'FIXED'] as const;

const SMALLEST_BOARD = 20;
const LARGEST_BOARD = 180;
const GREATEST = 1_000_000;
const MAX_ORKS = countMostOrks(LARGEST_BOARD, LARGEST_BOARD);

/** The settings of the text forms in their order. */
export const SETTINGS: readonly Setting<SettingField>[] = [
  ['rows', 'rows', SMALLEST_BOARD, LARGEST_BOARD],
  ['cols', 'columns', SMALLEST_BOARD, LARGEST_BOARD],
  ['nb_rounds', 'rounds', 1, 100_000],
  ['initial_health', 'initialHealth', 1, GREATEST],
  ['nb_orks', 'orks', 1, MAX_ORKS],
  ['cost_grass', 'costGrass', 0, GREATEST],
  ['cost_forest', 'costForest', 0, GREATEST],
  ['cost_sand', 'costSand', 0, GREATEST],
  ['cost_city', 'costCity', 0, GREATEST],
  ['cost_path', 'costPath', 0, GREATEST],
  ['bonus_per_city_cell', 'bonusPerCityCell', 1, GREATEST],
  ['bonus_per_path_cell', 'bonusPerPathCell', 1, GREATEST],
  ['factor_connected_component', 'factorConnectedComponent', 1, GREATEST],
];

type SettingField = {
  [Field in keyof OrkIslandConfig]-?: OrkIslandConfig[Field] extends number ? Field : never;
}[keyof OrkIslandConfig];
