// What a build is told, and what is said of it, without building anything.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FoundBot } from '../../../../judge/prepare/find/found-bot.ts';
import { findBot } from '../../../../judge/prepare/find/find-bot.ts';
import { KIT_FOLDER } from '../../../../judge/prepare/find/eda-player.ts';
import { BuildGuard } from '../../../../judge/prepare/build/build-guard.ts';
import { makeBuildEnvironment } from '../../../../judge/prepare/build/build-environment.ts';
import { BUILD_LIMITS } from '../../../../judge/prepare/build/build-limits.ts';
import { BuildRoom } from '../../../../judge/prepare/build/build-room.ts';
import { adviseAfterFailure, describeFailure } from '../../../../judge/prepare/build/describe-failure.ts';
import { OutputTail } from '../../../../judge/prepare/build/output-tail.ts';
import { UNPROTECTED, type Sandbox } from '../../../../judge/prepare/protect/choose-sandbox.ts';
import type { Program } from '../../../../judge/prepare/protect/program.ts';
import type { BotGroup, GroupUsage } from '../../../../judge/host/bot-group.ts';
import type { Host } from '../../../../judge/host/host.ts';
import { MadeUpClock } from '../../host/made-up-clock.ts';
import { writeFolder } from '../write-folder.ts';

const MIB = 2 ** 20;

afterEach(() => void vi.unstubAllEnvs());

test('what a build may take of a machine', () => {
  expect(BUILD_LIMITS).toEqual({
    seconds: 60,
    outputMb: 16,
    memoryMb: 2048,
    processes: 256,
    diskMb: 2048,
    files: 200_000,
  });
});

test.each<[what: string, output: string, first: string]>([
  ['the line with an error', 'note: 1\na.cc:3: error: no\nerror 2', 'a.cc:3: error: no'],
  ['or one that names a line', 'Compiling\n  Bot.java:7 hm\n', 'Bot.java:7 hm'],
  ['or the first line', '\nkilled\nfoo', 'killed'],
  ['or nothing', '', 'it printed nothing'],
  ['an error is a word of its own', 'terror\nfoo', 'terror'],
])('a failure begins with %s', (_, output, first) => {
  expect(describeFailure('mine', 'failed', output)).toBe(`building mine failed: ${first}\n${output}`.trimEnd());
});

test('what to do after a failure', () => {
  const alone = { folder: '/my bots', sees: [], recipe: { run: ['{out}'] } } as unknown as FoundBot;
  expect(adviseAfterFailure(alone, ['g++', '-o', '{out}', 'a.cc'])).toBe(
    'fix the errors and try again; a bot of several files needs a folder with a bot.json. The command, to try it by hand:\n' +
      "  cd '/my bots' && g++ -o /tmp/bot a.cc",
  );
  expect(adviseAfterFailure({ ...alone, sees: ['.'] }, ['make'])).toBe(
    "fix the errors and try again. The command, to try it by hand:\n  cd '/my bots' && make",
  );
  const folder = writeFolder({ 'player.cc': '#include "Player.hh"\nvoid f() { ork(3); City c; }\n' });
  const player = findBot('player.cc', { game: { id: 'crematoria', botFolders: [] }, from: folder });
  const advice = adviseAfterFailure(player, player.recipe.build![0]!);
  expect(advice).toContain(`fix the errors and try again. The command, to try it by hand:\n  cd ${folder} && g++ `);
  expect(advice).toContain(`-include ${KIT_FOLDER}/eda/shared/precompiled.hh -iquote ${KIT_FOLDER}/eda/crematoria `);
  expect(advice).toMatch(new RegExp(`-o /tmp/bot player.cc ${KIT_FOLDER}/eda/crematoria/runtime.cc$`));
});

describe('what a compiler writes', () => {
  const write = (...chunks: readonly string[]): { bytes: number; text: string } => {
    const output = new OutputTail();
    let bytes = 0;
    for (const chunk of chunks) bytes = output.push(Buffer.from(chunk));
    return { bytes, text: output.take() };
  };

  test('is kept', () => {
    expect(write('a\n', 'b\n\n')).toEqual({ bytes: 5, text: 'a\nb' });
    expect(write()).toEqual({ bytes: 0, text: '' });
    const whole = 'x'.repeat(32_768);
    expect(write(whole.slice(0, 20_000), whole.slice(20_000)).text).toBe(whole);
  });

  test('has a beginning and an end, with a gap between', () => {
    const text = `${'a'.repeat(16_384)}${'b'.repeat(5)}${'c'.repeat(16_384)}`;
    const expected = `${'a'.repeat(16_384)}\n… 5 bytes left out …\n${'c'.repeat(16_384)}`;
    expect(write(text)).toEqual({ bytes: 32_773, text: expected });
    expect(write(...text.match(/[^]{1,1000}/g)!).text).toBe(expected);
  });
});

