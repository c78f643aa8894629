// Builds are programs of other people, like the bots they make: what they can see, take and leave behind.
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect } from 'vitest';
import { SYSTEM_PROC } from '../../../../judge/host/proc.ts';
import { listProcesses } from '../../../../judge/host/processes/stat.ts';
import { BUILD_LIMITS } from '../../../../judge/prepare/build/build-limits.ts';
import type { OnPrepareEvent } from '../../../../judge/prepare/prepare-event.ts';
import { prepareBot } from '../../../../judge/prepare/prepare-bot.ts';
import { BotPreparer } from '../../../../judge/prepare/bot-preparer.ts';
import { testWith } from '../../../test-with.ts';
import { runCommand } from '../run-command.ts';
import { writeFolder, type Files } from '../write-folder.ts';

let cache: string;
/** What was built; beside it the cache keeps what builds have read. */
const listBuilds = (): string[] => readdirSync(cache).filter((name) => name !== 'inputs');

beforeEach(() => {
  cache = join(writeFolder({}), 'cache');
});

interface Tried {
  readonly preparer?: BotPreparer;
  readonly onEvent?: OnPrepareEvent;
  readonly sandbox: 'bwrap' | 'none';
  readonly signal?: AbortSignal;
}

async function prepare(source: string, { preparer = new BotPreparer(cache), sandbox, ...rest }: Tried) {
  const game = { id: 'ork-island', botFolders: [] };
  return prepareBot(source, { preparer, sandbox: await preparer.chooseSandbox(sandbox), game, ...rest });
}

/** A folder whose bot is built by a script of the shell, and runs what that makes. */
const writeScripted = (script: string, files: Files = {}): string =>
  writeFolder({
    'bot.json': JSON.stringify({ build: ['sh', 'build.sh', '{out}'], run: ['{out}'] }),
    'build.sh': script,
    ...files,
  });

const SUCCEED = 'printf "#!/bin/sh\\necho built" > "$1"; chmod +x "$1"';

async function findError(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect(error?.name).toBe('UsageError');
  return error!.message;
}

