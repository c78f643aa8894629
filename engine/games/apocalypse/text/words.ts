import { SIZE } from '../board.ts';

export const TITLE = 'ApocalypseNow2018';
export const VERSION = '3.0';
export const GENERATORS = ['GENERATOR', 'FIXED'] as const;

const columns = Array.from({ length: SIZE }, (_, column) => column);

/** The numbers of the columns, written from top to bottom above the land. */
export const TENS = columns.map((column) => Math.floor(column / 10)).join('');
export const ONES = columns.map((column) => column % 10).join('');

export const labelRow = (row: number): string => String(row).padStart(2, '0');

export const POST_COLUMNS = ['player', 'i', 'j', 'value'];
export const UNIT_COLUMNS = ['id', 'type', 'player', 'i', 'j', 'life', 'ori', 'napalm', 'parachuters'];
export const FIRE_COLUMNS = ['rounds', 'i', 'j'];

export const SOLDIER = 1;
export const HELICOPTER = 2;

/** Stands for a field that a unit does not have, and ends a list. */
export const NONE = -1;