test('a build knows the PATH and the language of the judge, and in a sandbox nothing of its home', () => {
  for (const name of ['LC_ALL', 'TZ', 'SystemRoot', 'RUSTUP_HOME']) vi.stubEnv(name, undefined);
  vi.stubEnv('PATH', '/usr/bin');
  vi.stubEnv('LANG', 'C');
  vi.stubEnv('MINIONS_TOKEN', 'secret');
  expect(makeBuildEnvironment(false)).toEqual({ PATH: '/usr/bin', LANG: 'C', HOME: homedir() });
  const closed = {
    PATH: '/usr/bin',
    LANG: 'C',
    HOME: '/tmp',
    TMPDIR: '/tmp',
    GOPROXY: 'off',
    CARGO_NET_OFFLINE: 'true',
  };
  expect(makeBuildEnvironment(true)).toEqual({ ...closed, RUSTUP_HOME: join(homedir(), '.rustup') });
  vi.stubEnv('RUSTUP_HOME', '/rust');
  vi.stubEnv('TZ', 'UTC');
  vi.stubEnv('LC_ALL', 'C.UTF-8');
  expect(makeBuildEnvironment(true)).toEqual({ ...closed, RUSTUP_HOME: '/rust', TZ: 'UTC', LC_ALL: 'C.UTF-8' });
});

