import { PLAYERS, type Player } from '../../engine/core/players.ts';
import { Losses } from '../../replay/count-losses.ts';
import { describeRefusals } from '../../replay/count-refusals.ts';
import type { Show } from './show.ts';
import { getFrame } from './film.ts';
import { findFault } from './find-fault.ts';
import { chooseWindow, findDecisiveMoments } from './moments.ts';
import { listEventsAt } from './statistics.ts';

export interface ResultRow {
  readonly player: Player;
  readonly place: number;
  readonly name: string;
  readonly score: number;
  /** How far it is before the next, or behind the first. */
  readonly margin: string;
  /** Why it is out; empty if it is not. */
  readonly verdict: string;
  /** What it lost and to what, and why its orders were refused, as sentences. */
  readonly remarks: readonly string[];
}

export interface MatchResult {
  readonly title: string;
  readonly rows: readonly ResultRow[];
  /** Where the match was decided, the earliest first. */
  readonly moments: readonly { readonly frame: number; readonly text: string }[];
}

const MAX_MOMENTS = 3;
const say = (value: number): string => value.toLocaleString('en');

/** How a match ended, and where it was decided, as far as it is known. */
export function makeResult(show: Show): MatchResult {
  const rows = listRows(show);
  const winners = rows.filter(({ place }) => place === 1);
  const title =
    winners.length === 1
      ? `${winners[0]!.name} wins`
      : `A draw between ${winners.map(({ name }) => name).join(' and ')}`;
  return { title, rows, moments: listMoments(show, winners[0]!) };
}

function listRows({ film }: Show): ResultRow[] {
  const scores = film.end?.scores ?? getFrame(film, film.frames.length - 1).scores;
  const places =
    film.end?.places ?? PLAYERS.map((player) => 1 + scores.filter((score) => score > scores[player]!).length);
  const order = [...PLAYERS].sort((a, b) => places[a]! - places[b]! || a - b);
  const [first, second] = order as [Player, Player];
  const losses = new Losses();
  for (const { events = [] } of film.steps) for (const event of events) losses.add(event);
  return order.map((player) => {
    const gap = scores[player]! - scores[player === first ? second : first]!;
    return {
      player,
      place: places[player]!,
      name: `${film.names[player]} (${player})`,
      score: scores[player]!,
      margin: gap === 0 ? '±0' : gap > 0 ? `+${say(gap)}` : `−${say(-gap)}`,
      verdict: describeVerdict(film, player),
      remarks: [losses.describe(player, film.names), describeRefusals(listReasons(film, player))].filter(
        (text) => text !== undefined,
      ),
    };
  });
}

function listReasons({ steps }: Show['film'], player: Player): string[] {
  return steps.flatMap(({ rejected }) => (rejected?.[player] ?? []).map(({ reason }) => reason));
}

function describeVerdict(film: Show['film'], player: Player): string {
  const verdict = film.end?.verdicts[player] ?? findFault(film, player)?.fault;
  return verdict ? `out in round ${verdict.round}: ${verdict.code}. ${verdict.reason}` : '';
}

function listMoments(show: Show, { player, name }: ResultRow): MatchResult['moments'] {
  const { film, statistics } = show;
  const window = chooseWindow(film.frames.length - 1);
  return findDecisiveMoments(statistics.scores.series, player, MAX_MOMENTS).map((moment) => {
    const { frame, before, after, chances } = moment;
    const [from, to] = chances.map((chance) => Math.round(chance)) as [number, number];
    const won = `${name} wins ${say(Math.round(after - before))} points on the best of the others in ${window} rounds`;
    const gained = `${won}, and its estimated chance grows from ${from} to ${to} %`;
    const cause = findCause(show, player, frame, frame + window);
    return { frame, text: cause === undefined ? gained : `${gained}; ${cause}` };
  });
}

/** What is said of a stretch: the change of lead or jump in it, else how much was captured. */
function findCause({ statistics }: Show, player: Player, from: number, to: number): string | undefined {
  const events = Array.from({ length: to - from + 1 }, (_, index) => listEventsAt(statistics, from + index)).flat();
  const lead = events.find((event) => event.player === player && ['lead', 'jump'].includes(event.kind));
  if (lead) return lead.text;
  const captures = events.filter((event) => event.kind === 'capture' && event.player === player).length;
  return captures === 0 ? undefined : `${captures} ${captures === 1 ? 'capture' : 'captures'}`;
}
