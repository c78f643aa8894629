import { byPlayer } from '../../../engine/core/players.ts';
import { StateCollector, type TournamentState } from '../../../tournament/journal/tournament-state.ts';
import type { ComparisonFormat } from '../../../protocol/types/tournament/definition.ts';
import type { Played } from '../../../protocol/types/tournament/record.ts';
import { summariseComparison, type Summary } from '../../../tournament/compare/summarise-comparison.ts';
import { makeDefinition, makeEntrant, makePlayed, makeTable } from '../made-records.ts';

export const FORMAT: ComparisonFormat = {
  kind: 'comparison',
  design: 'same-chair',
  seats: 1,
  blocks: 100,
  margin: 0.02,
  confidence: 0.95,
};

/** Cells as the game would count them: one for each place above the last. */
function addStanding(played: Played): Played {
  return {
    ...played,
    seats: byPlayer((player) => ({ ...played.seats[player], standing: { cells: 4 - played.seats[player].place } })),
  };
}

/** A comparison from its matches as text: "1.1: old 4, a 1, b 2, c 3". */
export function makeComparison(matches: readonly string[], change: Partial<ComparisonFormat> = {}): TournamentState {
  const houseBots = ['a', 'b', 'c'].map((name, version) => makeEntrant(name, version + 7));
  const entrants = [makeEntrant('old', 1), makeEntrant('new', 2)];
  const collector = new StateCollector(makeDefinition([], { entrants, houseBots, format: { ...FORMAT, ...change } }));
  for (const match of matches) collector.take(addStanding(makePlayed(match)));
  return collector.state();
}

const VERSIONS = { old: 1, new: 2, a: 7, b: 8, c: 9 };

/** What is known of it, with sources as people named them. */
export function summarise(
  state: TournamentState,
  sources: Readonly<Record<string, string>> = { old: './old.py', new: './new.py' },
): Summary {
  const { entrants, ...table } = makeTable(Object.keys(VERSIONS), {}, VERSIONS);
  for (const [id, source] of Object.entries(sources)) entrants[id]!.versions[0]!.source = source;
  return summariseComparison(state, { ...table, entrants });
}
