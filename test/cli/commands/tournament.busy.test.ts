// The commands of a tournament as an organiser types them: what holds, what is named, what is refused.
import { execa } from 'execa';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeHashedLine, GENESIS_HASH } from '../../../tournament/journal/hashed-line.ts';
import type { PrivateTable } from '../../../protocol/types/tournament/private.ts';
import type { JournalRecord } from '../../../protocol/types/tournament/record.ts';
import { emptyFolder, runMinions, type Run } from '../run-minions.ts';
import { BEGIN, BOTS, findId, SECRET, writeShortConfig } from '../../tournament/cup-files.ts';

const minions = fileURLToPath(new URL('../../../dist/minions.cjs', import.meta.url));
const folder = emptyFolder();
const run = (...args: string[]): Promise<Run> => runMinions(args, folder);
let begun: Run;

beforeAll(async () => {
  await writeShortConfig(folder);
  begun = await run(...BEGIN, '-o', 'cup');
}, 300_000);

const readTable = (cup: string): PrivateTable =>
  JSON.parse(readFileSync(join(folder, cup, 'private.json'), 'utf8')) as PrivateTable;

/** The text of a page, of a replay, or of a replay as a script. */
function readPublished(path: string): string {
  const bytes = readFileSync(path);
  if (path.endsWith('.gz')) return gunzipSync(bytes).toString('utf8');
  if (!path.endsWith('.js')) return bytes.toString('utf8');
  return gunzipSync(Buffer.from(bytes.toString('utf8').split('"')[1]!, 'base64')).toString('utf8');
}

let copies = 0;
/** A copy of the tournament with something changed in it. */
function copyCup(change: (cup: string) => void): string {
  const name = `copy-${(copies += 1)}`;
  cpSync(join(folder, 'cup'), join(folder, name), { recursive: true });
  change(join(folder, name));
  return name;
}

const readRecords = (cup: string): JournalRecord[] =>
  readFileSync(join(cup, 'journal.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { sum: _, ...record } = JSON.parse(line) as JournalRecord & { sum: string };
      return record as JournalRecord;
    });

/** Writes a journal whose checksums fit, as somebody would who knows how. */
function writeRecords(cup: string, records: readonly JournalRecord[]): void {
  let sum = GENESIS_HASH;
  const lines = records.map((record) => {
    const line = makeHashedLine(record, sum);
    sum = line.sum;
    return `${line.text}\n`;
  });
  writeFileSync(join(cup, 'journal.jsonl'), lines.join(''));
}

test('the commitment stands on the first line, the secret is told at the end', () => {
  expect(begun.code).toBe(0);
  expect(begun.stdout.split('\n')[0]).toMatch(/^Commitment [0-9a-f]{64}: /);
  expect(begun.stdout).toContain(`Secret ${SECRET}, revealed`);
});

test('status and verify, for people and for programs', async () => {
  const status = JSON.parse((await run('tournament', 'status', 'cup', '--json')).stdout) as object;
  expect(status).toMatchObject({ planned: 20, done: 20, hasEnded: true, writing: null });
  expect((await run('tournament', 'verify', 'cup', '--deep')).stdout).toContain('20 replays, played again');
  const verified = JSON.parse((await run('tournament', 'verify', 'cup', '--json')).stdout) as object;
  expect(verified).toMatchObject({ holds: true, problems: [], replays: 20, checkedSeeds: true });
});

