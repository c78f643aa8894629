// Whatever comes from outside, damaged in any way: it is taken, or refused by an error that people can read. Nothing else.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { locateContest } from '../../contest/folder/contest-paths.ts';
import { Refusal } from '../../contest/refusal.ts';
import { receiveUpload } from '../../contest/submit/receive-upload.ts';
import { makeAnswerParser } from '../../dialogue/parse-answer.ts';
import { ConfigError } from '../../engine/core/config-error.ts';
import { GAMES } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import { JournalWriter } from '../../tournament/journal/journal-writer.ts';
import { readJournal } from '../../tournament/journal/read-journal.ts';
import { StateCollector } from '../../tournament/journal/tournament-state.ts';
import { makeOutcomeBody, readOutcomeBody, splitBytes } from '../../tournament/queue/outcome-body.ts';
import { readWholeFilm } from '../../viewer/film/open-film.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { makeTar, makeZip } from '../contest/submit/make-archives.ts';
import { verifyText } from '../replay/record-match.ts';
import { makeDefinition, makePlayed, reveal, withdraw } from '../tournament/made-records.ts';
import { makeReplay } from '../viewer/make-replay.ts';
import { FUZZ_RUNS, havoc } from './havoc.ts';

const LONG_RUN = { timeout: 60_000 + 1000 * FUZZ_RUNS };
const counts: Record<string, { taken: number; refused: number }> = {};

/** Tries damaged samples. An input may be refused by these errors; any other one is a bug of ours. */
async function fuzz(
  what: string,
  samples: readonly Buffer[],
  take: (input: Buffer) => unknown,
  refusals: readonly (new (...args: never[]) => Error)[],
  runs = FUZZ_RUNS,
): Promise<void> {
  // The samples themselves are good, or nothing would be tried but their first bytes.
  for (const sample of samples) await take(sample);
  const count = (counts[what] = { taken: 0, refused: 0 });
  const property = fc.asyncProperty(havoc(samples), async (input) => {
    try {
      await take(input);
      count.taken += 1;
    } catch (error) {
      if (!refusals.some((kind) => error instanceof kind)) throw error;
      expect((error as Error).message).not.toBe('');
      count.refused += 1;
    }
  });
  await fc.assert(property, { numRuns: runs });
  expect(count.taken + count.refused).toBeGreaterThanOrEqual(runs);
}

afterAll(() => {
  if (process.env['FUZZ_RUNS'] !== undefined) console.log(JSON.stringify(counts));
});

const ORDERS: Readonly<Record<string, object>> = {
  crematoria: { unit: 1, dir: 'Up' },
  'walking-dead': { unit: 1, dir: 'Up' },
  'ork-island': { unit: 1, dir: 'N' },
  apocalypse: { soldier: 9, to: [3, 4] },
};

test.each(GAMES.map(({ id }) => id))('answers: %s', LONG_RUN, async (id) => {
  const parse = makeAnswerParser(id, DEFAULT_LIMITS, findValidator);
  const answer = { round: 3, orders: [ORDERS[id]], debug: { notes: 'x', metrics: { a: 1 } } };
  const samples = [Buffer.from(JSON.stringify(answer)), Buffer.from('{"round":3,"orders":[]}')];
  await fuzz(`answers of ${id}`, samples, (input) => void parse(input.toString('utf8')), []);
});

test.each(GAMES.map(({ id }) => id))('replays: %s', LONG_RUN, async (id) => {
  const samples = [Buffer.from(makeReplay(id, 2))];
  const runs = Math.ceil(FUZZ_RUNS / 4);
  await fuzz(`replays of ${id}`, samples, (input) => verifyText(input.toString('utf8')), [ReplayError], runs);
  await fuzz(`films of ${id}`, samples, (input) => readWholeFilm(input.toString('utf8')), [ReplayError], runs);
});

test.each(GAMES.map((game) => [game.id, game] as const))('.cnf: %s', LONG_RUN, async (id, game) => {
  const samples = [Buffer.from(game.text!.makeConfig(game.configure('text')))];
  await fuzz(`.cnf of ${id}`, samples, (input) => game.configure('text', input.toString('utf8')), [ConfigError]);
});

test('journals', LONG_RUN, async () => {
  const path = join(emptyFolder(), 'journal.jsonl');
  const writer = new JournalWriter(path);
  for (const block of [1, 2]) writer.append(makePlayed(`${block}.1: anna 1, bob 2, carl 3, dora 4`));
  writer.append(withdraw('bob', 'it crashed'));
  writer.append(reveal('5'.repeat(64)));
  writer.close();
  const read = (input: Buffer): void => {
    writeFileSync(path, input);
    const collector = new StateCollector(makeDefinition(['anna', 'bob', 'carl', 'dora']));
    for (const { record } of readJournal(path)) collector.take(record);
    collector.state();
  };
  await fuzz('journals', [readFileSync(path)], read, [UsageError]);
});

test('archives', LONG_RUN, async () => {
  const files = [
    { name: 'bot.json', content: '{"run": ["node", "main.mjs"]}' },
    { name: 'src/main.mjs', content: 'process.exit()' },
  ];
  const root = emptyFolder();
  const paths = locateContest(join(root, 'contest'));
  mkdirSync(paths.root, { recursive: true });
  const receive = (input: Buffer) =>
    receiveUpload(Readable.from([input]), {
      paths,
      game: { id: 'crematoria', botFolders: [] },
      maxBytes: 2 ** 20,
      fileName: undefined,
      timeoutMs: 60_000,
      at: () => 'now',
    });
  await fuzz('archives', [makeZip(files), await makeTar(files)], receive, [Refusal, UsageError]);
  // Nothing was written beside the contest, and nothing half taken is left.
  expect(readdirSync(root)).toEqual(['contest']);
  expect(readdirSync(paths.uploads)).toEqual([]);
});

test('bodies of HTTP requests', LONG_RUN, async () => {
  const taken = { kind: 'taken', contest: `sha256:${'0'.repeat(64)}`, worker: 'w-1', block: 3 } as const;
  const sample = Buffer.concat([makeOutcomeBody(taken), Buffer.from('a replay, and its private part')]);
  const read = async (input: Buffer): Promise<void> => {
    const { rest } = await readOutcomeBody(Readable.from([input.subarray(0, 40), input.subarray(40)]));
    const parts: Buffer[] = [];
    for (const part of splitBytes(rest, 8)) for await (const chunk of part) parts.push(chunk);
    expect(Buffer.concat(parts).length).toBeLessThanOrEqual(input.length);
  };
  await fuzz('bodies', [sample], read, []);
});
