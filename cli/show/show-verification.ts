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
  const { problems, lines, replays, checkedSeeds, unknownBots, sum } = verification;
  if (isJson) return console.log(JSON.stringify({ holds: problems.length === 0, ...verification }));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0)
    return console.log(
      `${root}: verification failed: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
    );
  const seeds = checkedSeeds ? 'every seed comes from the secret' : 'seeds can be checked when the secret is revealed';
  const replayed = isDeep ? ', played again' : '';
  console.log(`${root} verified: ${lines} lines, ${replays} replays${replayed}, ${seeds}.`);
  if (unknownBots.length > 0)
    console.log(`Not checked, because private.json does not know them: the files of ${unknownBots.join(', ')}.`);
  console.log(`The last line has the checksum ${sum}.`);
}
