// What a bot can see of the folder it lies in, and what it inherits.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import type { OnPrepareEvent } from '../../../../judge/prepare/prepare-event.ts';
import { prepareBot } from '../../../../judge/prepare/prepare-bot.ts';
import { BotPreparer } from '../../../../judge/prepare/bot-preparer.ts';
import { testWith } from '../../../test-with.ts';
import { runCommand, type Ran } from '../run-command.ts';
import { writeFolder, type Files } from '../write-folder.ts';

const LIST = 'find . -type f | sort\n';

/** Runs a bot to its end, as it would be started in a match; what people are told of it too. */
async function run(source: string, from: string, isWritable = false): Promise<Ran & { notes: string[] }> {
  const preparer = new BotPreparer();
  const notes: string[] = [];
  const onEvent: OnPrepareEvent = (event) => void (event.kind === 'noted' && notes.push(event.note));
  const sandbox = await preparer.chooseSandbox('bwrap', isWritable);
  const { command } = await prepareBot(source, { preparer, sandbox, from, onEvent });
  return { ...(await runCommand(command)), notes };
}

describe('a bot sees', () => {
  const files: Files = {
    'mine.sh': LIST,
    'rival.sh': '',
    'match.jsonl': '{}',
    'sub/data': '',
    'bots/bot.json': JSON.stringify({ run: ['sh', 'mine.sh'] }),
    'bots/mine.sh': LIST,
    'bots/lib/data': '',
    'bots/__pycache__/x.pyc': '',
    'bots/target/CACHEDIR.TAG': '',
    'bots/target/brain': '',
  };

  const rows: [what: string, source: string, seen: string[]][] = [
    ['a file: itself, not who lies beside it, not the replay that grows there', './mine.sh', ['./mine.sh']],
    ['a command: the files it names', 'sh mine.sh', ['./mine.sh']],
    ['a command: the folders it names', 'sh mine.sh sub', ['./mine.sh', './sub/data']],
    ['a folder: all of it but caches, which its digest leaves out', 'bots', ['./bot.json', './lib/data', './mine.sh']],
  ];
  for (const [what, source, seen] of rows) {
    testWith('bwrap')(what, async () => {
      const { stdout, stderr } = await run(source, writeFolder(files));
      expect({ seen: stdout.trim().split('\n'), stderr }).toEqual({ seen, stderr: '' });
    });
  }

  testWith('bwrap')('a command with a folder of thousands of files starts like any other', async () => {
    const many = Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`data/a-rather-long-name-${i}`, '']));
    const { stdout } = await run('sh mine.sh data', writeFolder({ ...many, 'mine.sh': 'ls $1 | wc -l' }));
    expect(stdout.trim()).toBe('9000');
  });

  testWith('bwrap')('nothing above its folder', async () => {
    const place = writeFolder({ ...files, 'mine.sh': 'cd ..; find . -type f | sort' });
    const { stdout } = await run('./mine.sh', place);
    expect(stdout).toBe(`./${place.split('/').at(-1)}/mine.sh\n`);
  });

  testWith('bwrap')('the same in /tmp and in a home', async () => {
    const home = process.env['HOME']!;
    const place = writeFolder({ 'mine.sh': `ls -A ${home}; ls -A /tmp` });
    const { stdout } = await run(join(place, 'mine.sh'), place);
    expect(stdout).not.toMatch(/bashrc|profile|\.ssh|\.npmrc|\.cache/);
    expect(stdout.trim().split('\n').at(-1)).toBe(relative('/tmp', place).split('/')[0]);
  });
});

describe('a bot writes', () => {
  const write = { 'bot.json': JSON.stringify({ run: ['sh', 'mine.sh'] }), 'mine.sh': 'echo x > made && echo written' };

  testWith('bwrap')('nothing in its folder', async () => {
    expect((await run('.', writeFolder(write))).stdout).toBe('');
  });

  testWith('bwrap')('into its folder with --writable', async () => {
    expect((await run('.', writeFolder(write), true)).stdout).toBe('written\n');
  });

  testWith('bwrap')('into one beside its file when the folder is not its own', async () => {
    const place = writeFolder(write);
    expect((await run('./mine.sh', place, true)).stdout).toBe('written\n');
    expect(readdirSync(place).sort()).toEqual(['bot.json', 'mine-files', 'mine.sh']);
    expect(readdirSync(join(place, 'mine-files'))).toContain('made');
  });
});

describe('who names a file beside it is told to make a folder', () => {
  const rows: [file: string, text: string, other: string][] = [
    ['mine.py', 'import helper\n', 'helper.py'],
    ['mine.py', 'from helper import x\n', 'helper.py'],
    ['mine.mjs', "import { x } from './helper.mjs';\n", 'helper.mjs'],
    ['mine.cjs', "const x = require('./helper');\n", 'helper.cjs'],
    ['mine.rb', "require_relative 'helper'\n", 'helper.rb'],
    ['mine.lua', 'local x = require("helper")\n', 'helper.lua'],
    ['mine.pl', "require './helper.pl';\n", 'helper.pl'],
    ['mine.sh', 'source helper.sh\n', 'helper.sh'],
  ];
  for (const [file, source, other] of rows) {
    testWith(
      'bwrap',
      ...(file.endsWith('lua') ? ['lua'] : []),
      ...(file.endsWith('rb') ? ['ruby'] : []),
    )(`${file}: ${source.trim()}`, async () => {
      const { notes, code } = await run(`./${file}`, writeFolder({ [file]: source, [other]: '' }));
      expect(code).not.toBe(0);
      expect(notes).toEqual([
        expect.stringMatching(
          new RegExp(
            `^${file} names ${other}, and will not see it: it sees only the files it is made of\\. Put them into a folder with a bot\\.json: \\{"run":`,
          ),
        ),
      ]);
      expect((await run(`./${file}`, writeFolder({ [file]: '' }))).notes).toEqual([]);
    });
  }
});

testWith('bwrap')('a command is told so too, but not of what it names', async () => {
  const place = writeFolder({ 'mine.py': 'import helper, other\n', 'helper.py': '', 'other.py': '' });
  expect((await run('python3 mine.py', place)).notes[0]).toMatch(/^mine names helper\.py, and will not see it/);
  expect((await run('python3 mine.py helper.py', place)).notes).toEqual([]);
});

describe('what the judge was started with by accident', () => {
  const judge = fileURLToPath(new URL('../../../../dist/minions.cjs', import.meta.url));
  const bot = 'cat <&200 >&2; cat <&7 >&2; for n in 3 7 200; do readlink /proc/$$/fd/$n >&2; done\n';

  for (const sandbox of ['bwrap', 'none']) {
    testWith(...(sandbox === 'bwrap' ? ['bwrap', 'bash'] : ['bash']))(
      `no open file reaches a bot, sandbox ${sandbox}`,
      async () => {
        const place = writeFolder({ secret: 'the plan', 'mine.sh': bot });
        const play = ['play', 'ork-island', 'mine.sh', 'null', 'null', 'null', '--json', '--sandbox', sandbox];
        const script = 'exec 7< secret 200< secret; exec "$@"';
        const child = spawn('bash', ['-c', script, 'bash', process.execPath, judge, ...play], { cwd: place });
        const { seats } = JSON.parse(await text(child.stdout)) as { seats: { stderr: string }[] };
        expect(seats[0]!.stderr).not.toContain('the plan');
        expect(seats[0]!.stderr).not.toContain('secret');
      },
    );
  }
});
