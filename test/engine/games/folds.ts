import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Match } from '../../../engine/core/match.ts';
import { foldApocalypse } from './apocalypse/fold-events.ts';
import { foldCrematoria } from './crematoria/fold-events.ts';
import { foldOrkIsland } from './ork-island/fold-events.ts';
import { foldWalkingDead } from './walking-dead/fold-events.ts';
import type { FoldedState, StartFold } from './fold.ts';

export const FOLDS: Readonly<Record<string, StartFold>> = {
  crematoria: foldCrematoria,
  'walking-dead': foldWalkingDead,
  'ork-island': foldOrkIsland,
  apocalypse: foldApocalypse,
};

/** The kinds of events that a game can report, by its schema. */
export function listKinds(id: string): string[] {
  const schema = JSON.parse(
    readFileSync(new URL(`../../../schemas/games/${id}/event.json`, import.meta.url), 'utf8'),
  ) as {
    definitions: Record<string, { properties: { kind: { const: string } } }>;
  };
  return Object.values(schema.definitions)
    .map(({ properties }) => properties.kind.const)
    .sort();
}

/** Most are the same text, which is seen at once; what is not may still differ only in the order of fields. */
export function expectState(match: Match, { view, scores }: FoldedState): void {
  expect(scores).toEqual(match.scores());
  const state = match.view();
  for (const [field, made] of Object.entries(view)) {
    const known = (state as Record<string, unknown>)[field];
    if (JSON.stringify(known) !== JSON.stringify(made)) expect(known, field).toEqual(made);
  }
}
