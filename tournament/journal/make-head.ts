import { createHash } from 'node:crypto';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { makeCanonicalJson } from './canonical-json.ts';
import type { TournamentState } from './tournament-state.ts';

/**
 * The head of the chain of results: one number for all that decides the standings, link by link, in the order in which it
 * counts. Lines of a journal come in the order in which matches end and contain measured times, so that its last checksum is
 * another one each time; this one is the same for the same results, on one slot or on many machines, after any kill.
 */
export function makeHead(state: TournamentState): string {
  return listLinks(state).reduce(
    (head, link) =>
      createHash('sha256')
        .update(`${head}\n${makeCanonicalJson(link)}`)
        .digest('hex'),
    '',
  );
}

function listLinks({ definition, counted, changes, voided, extensions, endsBefore, seals }: TournamentState): object[] {
  // On how many slots it is played decides nothing.
  const { slots: _, ...terms } = definition;
  return [
    terms,
    ...changes.map(({ at: __, ...change }) => change),
    ...extensions.map(({ to, fromBlock }) => ({ to, fromBlock })),
    ...voided
      .map(({ block, match, reason }) => ({ block, match, reason }))
      .sort((a, b) => a.block - b.block || a.match - b.match),
    ...counted.map(makeLink),
    ...seals.map(({ commitment, fromBlock, secret }) => ({ commitment, fromBlock, secret })),
    ...(endsBefore === undefined ? [] : [{ endsBefore }]),
  ];
}

/** A match without what is measured: reasons of verdicts contain times. */
function makeLink({ block, match, stage, isRated, seed, mapSeed, seats }: Played): object {
  return {
    block,
    match,
    stage,
    isRated,
    seed,
    mapSeed,
    seats: seats.map(({ id, version, score, place, refused, verdict }) => ({
      id,
      version,
      score,
      place,
      refused,
      verdict: verdict && { code: verdict.code, round: verdict.round },
    })),
  };
}