describe('a room to build in', () => {
  const prepare = (isClosed: boolean, recipe: readonly string[], kit = {}) => {
    const real = { folder: writeFolder({ 'tool.sh': '' }), result: join(writeFolder({ 'out/x': '' }), 'out/bot') };
    chmodSync(join(real.folder, 'tool.sh'), 0o755);
    let program: Program | undefined;
    const sandbox: Sandbox = {
      ...UNPROTECTED,
      isClosed,
      protect: (given) => {
        program = given;
        return UNPROTECTED.protect(given);
      },
    };
    const room = new BuildRoom(sandbox, real, { folder: '/home/me/bot', result: '/cache/key/out/bot' }, kit);
    return {
      real,
      room,
      command: room.prepare('mine', recipe),
      views: () => program!.views,
      kind: () => program!.kind,
    };
  };

  test('is where the bot seems to be, in a sandbox', () => {
    const { real, command, views, kind } = prepare(true, ['node', '-o', '{out}/x', '{runtime}', '{headers}'], {
      runtime: '/cache/r/out/bot',
      headers: '/cache/h/out/bot',
    });
    expect(command).toMatchObject({
      folder: '/home/me/bot',
      args: ['-o', '/cache/key/out/bot/x', '/cache/r/out/bot', '/cache/h/out/bot'],
    });
    expect(kind()).toBe('build');
    expect(views()[0]).toEqual({ path: '/home/me/bot', from: real.folder, isWritable: true });
    expect(views().at(-1)).toEqual({ path: '/cache/key/out', from: join(real.result, '..'), isWritable: true });
    const paths = views().map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/cache/r/out', '/cache/h/out']));
    expect(paths).not.toContain(KIT_FOLDER);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('is where it is, without one', () => {
    const { real, command, room, views } = prepare(false, ['./tool.sh', '{kit}/a', '{out}', '{headers}', '{runtime}']);
    expect(command).toMatchObject({
      file: join(real.folder, 'tool.sh'),
      folder: real.folder,
      args: [`${KIT_FOLDER}/a`, real.result, `${KIT_FOLDER}/eda/shared/precompiled.hh`, '{runtime}'],
    });
    expect(views().map(({ path }) => path)).toContain(KIT_FOLDER);
    expect(room.context).toMatchObject({ disk: join(real.result, '..') });
    expect(room.hasResult()).toBe(false);
    writeFileSync(`${real.result}.gch`, '');
    expect(room.hasResult()).toBe(true);
    mkdirSync(prepare(true, ['node']).real.result);
  });

  test('calls a program of the bot as it seems to lie', () => {
    expect(prepare(true, ['./tool.sh']).command.file).toBe('/home/me/bot/tool.sh');
  });
});

describe('a build is ended', () => {
  const guard = (signal?: AbortSignal) => {
    const clock = new MadeUpClock();
    const done: string[] = [];
    const waits: { ms: number | undefined } = { ms: 0 };
    const usage: { -readonly [Key in keyof GroupUsage]: number } = { memoryBytes: 0, processes: 1, threads: 1 };
    const note = (what: string) => (): void => void done.push(what);
    const group = {
      needsScan: true,
      begin: (pid: number) => done.push(`begin ${pid}`),
      markWaits: note('mark'),
      waitedMs: () => waits.ms,
      update: note('update'),
      measure: () => usage,
      kill: note('kill'),
      isEmpty: () => true,
      close: note('close'),
    } as unknown as BotGroup;
    const monitor = { watch: note('watch'), forget: note('forget') };
    const host = {
      clock,
      monitor,
      track: (pid: number) => done.push(`track ${pid}`),
      killGroup: (pid: number, tag: string) => done.push(`kill ${pid} ${tag}`),
    } as unknown as Host;
    const limits = { ...BUILD_LIMITS, seconds: 60, memoryMb: 100, processes: 10, outputMb: 1 };
    return {
      clock,
      done,
      usage,
      waits,
      made: new BuildGuard(host, { pid: 7, group, tag: 't', disk: '/', limits, signal }),
    };
  };

  test('by its end, with all who are left', async () => {
    const { done, made, clock } = guard();
    expect(made.needsScan).toBe(true);
    await made.end();
    expect(done).toEqual(['track 7', 'begin 7', 'mark', 'watch', 'forget', 'kill', 'kill 7 t', 'close']);
    expect([made.problem, clock.waiting]).toEqual([undefined, 0]);
  });

  test('when it takes too long, and the first reason stays', () => {
    const { clock, made, done, usage } = guard();
    clock.advance(59_999);
    expect(made.problem).toBeUndefined();
    clock.advance(1);
    expect(made.problem).toBe('took longer than 60 s and was ended');
    expect(done.at(-1)).toBe('kill');
    usage.processes = 11;
    made.look(undefined);
    expect(made.problem).toBe('took longer than 60 s and was ended');
  });

  test('not for time in which the machine had no CPU for it, but after ten times its limit', () => {
    const { clock, made, waits } = guard();
    waits.ms = 45_000;
    clock.advance(104_999);
    expect(made.problem).toBeUndefined();
    clock.advance(1);
    expect(made.problem).toBe('took longer than 60 s, beside 45 s in which it waited for a CPU, and was ended');
    const patient = guard();
    patient.waits.ms = 1e9;
    patient.clock.advance(599_999);
    expect(patient.made.problem).toBeUndefined();
    patient.clock.advance(1);
    expect(patient.made.problem).toMatch(/^took longer than 60 s, beside 1000000 s /);
    const unknown = guard();
    unknown.waits.ms = undefined;
    unknown.clock.advance(60_000);
    expect(unknown.made.problem).toBe('took longer than 60 s and was ended');
  });

  test.each<[what: string, usage: Partial<GroupUsage>, problem: string | undefined]>([
    ['as much as it may', { processes: 10, memoryBytes: 100 * MIB }, undefined],
    ['too many processes', { processes: 11 }, 'had more than 10 processes and was ended'],
    ['too much memory', { memoryBytes: 100 * MIB + 1 }, 'used more than 100 MiB of memory and was ended'],
  ])('when it has %s', (_, used, problem) => {
    const { made, usage, done } = guard();
    Object.assign(usage, used);
    made.look(undefined);
    expect(made.problem).toBe(problem);
    expect(done.includes('kill')).toBe(problem !== undefined);
    expect(done).toContain('update');
  });

  test('when it writes too much', () => {
    const { made } = guard();
    made.count(MIB);
    expect(made.problem).toBeUndefined();
    made.count(MIB + 1);
    expect(made.problem).toBe('wrote more than 1 MiB of messages and was ended');
  });

  test('when somebody interrupts it, also before it has begun', async () => {
    expect(guard(AbortSignal.abort()).made.problem).toBe('was interrupted and was ended');
    const stop = new AbortController();
    const { made } = guard(stop.signal);
    stop.abort();
    expect(made.problem).toBe('was interrupted and was ended');
    const late = new AbortController();
    const over = guard(late.signal).made;
    await over.end();
    late.abort();
    expect(over.problem).toBeUndefined();
  });
});
