import type { Setting } from '../../../core/find-excess.ts';
import { COLUMNS, ROWS } from '../board.ts';
import type { WalkingDeadConfig } from '../types.ts';

export const TITLE = 'TheWalkingDead';
export const VERSION = '1.0';
export const GENERATORS = ['RANDOM', 'FIXED'] as const;
export const UNIT_COLUMNS = ['type', 'id', 'player', 'row', 'column', 'rounds'] as const;
export const FOOD_COLUMNS = ['row', 'column'] as const;

const MAX_POINTS = 1_000_000;

/** The settings of the text forms in their order. */
export const SETTINGS: readonly Setting<SettingField>[] = [
  ['NUM_ROUNDS', 'rounds', 1, 100_000],
  ['BOARD_ROWS', 'rows', 1, ROWS],
  ['BOARD_COLS', 'columns', 1, COLUMNS],
  ['NUM_INI_UNITS_PER_CLAN', 'unitsPerClan', 0, 200],
  ['NUM_INI_ZOMBIES', 'zombies', 0, 500],
  ['NUM_INI_FOOD', 'food', 0, 300],
  ['CLAN_INI_STRENGTH', 'strengthPoints', 0, MAX_POINTS],
  ['POINTS_FOR_KILLING_PERSON', 'personPoints', 1, MAX_POINTS],
  ['POINTS_FOR_KILLING_ZOMBIE', 'zombiePoints', 0, MAX_POINTS],
  ['POINTS_PER_OWNED_CELL', 'cellPoints', 0, MAX_POINTS],
  ['FOOD_STRENGTH', 'foodStrength', 0, MAX_POINTS],
  ['ROUNDS_BEFORE_BECOMING_ZOMBIE', 'turnsToZombie', 1, 1000],
];

type SettingField = {
  [Field in keyof WalkingDeadConfig]-?: WalkingDeadConfig[Field] extends number ? Field : never;
}[keyof WalkingDeadConfig];
