/** An argument as one could type it into a shell. */
export function quoteForShell(argument: string): string {
  return /^[\w@%+=:,./{}-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}
