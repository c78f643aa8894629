import { Command } from 'commander';
import { UsageError } from '../judge/usage-error.ts';

/** A command that says, beside what is wrong with its words, how it is called. */
export class JudgeCommand extends Command {
  override createCommand(name?: string): JudgeCommand {
    return new JudgeCommand(name);
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
