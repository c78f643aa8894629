import { byPlayer } from '../../engine/core/players.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { Participant, TournamentState } from '../journal/tournament-state.ts';
import type { Table } from '../plan/plan.ts';
import type { MatchSeeds } from './make-match-seeds.ts';

/** A match of a tournament as data that any judge can play. */
export function makeMatchJob(state: TournamentState, seating: Table, seeds: MatchSeeds): MatchJob {
  const { game, gameFrom, config, limits, turns, sandbox } = state.definition;
  const names = makeSeatNames(state.participants);
  return {
    game,
    ...(gameFrom === undefined ? {} : { gameFrom }),
    rules: config.rules,
    config,
    ...seeds,
    seats: byPlayer((player) => {
      const { digest, path, parameters } = state.participants[seating[player]]!.versions.at(-1)!;
      const bot = { source: path, digest };
      return { name: names[seating[player]]!, bot, ...(parameters === undefined ? {} : { parameters }) };
    }),
    limits,
    turns,
    sandbox,
  };
}

const LONGEST = 12;

/** Names as short as matches have them, and no two alike. */
export function makeSeatNames(participants: readonly Participant[]): string[] {
  const taken = new Set<string>();
  return participants.map(({ name }) => {
    const letters = [...name];
    let short = letters.slice(0, LONGEST).join('');
    for (let count = 2; taken.has(short); count += 1) {
      const ending = `~${count}`;
      short = `${letters.slice(0, LONGEST - ending.length).join('')}${ending}`;
    }
    taken.add(short);
    return short;
  });
}
