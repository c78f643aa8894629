import { makeVisible } from '../../protocol/visible-text.ts';
import type { TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import type { PlayedAgain } from '../../tournament/verify/play-again.ts';
import type { TournamentVerification } from '../../tournament/verify/verify-tournament.ts';

interface VerificationShow {
  readonly isDeep: boolean;
  readonly isJson: boolean;
}

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** Says what holds of a tournament and what does not. */
export function showVerification(
  { root }: TournamentPaths,
  verification: TournamentVerification,
  { isDeep, isJson }: VerificationShow,
): void {
  const { problems, lines, replays, openFrom, unknownBots, head, sum, signature, proven, bots } = verification;
  if (isJson) return console.log(JSON.stringify({ holds: problems.length === 0, ...verification }));
  // A forger wrote some of it.
  for (const problem of problems) console.log(makeVisible(problem));
  if (bots) showBots(bots);
  if (problems.length > 0) return console.log(`${root}: verification failed: ${count(problems.length, 'problem')}.`);
  const replayed = isDeep ? ', played again' : '';
  console.log(
    `${root} verified: ${count(lines, 'line')}, ${count(replays, 'replay')}${replayed}, ${describeSeeds(openFrom)}.`,
  );
  if (proven !== null) console.log(`Its commitment to ${proven} is to the files of the proof.`);
  if (openFrom !== null) console.log(describeOpen(openFrom));
  showExplained(verification);
  if (unknownBots.length > 0)
    console.log(`Not checked, because private.json does not know them: the files of ${unknownBots.join(', ')}.`);
  console.log(`Head of the results: ${head}.`);
  console.log(`The last line has the checksum ${sum}.`);
  if (signature) showSignature(signature, lines);
}

function describeSeeds(openFrom: number | null): string {
  if (openFrom === null) return 'every seed comes from the secret';
  if (openFrom === 1) return 'seeds can be checked when the secret is revealed';
  return `every seed before block ${openFrom} comes from its secret`;
}

const describeOpen = (openFrom: number): string =>
  openFrom === 1
    ? 'It has not ended, so missing matches cannot be detected yet.'
    : `From block ${openFrom} on it has not ended: seeds and missing matches there can be checked when the next secret is revealed.`;

/** What people have to believe, so that they can ask. */
function showExplained({ voided, withdrawn, secondTries }: TournamentVerification): void {
  for (const { match, reason, isLate } of voided) {
    const when = isLate ? ', recorded after its secret had been revealed' : '';
    console.log(`Void, for a reason that cannot be checked: match ${match}${when} (${makeVisible(reason)}).`);
  }
  // Those that left earlier are in the report.
  for (const { id, reason } of withdrawn.filter(({ isLate }) => isLate))
    console.log(
      `Withdrawn after the secret had been revealed, for a reason that cannot be checked: ${id} (${makeVisible(reason)}).`,
    );
  if (secondTries.length > 0)
    console.log(`Played again, because the machine had no time for the first try: ${secondTries.join(', ')}.`);
}

function showSignature({ publicKey, lines }: NonNullable<TournamentVerification['signature']>, all: number): void {
  const rest =
    all > lines
      ? ` The last ${count(all - lines, 'line')} came later, and ${all - lines === 1 ? 'is' : 'are'} not signed.`
      : '';
  console.log(`Signed with the key ${publicKey}.${rest}`);
}

/** What came of asking the bots themselves. */
function showBots({ matches, seats, same, late, notDeterministic, problems }: PlayedAgain): void {
  const others = problems.length === 0 ? '' : `, ${problems.length} gave others`;
  console.log(
    `${count(matches, 'match', 'matches')} played again with ${seats === matches ? 'the bot itself' : 'the bots themselves'}: ` +
      `in ${same} of ${count(seats, 'seat')} the answers are the same${others}.`,
  );
  for (const who of notDeterministic)
    console.log(
      `Not deterministic: ${who}. It differs from itself in two runs, so its orders can be neither confirmed nor refuted.`,
    );
  for (const who of late) console.log(`Ran out of time, then or now, so that it cannot be compared: ${who}.`);
}
