import { JudgeCommand, type CommandEnd } from '../../cli/judge-command.ts';

/**
 * What a command makes of its arguments, in memory: its own action is replaced by one that only parses. `child`: the
 * command of a command, as in "tournament resume".
 */
export async function parseArguments<Request>(
  define: (command: JudgeCommand) => void,
  parse: (...args: never[]) => Request,
  args: readonly string[],
  child?: string,
): Promise<Request> {
  const program = new JudgeCommand('minions').enablePositionalOptions().exitOverride();
  const command = program.command('tried');
  define(command);
  const target = child === undefined ? command : command.commands.find((one) => one.name() === child)!;
  let request: Request | undefined;
  (target as JudgeCommand).action((...given: never[]): CommandEnd => void (request = parse(...given)));
  await program.parseAsync(['tried', ...(child === undefined ? [] : [child]), ...args], { from: 'user' });
  return request!;
}
