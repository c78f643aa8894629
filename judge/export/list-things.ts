import type { ExportRecord } from '../../replay/list-exports.ts';

/** What all rows of a table of frames have: whatever else a thing has stands in columns of its own. */
export const THING_COLUMNS = ['round', 'list', 'index', 'text'] as const;

/** What a frame says about the match and not about the board. */
const ENVELOPE: ReadonlySet<string> = new Set(['game', 'round', 'rounds', 'names', 'scores', 'alive', 'moves', 'over']);

/** A frame as rows: one for each thing on the board, for each row of a grid, and for each single value. */
export function listThings(frame: ExportRecord): ExportRecord[] {
  const { round } = frame;
  const fields = Object.entries(frame).filter(([name]) => !ENVELOPE.has(name));
  return fields.flatMap(([name, value]) => listField(name, value).map((row) => ({ round, ...row })));
}

function listField(list: string, value: unknown): ExportRecord[] {
  if (!Array.isArray(value) || typeof value[0] === 'number') return [{ list, text: JSON.stringify(value) }];
  // Crematoria has a grid for each level.
  if (Array.isArray(value[0])) return value.flatMap((level, index) => listField(`${list}[${index}]`, level));
  return value.map((item: object | string, index) =>
    typeof item === 'string' ? { list, index, text: item } : { list, index, ...item },
  );
}