describe('verify names', () => {
  test('one altered line of the journal', async () => {
    const cup = copyCup((path) => {
      const lines = readFileSync(join(path, 'journal.jsonl'), 'utf8').split('\n');
      lines[6] = lines[6]!.replace(/"score":\d+/, '"score":9999');
      writeFileSync(join(path, 'journal.jsonl'), lines.join('\n'));
    });
    const { code, stdout } = await run('tournament', 'verify', cup);
    expect([code, stdout]).toEqual([1, expect.stringContaining('line 7 of ')]);
    const status = await run('tournament', 'resume', cup);
    expect([status.code, status.stderr]).toEqual([2, expect.stringContaining('line 7 of ')]);
  });

  test('one altered replay', async () => {
    const cup = copyCup((path) => {
      const file = join(path, 'replays/00003-2.jsonl.gz');
      writeFileSync(file, gzipSync(gunzipSync(readFileSync(file)).toString('utf8').replace('"tool"', '"tooI"')));
    });
    const { code, stdout } = await run('tournament', 'verify', cup);
    expect([code, stdout]).toEqual([1, expect.stringContaining(', match 3.2: its replay, replays/00003-2.jsonl.gz')]);
  });

  test.each([
    ['seed', { seed: 'mine' }, ', match 4.1: its seed is mine, and the secret gives '],
    ['map', { mapSeed: 'mine' }, ', match 4.1: the seed of its map is mine, and the secret gives '],
    ['map that is gone', { mapSeed: undefined }, ', match 4.1: the seed of its map is none, and the secret gives '],
  ])('one altered seed (%s), even where the checksums were made to fit', async (_, change, problem) => {
    const cup = copyCup((path) => {
      const records = readRecords(path);
      const at = records.findIndex((record) => record.kind === 'played' && record.block === 4 && record.match === 1);
      records[at] = { ...records[at], ...change } as JournalRecord;
      writeRecords(path, records);
    });
    const { code, stdout } = await run('tournament', 'verify', cup);
    expect([code, stdout]).toEqual([1, expect.stringContaining(problem)]);
  });

  test('points that the replay does not have', async () => {
    const cup = copyCup((path) => {
      const records = structuredClone(readRecords(path));
      for (const record of records) if (record.kind === 'played' && record.block === 2) record.seats[0].score += 1;
      writeRecords(path, records);
    });
    const { code, stdout } = await run('tournament', 'verify', cup);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/, match 2\.1: the points are .+, and its replay gives /),
    ]);
  });

  test('a changed definition, a changed bot', async () => {
    const definition = copyCup((path) => {
      const file = join(path, 'tournament.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"Crematoria, round-robin"', '"My cup"'));
    });
    expect((await run('tournament', 'verify', definition)).stdout).toContain('was changed after the beginning');
    const bot = copyCup((path) => {
      for (const name of readdirSync(join(path, 'bots'), { recursive: true, encoding: 'utf8' })) {
        if (/exits-badly\.(mjs|pl)$/.test(name)) writeFileSync(join(path, 'bots', name), 'process.exit(0)');
      }
    });
    expect((await run('tournament', 'verify', bot)).stdout).toContain('the files of broken');
  });

  test('a changed private part, and files that are not those of the commitment', async () => {
    const part = copyCup((path) => {
      const name = readdirSync(join(path, 'replays')).find((file) => file.includes('.private.'))!;
      writeFileSync(join(path, 'replays', name), gzipSync('{"private":1}\n'));
    });
    expect((await run('tournament', 'verify', part)).stdout).toContain('the private part of its replay');
    const files = copyCup((path) => {
      const file = join(path, 'private.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"salt": "[0-9a-f]{64}"/, `"salt": "${'0'.repeat(64)}"`));
    });
    expect((await run('tournament', 'verify', files)).stdout).toMatch(/no version of \w+ that fits the commitment/);
  });
});

