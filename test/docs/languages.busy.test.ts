// What docs/languages.md and the README say is done, word for word.
import { execa } from 'execa';
import { copyFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../judge/prepare/find/languages.ts';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { KITS, TINY } from '../sample-bots/kits.ts';
import { testWith } from '../test-with.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/languages.md');

/** The commands of the blocks for the shell, each as its words; npx is what runs them here. */
const commandsIn = (text: string): string[][] =>
  [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block]) =>
    block!
      .trim()
      .split('\n')
      .map((line) => line.split(' ')),
  );

async function runAll(commands: string[][], folder: string): Promise<void> {
  for (const [npx, minions, ...args] of commands) {
    expect([npx, minions]).toEqual(['npx', 'minions']);
    // Nobody is there to look at a page.
    const { code, stderr } = await runMinions(
      args.filter((word) => word !== '--view'),
      folder,
    );
    expect({ code, stderr }, args.join(' ')).toEqual({ code: 0, stderr: '' });
  }
}

testWith('python3')('the README: from nothing to an own bot that plays, in two commands', async () => {
  const folder = emptyFolder();
  const commands = commandsIn(read('README.md')).filter(([npx]) => npx === 'npx');
  // The lab runs until somebody stops it, and has a test of its own.
  expect(commands.map(([, , command]) => command)).toEqual(['new', 'play', 'lab']);
  await runAll(commands.slice(0, 2), folder);
  expect(readdirSync(join(folder, 'mine'))).toContain('plan.py');
});

testWith('python3')('a state from a replay goes to the bot by hand', async () => {
  const folder = emptyFolder();
  const [start, , states] = commandsIn(page);
  await runAll([start!], folder);
  await runMinions(
    ['play', 'crematoria', 'mine', 'null', 'null', 'null', '-s', '1', '-o', 'match.jsonl', '-q'],
    folder,
  );
  const [, , ...args] = states!.slice(0, states!.indexOf('>'));
  const { stdout: state } = await runMinions(args, folder);
  const { stdout } = await execa('python3', ['mine/bot.py'], { cwd: folder, input: state });
  expect(JSON.parse(stdout)).toMatchObject({ round: 57 });
});

describe('a breakpoint on a saved state', () => {
  const makeState = async (language: string): Promise<string> => {
    const folder = emptyFolder();
    await runMinions(['new', language, 'crematoria', 'mine', '--no-check'], folder);
    const replay = join(folder, 'match.jsonl');
    await runMinions(['play', 'crematoria', 'null', 'null', 'null', 'null', '-s', '1', '-o', replay, '-q'], folder);
    await execa('bash', ['-c', 'cat > mine/state.json'], {
      cwd: folder,
      input: (await runMinions(['states', 'match.jsonl', '0', '57'], folder)).stdout,
    });
    return join(folder, 'mine');
  };

  testWith(
    'g++',
    'make',
    'gdb',
  )('gdb in C++', async () => {
    expect(page.replaceAll(/\s+/g, ' ')).toContain(
      '`make debug && gdb ./bot-debug`, then `break crematoria::Rookie::play`',
    );
    const folder = await makeState('cpp');
    await execa('make', ['debug'], { cwd: folder });
    const commands = ['-ex', 'break crematoria::Rookie::play', '-ex', 'run < state.json'];
    const { all } = await execa('gdb', ['-q', '--batch', ...commands, './bot-debug'], { cwd: folder, all: true });
    expect(all).toMatch(/Breakpoint 1, crematoria::Rookie::play.*plan\.cc:\d+/s);
  });

  testWith('cargo', 'gdb')('gdb in Rust', async () => {
    const [, line] = /`cargo build && rust-gdb target\/debug\/bot`, then `break (plan\.rs:\d+)`/.exec(page)!;
    const folder = await makeState('rust');
    await execa('cargo', ['build', '--offline'], { cwd: folder });
    const commands = ['-ex', `break ${line}`, '-ex', 'run < state.json'];
    // rust-gdb is gdb that prints types more kindly; Debian has it in a package of its own.
    const { all } = await execa('gdb', ['-q', '--batch', ...commands, 'target/debug/bot'], { cwd: folder, all: true });
    expect(all).toMatch(/^Breakpoint 1.*, bot::plan::.*play .*plan\.rs:\d+/m);
  });

  testWith('python3')('pdb in Python', async () => {
    const [, line] = /`python3 -m pdb bot\.py state\.json`, then `b (plan\.py:\d+)`/.exec(page)!;
    const folder = await makeState('python');
    const typed = `b ${line}\nc\np state.round * 2\nclear 1\nc\nq\n`;
    const { stdout } = await execa('python3', ['-m', 'pdb', 'bot.py', 'state.json'], { cwd: folder, input: typed });
    expect(stdout).toMatch(/^\(Pdb\) 114$/m);
    expect(stdout).toContain('"round":57');
  });
});

describe('the slow lines of a bot, where no profiler is installed', () => {
  const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block!);
  for (const [language, file, ...programs] of [
    ['perl', 'bot.pl', 'perl'],
    ['ruby', 'bot.rb', 'ruby'],
    ['lua', 'bot.lua', 'lua'],
    ['bash', 'bot.sh', 'bash', 'jq', 'awk'],
  ] as const) {
    testWith(...programs)(language, async () => {
      const block = blocks.find((one) => one.includes(file) && one.includes('states.jsonl'))!;
      const folder = emptyFolder();
      await runMinions(['new', language, 'crematoria', 'mine', '--no-check'], folder);
      const mine = join(folder, 'mine');
      copyFileSync(join(mine, 'example-state.json'), join(mine, 'states.jsonl'));
      const { all } = await execa('sh', ['-c', block], { cwd: mine, all: true });
      expect(all).toMatch(language === 'bash' ? /^ +\d\.\d{3} s {2}line \d+$/m : /^ +\d\.\d{3} s {2}\S+:\d+$/m);
    });
  }
});

test('the table has every language and every ending', () => {
  const table = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  for (const [language] of [...KITS, ...TINY]) expect(table).toContain(`\`${language}\``);
  for (const ending of LANGUAGES.flatMap(({ extensions }) => extensions)) expect(table).toContain(`\`${ending}\``);
});

test('links within the page lead somewhere', () => {
  const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  for (const [, anchor] of page.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(anchor);
});
