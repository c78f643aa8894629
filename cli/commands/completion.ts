import { Argument, type Command } from 'commander';
import { GAMES } from '../../engine/registry.ts';
import { listSampleBots } from '../../judge/prepare/find/sample-bots.ts';
import { JudgeCommand } from '../judge-command.ts';
import { makeCompletion, SHELLS, type CompletedCommand, type Shell } from '../show/make-completion.ts';

/** @param names every command with how to load it: given from outside, because the list of commands names this file too */
export function defineCompletion(
  command: Command,
  names: readonly { readonly name: string; readonly about: string; load(): Promise<(command: JudgeCommand) => void> }[],
): void {
  command
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'after',
      '\nbash: eval "$(minions completion bash)" in ~/.bashrc. zsh: the same in ~/.zshrc.\nfish: minions completion fish > ~/.config/fish/completions/minions.fish',
    )
    .action(async (shell: Shell) => {
      const commands: CompletedCommand[] = [];
      for (const { name, about, load } of names) {
        const loaded = new JudgeCommand(name);
        (await load())(loaded);
        commands.push({ ...describe(loaded), about });
      }
      const bots = [...new Set(listSampleBots().map((bot) => bot.name))];
      process.stdout.write(makeCompletion(shell, commands, { games: GAMES.map(({ id }) => id), bots }));
    });
}

function describe(command: Command): CompletedCommand {
  const visible = command.options.filter(({ hidden }) => !hidden);
  return {
    name: command.name(),
    about: command.description(),
    options: visible.map(({ short, long, description, argChoices, required, optional }) => ({
      flags: [long, short].filter((flag): flag is string => flag !== null && flag !== undefined),
      about: description,
      values: argChoices ?? [],
      takesValue: required || optional,
    })),
    children: command.commands.map((child) => child.name()),
  };
}
