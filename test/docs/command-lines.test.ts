// Every command line of the documentation has options that the command knows, and as many arguments as it takes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';
import { JudgeCommand } from '../../cli/judge-command.ts';
import { splitCommand } from '../../judge/prepare/find/split-command.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (page: string): string => readFileSync(join(root, page), 'utf8');
/** Decisions keep the commands of their day. */
const ELSEWHERE = /^docs\/decisions\/|node_modules/;

const pages = ['docs', 'sample-bots', 'templates', 'examples', 'protocol']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith('.md') && !ELSEWHERE.test(path))
  .concat('README.md', 'llms.txt')
  .sort();

const CALL = /^\s*(?:\$ )?(?:npx )?minions ([a-z][a-z-]*)\b(.*)$/;
/** Where a shell takes over: pipes, redirections, the next command, a comment. */
const SHELL = /\s(?:[|&;]|\d?>|<\s|#\s).*$/;
/** What a sentence may leave out. */
const LEFT_OUT = /^missing required argument|argument missing$/;

interface Line {
  readonly line: string;
  /** In a sentence, a part of a command may be enough. */
  readonly isWhole: boolean;
}

/** The lines of code blocks, and the code in sentences and tables. */
function listCode(text: string): Line[] {
  const blocks = text.match(/```.*?```/gs) ?? [];
  const spans = [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)];
  return [
    ...blocks.flatMap((block) =>
      block
        .replaceAll('\\\n', ' ')
        .split('\n')
        .map((line) => ({ line, isWhole: true })),
    ),
    ...spans.map(([, span]) => ({ line: span!.replaceAll('\\|', '|').replaceAll(/[[\]]/g, ''), isWhole: false })),
  ];
}

/** What is wrong with a line; undefined when nothing is. */
async function findProblem({ line, isWhole }: Line): Promise<string | undefined> {
  const [, name, rest] = CALL.exec(line)!;
  const entry = COMMANDS.find((one) => one.name === name);
  if (entry === undefined) return `there is no command ${name}`;
  const program = new JudgeCommand('minions').enablePositionalOptions().exitOverride();
  const command = program.command(entry.name);
  (await entry.load())(command);
  doNothing(command);
  try {
    await program.parseAsync([entry.name, ...splitCommand(rest!.replace(SHELL, ''))], { from: 'user' });
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return !isWhole && LEFT_OUT.test(message) ? undefined : message;
  }
}

/** What a command would do is left out: it only parses. */
function doNothing(command: JudgeCommand): void {
  command.action(() => {});
  for (const child of command.commands) doNothing(child as JudgeCommand);
}

const lines = pages.flatMap((page) =>
  listCode(read(page))
    .filter(({ line }) => CALL.test(line))
    .map((line) => ({ page, ...line })),
);

test('many command lines are found', () => {
  expect(lines.filter(({ page }) => page === 'docs/commands.md').length).toBeGreaterThan(25);
  expect(lines.length).toBeGreaterThan(200);
});

test.each(lines)('$page: $line', async (line) => {
  expect(await findProblem(line)).toBeUndefined();
});

describe('options alone, in the table of commands, are those of play', () => {
  const options = listCode(read('docs/commands.md')).filter(({ line }) => line.startsWith('-'));
  test.each(options)('$line', async ({ line }) => {
    expect(await findProblem({ line: `minions play crematoria mine ${line}`, isWhole: false })).toBeUndefined();
  });
});
