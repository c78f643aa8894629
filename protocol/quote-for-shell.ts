/** An argument as one could type it into a shell. */
export function quoteForShell(argument: string): string {
  return /^[\w@%+=:,./{}-]+$/.test(argument) ? argument : putIntoQuotes(argument);
}

/** An argument in quotes, whether it needs them or not: braces are safe for people to read, but mean something to some shells. */
export function putIntoQuotes(argument: string): string {
  return `'${argument.replaceAll("'", `'\\''`)}'`;
}