describe('a report', () => {
  test('is published in one folder, under pseudonyms, with marks', async () => {
    // Names that are there already do not stay.
    expect((await run('tournament', 'report', 'cup', '--publish', 'site')).code).toBe(0);
    writeFileSync(join(folder, 'marks.json'), '{"lines":[{"rank":-1,"mark":4},{"rank":1,"mark":10}]}');
    const options = ['--publish', 'site', '--pseudonyms', '--marks', 'marks.json', '--json'];
    const { code, stdout } = await run('tournament', 'report', 'cup', ...options);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { matches: 20, site: join(folder, 'site') }]);
    const site = readdirSync(join(folder, 'site'));
    expect(site.sort()).toEqual([
      'bots',
      'index.html',
      'journal.jsonl',
      'maps.csv',
      'replays',
      'standings.json',
      'times.csv',
      'times.html',
      'tournament.json',
      'viewer.html',
    ]);
    expect(readFileSync(join(folder, 'cup/report/standings.csv'), 'utf8')).toMatch(/,10,e\d\d,[A-Z]\w+ [A-Z]\w+\r$/m);
  });

  test('has nothing private in what is published: no name, no file of a bot, nothing that a bot said', () => {
    const { entrants } = readTable('cup');
    const versions = Object.values(entrants).flatMap((entry) => entry.versions);
    // The others are words that pages use.
    const secrets = [
      'walks',
      'broken',
      ...versions.flatMap(({ digest, salt }) => [digest.slice(7), salt]),
      'I cannot go on',
    ];
    const files = readdirSync(join(folder, 'site'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.\w+$/.test(name),
    );
    expect(files.filter((name) => name.includes('.private.'))).toEqual([]);
    const found = files.flatMap((name) => {
      const text = readPublished(join(folder, 'site', name));
      return secrets.filter((secret) => new RegExp(`\\b${secret}\\b`).test(text)).map((secret) => `${name}: ${secret}`);
    });
    // The viewer is a program, and has words of its own.
    expect(found.filter((line) => !line.startsWith('viewer.html'))).toEqual([]);
    for (const name of files.filter((name) => name.endsWith('.gz'))) {
      const [ours, published] = ['cup', 'site'].map((place) => readFileSync(join(folder, place, name)));
      expect(published!.equals(ours!)).toBe(true);
    }
  });

  test('shows bots by their ids once nobody knows them any more, and the rest holds', async () => {
    const broken = findId(join(folder, 'cup'), 'broken');
    const cup = copyCup((path) => {
      const table = readTable(basename(path));
      delete table.entrants[broken];
      writeFileSync(join(path, 'private.json'), JSON.stringify(table));
    });
    expect((await run('tournament', 'report', cup)).code).toBe(0);
    const standings = readFileSync(join(folder, cup, 'report/standings.csv'), 'utf8');
    expect(standings).toContain(`,${broken},ranked,`);
    expect(standings).not.toContain('broken');
    const verified = await run('tournament', 'verify', cup, '--deep');
    expect([verified.code, verified.stdout]).toEqual([
      0,
      expect.stringContaining(`private.json does not know them: the files of ${broken}.`),
    ]);
    const { code, stderr } = await run('tournament', 'resume', cup, '--cycles', '2');
    expect([code, stderr]).toEqual([2, expect.stringContaining(`which files ${broken} is made of`)]);
    const nobody = copyCup((path) => {
      for (const name of ['private.json', 'bots', 'secrets.txt']) rmSync(join(path, name), { recursive: true });
      for (const name of readdirSync(join(path, 'replays'))) {
        if (name.includes('.private.')) rmSync(join(path, 'replays', name));
      }
    });
    expect((await run('tournament', 'verify', nobody, '--deep')).code).toBe(0);
    expect((await run('tournament', 'report', nobody, '--pseudonyms')).code).toBe(0);
    expect((await run('tournament', 'status', nobody)).stdout).toContain(` ${broken} `);
  });

  test('is not put among files that are not ours', async () => {
    mkdirSync(join(folder, 'home/bots'), { recursive: true });
    writeFileSync(join(folder, 'home/bots/mine.py'), 'years of work');
    const { code, stderr } = await run('tournament', 'report', 'cup', '--publish', 'home');
    expect([code, stderr]).toEqual([2, expect.stringContaining('is not empty, and nothing of ours is in it')]);
    expect(readdirSync(join(folder, 'home'), { recursive: true }).sort()).toEqual(['bots', 'bots/mine.py']);
  });

  test.each([
    ['not JSON', 'no json', 'invalid JSON in'],
    ['no formula', '{"lines":[]}', 'invalid formula in'],
    ['a bot that is not there', '{"lines":[{"bot":"zoe","mark":1}]}', 'names "zoe"'],
  ])('with marks that are %s', async (_, text, sentence) => {
    writeFileSync(join(folder, 'bad.json'), text);
    const { code, stderr } = await run('tournament', 'report', 'cup', '--marks', 'bad.json');
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

test('a match is watched under names, with what bots said, and played again with the bots of the folder', async () => {
  const broken = findId(join(folder, 'cup'), 'broken');
  const played = readRecords(join(folder, 'cup')).find(
    (record) => record.kind === 'played' && record.seats.some(({ id }) => id === broken),
  ) as Extract<JournalRecord, { kind: 'played' }>;
  const replay = `cup/replays/0000${played.block}-${played.match}.jsonl.gz`;
  expect((await run('view', replay, '--html', 'match.html')).code).toBe(0);
  const page = readFileSync(join(folder, 'match.html'), 'utf8');
  const embedded = /data-file="[^"]+">([\w+/=]+)</.exec(page)![1]!;
  const [header, ...lines] = gunzipSync(Buffer.from(embedded, 'base64')).toString('utf8').split('\n');
  expect((JSON.parse(header!) as { names: string[] }).names).toContain('broken');
  expect(lines.join('\n')).toContain('I cannot go on');
  const again = await run('rerun', replay);
  expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('No difference')]);
});

