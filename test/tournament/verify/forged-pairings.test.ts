// Swiss tournaments and ladders choose their tables from results, and keep those that were played: a forger may not choose others.
import { expect, test } from 'vitest';
import { changeTournament } from '../../../tournament/organise/change-tournament.ts';
import { playTournament } from '../../../tournament/organise/play-tournament.ts';
import { prolongTournament } from '../../../tournament/organise/prolong-tournament.ts';
import { verifyTournament } from '../../../tournament/verify/verify-tournament.ts';
import type { TournamentPaths } from '../../../tournament/folder/locate-tournament.ts';
import { beginCup, changeSeat, CUP_BOTS, Forger } from './made-cup.ts';

const verify = (paths: TournamentPaths) => verifyTournament(paths, { isDeep: true });

test.each([
  ['swiss', { kind: 'swiss', rounds: 3 }, '6.1'],
  ['ladder', { kind: 'ladder', blocks: 6 }, '6.1'],
] as const)('other rivals than results and secret give, in a tournament of format %s', async (_, format, id) => {
  const honest = await beginCup({ format });
  await playTournament(honest, { functions: CUP_BOTS });
  expect((await verify(honest)).problems).toEqual([]);
  const forger = new Forger(honest);
  forger.changePlayed(id, (played) => {
    const absent = ['e01', 'e02', 'e03', 'e04', 'e05'].find((one) => played.seats.every((seat) => seat.id !== one))!;
    return changeSeat(
      played,
      played.seats.findIndex((seat) => seat.id.startsWith('e')),
      { id: absent },
    );
  });
  const { problems } = await verify(forger.paths);
  expect(
    problems.filter((problem) => /in its seats are .+, and the plan has/.test(problem)),
    problems.join('\n'),
  ).toHaveLength(1);
});

test.each([
  ['swiss', { kind: 'swiss', rounds: 3 }],
  ['ladder', { kind: 'ladder', blocks: 8 }],
] as const)('a tournament of format %s whose field changes while it is played is no forgery', async (_, format) => {
  const paths = await beginCup({ format });
  const playSome = async (matches: number): Promise<void> => {
    const stopping = new AbortController();
    let left = matches;
    const onEvent = ({ kind }: { readonly kind: string }): void => {
      if (kind === 'played' && --left === 0) stopping.abort();
    };
    await playTournament(paths, { functions: CUP_BOTS, signal: stopping.signal, onEvent });
  };
  await playSome(3);
  await changeTournament(paths, { kind: 'void', match: '2.1', reason: 'a bad map' });
  await playSome(1);
  await changeTournament(paths, { kind: 'withdraw', bot: 'goes-left', reason: 'left the course' });
  await playTournament(paths, { functions: CUP_BOTS });
  prolongTournament(paths, format.kind === 'swiss' ? { unit: 'rounds', to: 4 } : { unit: 'blocks', to: 10 });
  await playTournament(paths, { functions: CUP_BOTS });
  expect((await verify(paths)).problems).toEqual([]);
});
