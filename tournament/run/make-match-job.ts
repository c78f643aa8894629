import { byPlayer } from '../../engine/core/players.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { Participant, TournamentState } from '../journal/tournament-state.ts';
import { makeBlockSeed } from '../plan/block-seed.ts';
import type { Table } from '../plan/plan.ts';

/** The seed of a block: a text of 128 bits, or a number where the rules of the published games take nothing else. */
export function makeSeed(rules: 'text' | 'original', secret: string, block: number): string | number {
  const text = makeBlockSeed(secret, block);
  return rules === 'text' ? text : Number.parseInt(text.slice(0, 8), 16) >>> 1;
}

/** A match of a tournament as data that any judge can play. */
export function makeMatchJob(state: TournamentState, seating: Table, seed: string | number): MatchJob {
  const { game, gameFrom, config, limits, turns, sandbox, clock } = state.definition;
  const names = makeSeatNames(state.participants);
  return {
    game,
    ...(gameFrom === undefined ? {} : { gameFrom }),
    rules: config.rules,
    config,
    seed,
    seats: byPlayer((player) => {
      const { digest, path, parameters } = state.participants[seating[player]]!.versions.at(-1)!;
      const bot = { source: path, digest };
      return { name: names[seating[player]]!, bot, ...(parameters === undefined ? {} : { parameters }) };
    }),
    limits,
    turns,
    sandbox,
    ...(clock === undefined ? {} : { clock }),
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