describe('bad input gets a sentence, code 2, and leaves nothing behind', () => {
  const begin = (...bots: string[]): string[] => ['tournament', 'crematoria', ...bots, '--no-check', '-o', 'new'];
  const FOUR = BOTS.slice(0, 4);

  test.each<[what: string, args: string[], sentence: string]>([
    [
      'a name twice',
      begin('javascript/demo', 'javascript/demo', 'demo', 'null'),
      'two bots are called "javascript/demo"',
    ],
    ['three bots', begin('demo', 'dummy', 'null'), 'a tournament has 4 to 400 bots, and 3 are named'],
    ['no such bot', begin(...FOUR, 'nobody'), 'there is no bot "nobody"'],
    ['one that does not build', begin(...FOUR, 'bad=bad.ts'), 'a bot cannot enter\nbad.ts: '],
    ['a bad secret', [...begin(...FOUR), '--secret', 'abc'], 'expected 64 hexadecimal digits'],
    ['too many slots', [...begin(...FOUR), '-j', '1000'], '1000 matches at once need 1000 cores'],
    ['a bad time', [...begin(...FOUR), '--for', 'ever'], 'invalid --for: expected'],
    [
      'an unknown challenger',
      [...begin(...FOUR), '--format', 'gauntlet', '--challengers', 'zoe'],
      'the challenger "zoe"',
    ],
    ['a tournament already', [...BEGIN, '-o', 'cup'], 'is a tournament already'],
    ['no folder', ['tournament', 'crematoria', ...FOUR], 'no folder given for the tournament'],
    ['no tournament', ['tournament', 'status', 'nowhere'], 'there is no tournament in'],
  ])('%s', async (_, args, sentence) => {
    writeFileSync(join(folder, 'bad.ts'), 'this is no program (');
    const { code, stderr } = await run(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  test('a folder with something else in it is left alone', async () => {
    mkdirSync(join(folder, 'mine'));
    writeFileSync(join(folder, 'mine/thesis.txt'), 'years of work');
    const { code, stderr } = await run(...BEGIN, '-o', 'mine');
    expect([code, stderr]).toEqual([2, expect.stringContaining('is not empty: there is "thesis.txt"')]);
    expect(readdirSync(join(folder, 'mine'))).toEqual(['thesis.txt']);
  });

  test('a definition of another version', async () => {
    const cup = copyCup((path) => {
      const file = join(path, 'tournament.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"tournament": 2', '"tournament": 3'));
    });
    const { code, stderr } = await run('tournament', 'resume', cup);
    expect([code, stderr]).toEqual([2, expect.stringContaining('expected a form from 1 to 2, got 3')]);
  });

  test('one that is being written', async () => {
    const cup = copyCup((path) => {
      const lock = { pid: 7, machine: 'elsewhere', since: '2025-01-31T12:00:00.000Z', startTime: null, token: 'x' };
      writeFileSync(join(path, 'lock'), JSON.stringify(lock));
    });
    const { code, stderr } = await run('tournament', 'withdraw', cup, 'second');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('is being written by process 7 on elsewhere since 2025'),
    ]);
  });

  test('--strict does not begin with a bot that fails its check', async () => {
    const { code, stderr } = await run(...BEGIN.filter((word) => word !== '--no-check'), '--strict', '-o', 'new');
    expect([code, stderr]).toEqual([2, expect.stringMatching(/broken \(.*exits-badly.*\) fails its check/)]);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });
});

test('a bot that is changed while it plays: the frozen copy plays on', async () => {
  const fixtures = fileURLToPath(new URL('../../fixtures/bots/', import.meta.url));
  mkdirSync(join(folder, 'changing'));
  for (const name of ['mover.mjs', 'each-state.mjs']) cpSync(join(fixtures, name), join(folder, 'changing', name));
  writeFileSync(join(folder, 'changing/bot.json'), '{"run":["node","mover.mjs"]}');
  const bots = ['changing', ...BOTS.slice(0, 3)];
  const judge = execa(
    process.execPath,
    [minions, 'tournament', 'crematoria', ...bots, '--no-check', '-i', 'short.cnf', '--cycles', '1', '-o', 'frozen'],
    { cwd: folder, reject: false },
  );
  await expect.poll(() => existsSync(join(folder, 'frozen/tournament.json')), { timeout: 60_000 }).toBe(true);
  writeFileSync(join(folder, 'changing/mover.mjs'), 'process.exit(1);\n');
  expect((await judge).exitCode).toBe(0);
  const standings = JSON.parse(readFileSync(join(folder, 'frozen/report/standings.json'), 'utf8')) as {
    rows: { faults: number }[];
  };
  expect(standings.rows.map(({ faults }) => faults)).toEqual([0, 0, 0, 0]);
});

test('Ctrl-C stops after the running matches and says how to go on', async () => {
  const judge = execa(process.execPath, [minions, ...BEGIN, '--seats', '4', '-o', 'stopped'], {
    cwd: folder,
    reject: false,
  });
  const journal = join(folder, 'stopped/journal.jsonl');
  await expect
    .poll(() => existsSync(journal) && readFileSync(journal, 'utf8').includes('"played"'), {
      timeout: 60_000,
      interval: 20,
    })
    .toBe(true);
  judge.kill('SIGINT');
  const { exitCode, stdout } = await judge;
  expect([exitCode, stdout]).toEqual([
    130,
    expect.stringMatching(/Stopped after \d+ of 20 matches. Continue with: .*tournament resume /),
  ]);
  expect(existsSync(join(folder, 'stopped/lock'))).toBe(false);
  expect((await run('tournament', 'resume', 'stopped')).code).toBe(0);
});
