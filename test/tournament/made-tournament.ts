import type { TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import type { Played, PlayedSeat, RecordedVerdict } from '../../protocol/types/tournament/record.ts';
import { StateCollector, type TournamentState } from '../../tournament/journal/tournament-state.ts';
import type { Mover, RatedRow, RatedTournament } from '../../tournament/standings/make-standings.ts';
import type { RatingHistory } from '../../tournament/standings/rate-over-blocks.ts';
import { makeReport } from '../../tournament/report/make-report.ts';
import { makeDefinition, makeEntrant, makePlayed, makeTable } from './made-records.ts';

const NAMES = 'anna bob carl dora emil fatima goran hanako ines jamal katya liam mei noor olga pablo'.split(' ');

export interface MadeTournament {
  readonly state: TournamentState;
  readonly rated: RatedTournament;
  /** What bots that went out wrote at last. */
  readonly words: string;
  /** Ratings after some blocks; none are drawn without them. */
  readonly history?: RatingHistory;
}

/** Numbers from 0 to 1 that are the same in every run. */
function makeChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A tournament as it might have been played, with bots between `spread` and −`spread` points. */
export function makeTournament(
  bots: number,
  matches: number,
  change: Partial<TournamentDefinition> = {},
  spread = 250,
): MadeTournament {
  const chance = makeChance(bots);
  const names = Array.from({ length: bots }, (_, index) => {
    const again = Math.floor(index / NAMES.length);
    return `${NAMES[index % NAMES.length]}${again === 0 ? '' : again + 1}`;
  });
  const strengths = names.map((_, index) => spread - (2 * spread * index) / Math.max(1, bots - 1));
  const definition = makeDefinition(names, { houseBots: [makeEntrant('dummy')], ...change });
  const collector = new StateCollector(definition);
  for (let number = 0; number < matches; number += 1) {
    collector.take(playMatch(names, strengths, number, chance));
  }
  const state = collector.state();
  return { state, rated: makeRated(state, strengths), words: WORDS };
}

function playMatch(
  names: readonly string[],
  strengths: readonly number[],
  number: number,
  chance: () => number,
): Played {
  const step = 1 + Math.floor(chance() * (Math.max(4, names.length) / 4 - 1));
  const first = Math.floor(chance() * names.length);
  const bots = [0, 1, 2, 3].map((seat) => (first + seat * step) % names.length);
  const luck = bots.map((bot) => strengths[bot]! / 173.7 - Math.log(-Math.log(chance())));
  const order = luck.toSorted((a, b) => b - a);
  const text = bots.map((bot, seat) => `${names[bot]} ${order.indexOf(luck[seat]!) + 1}`).join(', ');
  const played = makePlayed(`${Math.floor(number / 4) + 1}.${(number % 4) + 1}: ${text}`);
  const seats = played.seats.map((seat) => ({ ...seat, score: Math.round(seat.score * (1 + chance())) }));
  if (chance() < 0.04)
    Object.assign(
      seats.find(({ place }) => place === 4)!,
      makeFault(chance),
    );
  return { ...played, seats: seats as Played['seats'] };
}

const FAULTS: readonly RecordedVerdict[] = [
  { code: 'crashed', round: 31, reason: 'exited with code 1' },
  { code: 'timeout', round: 58, reason: 'did not answer in 100 ms: 131.2 ms' },
  { code: 'protocol', round: 4, reason: 'at /orders/0/dir: expected a direction, got "left"; did you mean "Left"?' },
];

const WORDS = 'Traceback (most recent call last):\n  File "bot.py", line 12, in <module>\nKeyError: \'units\'\n';

const makeFault = (chance: () => number): Partial<PlayedSeat> => ({
  verdict: FAULTS[Math.floor(chance() * FAULTS.length)]!,
});

/** Figures as the ratings would give them, near enough for a page. */
export function makeRated(state: TournamentState, strengths: readonly number[]): RatedTournament {
  const { participants, counted } = state;
  const taken = participants.filter(({ id }) => counted.some(({ seats }) => seats.some((seat) => seat.id === id)));
  const rows = taken.map((participant, index): RatedRow => {
    const seats = counted.flatMap(({ seats }) => seats.filter(({ id }) => id === participant.id));
    const places = [1, 2, 3, 4].map((place) => seats.filter((seat) => seat.place === place).length);
    const mean = seats.reduce((sum, { place }) => sum + (4 - place) / 3, 0) / Math.max(1, seats.length);
    return {
      rank: participant.isHouse ? null : index + 1,
      id: participant.id,
      status: participant.isHouse ? 'house' : 'ranked',
      points: Math.round(10 * (strengths[index] ?? -320)) / 10,
      error: Math.round(2510 / Math.sqrt(Math.max(1, seats.length))) / 10,
      rankRange: participant.isHouse ? null : [Math.max(1, index - 1), Math.min(strengths.length, index + 3)],
      tier: participant.isHouse ? null : 1 + Math.floor(index / 3),
      meanRankPoints: Math.round(1000 * mean) / 1000,
      matches: seats.length,
      places: places as RatedRow['places'],
      faults: seats.filter(({ verdict }) => verdict).length,
    };
  });
  const superiority = rows.map((row) =>
    rows.map((other) => (row === other ? null : makeShare(row.points - other.points, row.error + other.error))),
  );
  const surelyAbove = superiority.map((shares, row) =>
    rows[row]!.rank === null
      ? []
      : [...rows.keys()].filter((other) => rows[other]!.rank !== null && shares[other]! > 99),
  );
  return {
    title: 'Winter cup',
    game: 'crematoria',
    matches: counted.length,
    blocks: new Set(counted.map(({ block }) => block)).size,
    facts: undefined,
    qualification: [],
    rows,
    superiority,
    surelyAbove,
    movers: findMovers(state),
  };
}

const makeShare = (difference: number, error: number): number =>
  Math.round(1000 / (1 + Math.exp((-2.4 * difference) / error))) / 10;

function findMovers({ participants, counted }: TournamentState): Map<string, Mover[]> {
  return new Map(
    participants.map(({ id }) => {
      const mine = counted.filter(({ seats }) => seats.some((seat) => seat.id === id)).slice(0, 5);
      return [id, mine.map((played, index) => ({ played, points: 9 - 4 * index }))];
    }),
  );
}

/** The files of its report, by path. */
export function makeFiles(
  { state, rated, words, history }: MadeTournament,
  names: Readonly<Record<string, string>> = {},
  hasPseudonyms = false,
  marks?: MarkFormula,
): Map<string, string> {
  const table = makeTable(
    state.participants.map(({ id }) => id),
    names,
  );
  const paths = { replays: '../replays' };
  const readLastStderr = (): string => words;
  const files = makeReport(state, rated, { paths, table, hasPseudonyms, marks, history, readLastStderr });
  return new Map([...files].map(({ path, text }) => [path, text]));
}
