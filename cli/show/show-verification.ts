import type { TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import type { TournamentVerification } from '../../tournament/verify/verify-tournament.ts';

interface VerificationShow {
  readonly isDeep: boolean;
  readonly isJson: boolean;
}

/** Says what holds of a tournament and what does not. */
export function showVerification(
  { root }: TournamentPaths,
  verification: TournamentVerification,
  { isDeep, isJson }: VerificationShow,
): void {
  const { problems, lines, replays, checkedSeeds, sum } = verification;
  if (isJson) return console.log(JSON.stringify({ holds: problems.length === 0, ...verification }));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0)
    return console.log(
      `${root} does not hold: ${problems.length === 1 ? 'one thing is' : `${problems.length} things are`} wrong.`,
    );
  const seeds = checkedSeeds ? 'every seed comes from the secret' : 'seeds can be checked when the secret is revealed';
  const replayed = isDeep ? ', played again' : '';
  console.log(`${root} holds: ${lines} lines, ${replays} replays${replayed}, ${seeds}.`);
  console.log(`The last line has the checksum ${sum}.`);
}