describe.each(['bwrap', 'none'] as const)('with --sandbox %s', (sandbox) => {
  const needs = sandbox === 'bwrap' ? ['bwrap'] : [];

  testWith(...needs)('it builds, and what it made runs', async () => {
    const { command } = await prepare(writeScripted(SUCCEED), { sandbox });
    expect(await runCommand(command)).toMatchObject({ code: 0, stdout: 'built\n' });
  });

  testWith(...needs)('it works in a copy: nothing it writes lands in the folder of the bot', async () => {
    const folder = writeScripted(`touch made build.sh; mkdir sub; ${SUCCEED}`);
    const before = readdirSync(folder).sort();
    const first = await prepare(folder, { sandbox });
    expect(readdirSync(folder).sort()).toEqual(before);
    expect((await prepare(folder, { sandbox })).digest).toBe(first.digest);
  });

  testWith(...needs)('it is told little of the judge', async () => {
    process.env['SECRET_TOKEN'] = 'hunter2';
    const folder = writeScripted(`env; exit 1`);
    const message = await findError(prepare(folder, { sandbox }));
    delete process.env['SECRET_TOKEN'];
    expect(message).toContain('PATH=');
    expect(message).not.toMatch(/hunter2|NODE_|npm_|XDG_|VITEST/);
  });

  testWith(...needs)('one that sleeps is ended, with a sentence, and all it started', async () => {
    const preparer = new BotPreparer(cache, { ...BUILD_LIMITS, seconds: 1 });
    const message = await findError(prepare(writeScripted('sleep 4711 & sleep 4711'), { preparer, sandbox }));
    expect(message).toMatch(/^building \S+ took longer than 1 s and was ended: it printed nothing/);
    await expect.poll(() => countProcesses('4711')).toBe(0);
  });

  testWith(...needs)('one that goes well leaves nobody behind either', async () => {
    await prepare(writeScripted(`setsid sleep 4712 >/dev/null 2>&1 & sleep 0.2; ${SUCCEED}`), { sandbox });
    await expect.poll(() => countProcesses('4712')).toBe(0);
  });

  const greedy: [what: string, script: string, limits: object, problem: RegExp][] = [
    ['memory', 'perl -e \'$a = "x" x 300_000_000; sleep 60\'', { memoryMb: 100 }, /used more than 100 MiB of memory/],
    ['processes', 'for i in $(seq 40); do sleep 60 & done; wait', { processes: 30 }, /had more than 30 processes/],
    ['messages', 'yes "error: all of it" & yes >&2', { outputMb: 1 }, /wrote more than 1 MiB of messages/],
    [
      'the disk',
      'dd if=/dev/zero of=big bs=1M count=900 2>/dev/null; sync; sleep 60',
      { diskMb: 400 },
      /wrote more than 400 MiB to disk/,
    ],
  ];
  for (const [what, script, limits, problem] of greedy) {
    testWith(...needs)(`one that takes too much of ${what} is ended, with a sentence`, async () => {
      const preparer = new BotPreparer(cache, { ...BUILD_LIMITS, seconds: 30, ...limits });
      const message = await findError(prepare(writeScripted(script), { preparer, sandbox }));
      expect(message).toMatch(problem);
      expect(message.length).toBeLessThan(40_000);
    });
  }

  testWith(...needs)('it can be interrupted', async () => {
    const control = new AbortController();
    const onEvent: OnPrepareEvent = ({ kind }) => void (kind === 'building' && setTimeout(() => control.abort(), 200));
    const building = prepare(writeScripted('sleep 4713'), { sandbox, onEvent, signal: control.signal });
    expect(await findError(building)).toMatch(/was interrupted/);
    await expect.poll(() => countProcesses('4713')).toBe(0);
  });

  testWith(...needs)('a build that makes nothing, or no plain file, is told', async () => {
    expect(await findError(prepare(writeScripted('true'), { sandbox }))).toMatch(
      /^the build of \S+ made nothing: sh build\.sh/,
    );
    expect(await findError(prepare(writeScripted('ln -s /etc/passwd "$1"'), { sandbox }))).toMatch(
      /^the build of \S+ has an invalid result: /,
    );
    expect(await findError(prepare(writeScripted('mkfifo "$1"'), { sandbox }))).toMatch(
      /^the build of \S+ has an invalid result: /,
    );
  });

  testWith(...needs)('a build that failed is tried again', async () => {
    const preparer = new BotPreparer(cache);
    const folder = writeScripted(`test -e fixed && ${SUCCEED}`);
    await findError(prepare(folder, { preparer, sandbox }));
    // The same files again: only what the build finds on the machine may have changed.
    await findError(prepare(folder, { preparer, sandbox }));
    writeFileSync(join(folder, 'fixed'), '');
    await prepare(folder, { preparer, sandbox });
  });

  testWith(...needs)('it cannot make the judge write, or remove, what is not its own', async () => {
    const victim = writeFolder({ 'precious.txt': 'mine', 'more/x': '' });
    const plants = ['digest', '../digest', 'bot.json', '../bot'].map(
      (name) => `ln -s ${victim}/precious.txt "$d/${name}"`,
    );
    const script = `d=$(dirname "$1"); (${plants.join('; ')}; ln -s ${victim}/more more) 2>/dev/null; ${SUCCEED}`;
    await prepare(writeScripted(script), { sandbox }).catch((error: Error) => expect(error.name).toBe('UsageError'));
    expect(readFileSync(join(victim, 'precious.txt'), 'utf8')).toBe('mine');
    expect(readdirSync(victim).sort()).toEqual(['more', 'precious.txt']);
    expect(readdirSync(join(victim, 'more'))).toEqual(['x']);
  });

  testWith(...needs)('folders that are deep, or closed, are removed all the same', async () => {
    const deep = `perl -e 'for (1..1500) { mkdir "dddd"; chdir "dddd" }'`;
    const folder = writeScripted(`(${deep}); mkdir closed; touch closed/x; chmod 000 closed; ${SUCCEED}`);
    const before = new Set(readdirSync(tmpdir()));
    await prepare(folder, { sandbox });
    // Others may build beside this test, and come and go.
    const left = readdirSync(tmpdir()).filter((name) => name.startsWith('minions-build-') && !before.has(name));
    expect(left).toEqual([]);
  });

  testWith(...needs)('what was changed in the cache is not used, but built again', async () => {
    const built: string[] = [];
    const onEvent: OnPrepareEvent = (event) => void (event.kind === 'building' && built.push(event.bot));
    const folder = writeScripted(SUCCEED);
    const results = (): string[] => listBuilds().map((key) => join(cache, key, 'out', 'bot'));
    await prepare(folder, { sandbox, onEvent });
    await prepare(folder, { sandbox, onEvent });
    expect(built).toHaveLength(1);
    appendFileSync(results()[0]!, '\necho changed\n');
    const { command } = await prepare(folder, { sandbox, onEvent });
    expect(built).toHaveLength(2);
    expect((await runCommand(command)).stdout).toBe('built\n');
    expect(results()).toHaveLength(1);
  });
});

