import type { TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';
import { EXIT_CODES } from '../exit-codes.ts';

/** Checks a tournament and says what holds and what does not. */
export async function showVerification(places: TournamentPlaces, isDeep: boolean, isJson: boolean): Promise<void> {
  const verification = await verifyTournament(places, isDeep);
  const { problems, lines, replays, checkedSeeds, unknownBots, sum } = verification;
  if (problems.length > 0) process.exitCode = EXIT_CODES.failed;
  if (isJson) return console.log(JSON.stringify({ holds: problems.length === 0, ...verification }));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0)
    return console.log(
      `${places.root} does not hold: ${problems.length === 1 ? 'one thing is' : `${problems.length} things are`} wrong.`,
    );
  const seeds = checkedSeeds ? 'every seed comes from the secret' : 'seeds can be checked when the secret is revealed';
  const replayed = isDeep ? ', played again' : '';
  console.log(`${places.root} holds: ${lines} lines, ${replays} replays${replayed}, ${seeds}.`);
  if (unknownBots.length > 0)
    console.log(`Not checked, because private.json does not know them: the files of ${unknownBots.join(', ')}.`);
  console.log(`The last line has the checksum ${sum}.`);
}
