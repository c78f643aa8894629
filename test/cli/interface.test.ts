// What scripts and fingers have learnt: every command with its arguments, options, their values and what they are when not given.
// After a change that is meant: npx vitest run --project unit test/cli/interface.test.ts -u
import type { Argument, Command, Option } from 'commander';
import { beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';
import { JudgeCommand } from '../../cli/judge-command.ts';

const program = new JudgeCommand('minions');

beforeAll(async () => {
  for (const { name, about, load } of COMMANDS) (await load())(program.command(name).description(about));
});

const listAll = (command: Command): Command[] => [command, ...command.commands.flatMap(listAll)];

const nameOf = (command: Command): string =>
  command.parent?.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();

function describeArgument(argument: Argument): string {
  const text = `${argument.name()}${argument.variadic ? '…' : ''}`;
  return argument.required ? `<${text}>` : `[${text}]`;
}

function describeOption({ flags, hidden, mandatory, argChoices, defaultValue }: Option): string {
  const needed = `${hidden ? ' hidden' : ''}${mandatory ? ' required' : ''}`;
  const choices = argChoices === undefined ? '' : ` of ${argChoices.join(' ')}`;
  const usual = defaultValue === undefined ? '' : ` else ${JSON.stringify(defaultValue)}`;
  return `  ${flags}${needed}${choices}${usual}`;
}

test('every command takes the arguments and options that it always took', async () => {
  const lines = program.commands.flatMap(listAll).flatMap((command) => {
    const args = command.registeredArguments.map(describeArgument);
    return [[nameOf(command), ...args].join(' '), ...command.options.map(describeOption)];
  });
  expect(lines.length).toBeGreaterThan(300);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('interface.txt');
});

test('every command, argument and option says what it is for, in few words and without a full stop', () => {
  const sentences = program.commands
    .flatMap(listAll)
    .flatMap((command) => [
      [nameOf(command), command.description()],
      ...command.registeredArguments.map((one) => [`${nameOf(command)} <${one.name()}>`, one.description]),
      ...command.options
        .filter(({ hidden }) => !hidden)
        .map((one) => [`${nameOf(command)} ${one.flags}`, one.description]),
    ]);
  expect(sentences.length).toBeGreaterThan(400);
  expect(sentences.filter(([, text]) => !/^\S.{1,158}[^.\s]$/.test(text ?? ''))).toEqual([]);
});