describe('inside bubblewrap', () => {
  const rival = (): string => writeFolder({ 'plan.txt': 'the plan', 'rival.c': 'int main() {}' });

  testWith('bwrap', 'gcc')('.incbin finds nothing of a rival', async () => {
    const place = writeFolder({
      'rival/plan': 'the plan',
      'mine/bot.json': JSON.stringify({ build: ['gcc', '-o', '{out}', 'bot.c'], run: ['{out}'] }),
      'mine/bot.c': '__asm__(".incbin \\"../rival/plan\\"");\nint main() {}\n',
    });
    expect(await findError(prepare(join(place, 'mine'), { sandbox: 'bwrap' }))).toMatch(
      /file not found: \.\.\/rival\/plan/,
    );
    writeFileSync(join(place, 'mine/bot.c'), `__asm__(".incbin \\"${place}/rival/plan\\"");\nint main() {}\n`);
    expect(await findError(prepare(join(place, 'mine'), { sandbox: 'bwrap' }))).toMatch(
      /file not found: .*rival\/plan/,
    );
  });

  testWith(
    'bwrap',
    'gcc',
    'rustc',
  )('bots of one file do not see each other, however they ask', async () => {
    const place = writeFolder({
      'rival.c': 'int main() { return 1; }',
      'rival.py': 'plan = 1',
      'rival.ts': 'export const plan = 1;',
      'rival.rs': 'fn main() { let plan = 1; }',
      'a.c': '#include "rival.c"\n',
      'b.c': '__asm__(".incbin \\"rival.py\\"");\nint main() {}\n',
      'c.rs': 'fn main() { print!("{}", include_str!("rival.rs")); }',
      'd.rs': 'mod rival;\nfn main() {}',
      'e.ts': 'import { plan } from "./rival.ts"; console.log(plan);',
    });
    for (const file of ['a.c', 'b.c', 'c.rs', 'd.rs', 'e.ts']) {
      const message = await findError(prepare(join(place, file), { sandbox: 'bwrap' }));
      expect(message).toMatch(/No such file|not found|couldn't read|Could not resolve/);
    }
  });

  testWith('bwrap')('a build sees its folder and the toolchains, and changes nothing but its result', async () => {
    const secret = join(rival(), 'plan.txt');
    const other = await prepare(writeScripted(SUCCEED), { sandbox: 'bwrap' });
    const script = [
      `cat ${secret}`,
      `ls -A ${dirname(cache)}/cache | grep -v "^$(basename $(dirname $(dirname $1)))$"`,
      `ls -A ${process.env['HOME']} | grep -vE "^[.](cargo|rustup|pyenv|nvm|rbenv|sdkman)$"`,
      `echo x >> ${cache}/x`,
      `echo x > /usr/x`,
      `echo x > ${secret}`,
    ].join('; ');
    const message = await findError(prepare(writeScripted(`(${script}) 2>&1; exit 1`), { sandbox: 'bwrap' }));
    const lines = message.split('\n').slice(1);
    expect(lines.filter((line) => !/No such file|Directory nonexistent|Read-only file system/.test(line))).toEqual([]);
    expect(readFileSync(secret, 'utf8')).toBe('the plan');
    expect((await runCommand(other.command)).stdout).toBe('built\n');
  });

  testWith('bwrap', 'perl')('a build reaches no network, not even this machine', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const script = `perl -MIO::Socket::INET -e 'IO::Socket::INET->new("127.0.0.1:${port}") and print "reached"'; exit 1`;
    const message = await findError(prepare(writeScripted(script), { sandbox: 'bwrap' }));
    server.close();
    expect(message).not.toContain('reached');
  });

  testWith('bwrap')('a bot sees its own result, and cannot write to it', async () => {
    await prepare(writeScripted(`${SUCCEED} # other`), { sandbox: 'bwrap' });
    const script = 'ls ${0%/*/*/*}; (echo x >> $0); (echo x > ${0%/*}/more)';
    const folder = writeScripted(`cat > "$1" <<'END'\n#!/bin/sh\n${script}\nEND\nchmod +x "$1"`);
    const { command } = await prepare(folder, { sandbox: 'bwrap' });
    const { stdout, stderr } = await runCommand(command);
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(listBuilds()).toHaveLength(2);
    expect(stderr.match(/Read-only file system/g)).toHaveLength(2);
  });

  testWith(
    'bwrap',
    'make',
    'gcc',
  )('a build may write in its folder, as make does', async () => {
    const folder = writeFolder({
      'bot.json': JSON.stringify({ build: ['make', 'OUT={out}'], run: ['{out}'] }),
      Makefile: '$(OUT): bot.o\n\tgcc -o $@ bot.o\nbot.o: bot.c\n',
      'bot.c': '#include <stdio.h>\nint main() { puts("made"); }\n',
    });
    const { command } = await prepare(folder, { sandbox: 'bwrap' });
    expect((await runCommand(command)).stdout).toBe('made\n');
    expect(existsSync(join(folder, 'bot.o'))).toBe(false);
  });

  testWith('bwrap', 'cargo')('cargo builds what it has', async () => {
    const folder = writeFolder({
      'bot.json': JSON.stringify({
        build: ['sh', '-c', 'cargo build -q --release && cp target/release/bot $0', '{out}'],
        run: ['{out}'],
      }),
      'Cargo.toml': '[package]\nname = "bot"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/main.rs': 'fn main() { println!("made"); }\n',
    });
    const { command } = await prepare(folder, { sandbox: 'bwrap' });
    expect((await runCommand(command)).stdout).toBe('made\n');
  });
});

function countProcesses(word: string): number {
  return listProcesses(SYSTEM_PROC).filter((pid) =>
    SYSTEM_PROC.read(`/proc/${pid}/cmdline`)?.includes(`sleep\0${word}`),
  ).length;
}
