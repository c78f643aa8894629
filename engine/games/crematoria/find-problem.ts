import { findExcess } from '../../core/find-excess.ts';
import { SETTINGS } from './text/settings.ts';
import type { CrematoriaConfig } from './types.ts';

/** In a given map each level has its own letters, and an elevator is on both. */
export function findProblem(config: CrematoriaConfig): string | undefined {
  const excess = findExcess(SETTINGS, config);
  if (excess !== undefined || config.map === 'GENERATOR') return excess;
  const [cave, outside] = config.map;
  const strange = cave.findIndex((letters) => /[OG]/.test(letters));
  if (strange !== -1) return `row ${strange} of the cave has letters of the outside (O or G)`;
  const hidden = outside.findIndex((letters) => /[^OGE]/.test(letters));
  if (hidden !== -1) return `row ${hidden} of the outside has letters of the cave`;
  const apart = cave.findIndex((letters, row) => markElevators(letters) !== markElevators(outside[row] ?? ''));
  return apart === -1
    ? undefined
    : `row ${apart} of the outside must have its elevators (E) just above those of the cave`;
}

function markElevators(letters: string): string {
  return letters.replaceAll(/[^E]/g, '.');
}
