/** The arguments of a command; what stands in quotes is one, spaces and all. */
export function splitCommand(command: string): string[] {
  const args = command.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*'|["'])+/g);
  return Array.from(args, ([argument]) =>
    argument.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, a?: string, b?: string) => a ?? b ?? ''),
  );
}

/** An argument as it can stand in a command. */
export function quoteArgument(argument: string): string {
  if (/^[^\s"']+$/.test(argument)) return argument;
  return argument.includes('"') ? `'${argument}'` : `"${argument}"`;
}
