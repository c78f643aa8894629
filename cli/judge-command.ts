import { Command } from 'commander';
import { UsageError } from '../judge/usage-error.ts';
import { nameCommand } from './command-name.ts';

/** How a command ended, for its caller: an exit code, or nothing when all went well. */
export type CommandEnd = number | void;

/** A command that says, beside what is wrong with its arguments, how it is called; and remembers how it ended. */
export class JudgeCommand extends Command {
  private end: number | undefined;

  constructor(name?: string) {
    super(name);
    this.configureOutput({ writeOut: (help) => void process.stdout.write(nameCommand(help)) });
  }

  override createCommand(name?: string): JudgeCommand {
    return new JudgeCommand(name);
  }

  override action<Arguments extends unknown[]>(run: (...args: Arguments) => CommandEnd | Promise<CommandEnd>): this {
    return super.action(async (...args: unknown[]) => {
      this.end = (await run(...(args as Arguments))) ?? undefined;
    });
  }

  /** What the command that ran ended with, this one or one of its own. */
  get exitCode(): number {
    return this.end ?? Math.max(0, ...this.commands.map((command) => (command as JudgeCommand).exitCode));
  }

  override error(message: string): never {
    const name = nameWhole(this);
    throw new UsageError(
      message.replace(/^error: /, ''),
      `usage: ${name} ${this.usage()}\n  "${name} --help" lists the options`,
    );
  }
}

/** With the commands that it is a part of: "minions tournament resume". */
function nameWhole(command: Command): string {
  return command.parent === null ? command.name() : `${nameWhole(command.parent)} ${command.name()}`;
}
