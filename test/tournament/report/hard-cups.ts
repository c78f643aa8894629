import type { MarkFormula } from '../../../protocol/types/tournament/marks.ts';
import type { Played } from '../../../protocol/types/tournament/record.ts';
import { StateCollector } from '../../../tournament/journal/tournament-state.ts';
import type { RatingHistory } from '../../../tournament/standings/rate-over-blocks.ts';
import { makeDefinition, makePlayed, replace } from '../made-records.ts';
import { makeFiles, makeRated, makeTournament, type MadeTournament } from '../made-tournament.ts';

/** Names of 64 letters: without a place to break, of words, and of the widest letter. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  anna: 'a'.repeat(64),
  bob: 'Maria del Carmen Fernandez de la Vega y Gonzalez de Castro Lopez',
  carl: 'W'.repeat(64),
};

/** Ratings after three blocks, for everybody. */
const makeHistory = ({ rated }: MadeTournament): RatingHistory =>
  new Map(
    rated.rows.map(({ id, points, error }) => [
      id,
      [30, 10, 0].map((off, at) => ({ block: 100 * (at + 1), points: points + off, error: error + off })),
    ]),
  );

/** A class of 64 with long names, two reference bots, marks, and a bot that was replaced for a long reason. */
export function makeHardCup(): Map<string, string> {
  const cup = makeTournament(64, 800);
  const rows = cup.rated.rows.map((row, at) =>
    at === 2 || at === 40
      ? { ...row, rank: null, rankRange: null, tier: null, status: 'reference' as const }
      : { ...row, faults: row.faults * 50 },
  );
  const ordered = [...rows.filter(({ rank }) => rank !== null), ...rows.filter(({ rank }) => rank === null)];
  const { state } = cup;
  const bob = state.participants.map((one) =>
    one.id === 'bob' ? { ...one, versions: [...one.versions, 'f'.repeat(64)] } : one,
  );
  const change = { ...replace('bob', 2), reason: `the first one was ${'wrong'.repeat(30)}` };
  const changed = { ...state, participants: bob, changes: [...state.changes, change] };
  const marks: MarkFormula = {
    lines: [
      { rank: 1, mark: 10 },
      { rank: -1, mark: 0 },
    ],
    decimals: 1,
  };
  const hard = { ...cup, state: changed, rated: { ...cup.rated, rows: ordered }, history: makeHistory(cup) };
  return makeFiles(hard, LONG_NAMES, false, marks);
}

const EIGHT = ['anna', 'bob', 'carl', 'dora', 'emil', 'fay', 'gus', 'hal'];

/** A knock-out tournament with long names and a bracket. */
export function makeBracketCup(): Map<string, string> {
  const collector = new StateCollector(makeDefinition(EIGHT, { format: { kind: 'upc', finalMatches: 4 } }));
  const take = (text: string, change: Partial<Played>): void => collector.take(makePlayed(text, change));
  take('1.1: anna 1, bob 2, carl 3, dora 4', { stage: 'semifinals' });
  take('2.1: emil 1, fay 2, gus 3, hal 4', { stage: 'semifinals' });
  take('3.1: anna 1, bob 4, emil 2, fay 3', { stage: 'final' });
  const state = collector.state();
  const rated = makeRated(
    state,
    EIGHT.map((_, at) => 200 - 50 * at),
  );
  const rows = rated.rows.map((row, at) => ({ ...row, place: at + 1 }));
  const problem = 'in the match against itself it went out in round 3: crashed';
  const qualification = EIGHT.map((id) => (id === 'hal' ? { id, problem } : { id, problem: undefined }));
  return makeFiles({ state, rated: { ...rated, rows, qualification }, words: '' }, LONG_NAMES);
}
