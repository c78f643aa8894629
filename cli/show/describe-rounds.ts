/** How long a match was: fewer rounds than its configuration allows where its game has ended it early. */
export function describeRounds(played: number, most: number): string {
  return played < most ? `${played} of at most ${most} rounds` : `${played} rounds`;
}
