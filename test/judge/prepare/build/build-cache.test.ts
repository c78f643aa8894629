import { mkdirSync, mkdtempSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BuildInputs, listReadData, markUnread } from '../../../../judge/prepare/build/build-inputs.ts';
import { isData } from '../../../../judge/prepare/build/data-files.ts';
import { listCache, pruneCache } from '../../../../judge/prepare/build/cache-housekeeping.ts';
import { digestFiles } from '../../../../judge/prepare/digest.ts';
import { writeFolder } from '../write-folder.ts';

const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'minions-cache-'));

describe('what is pruned', () => {
  const now = new Date('2030-06-01T00:00:00Z');
  const key = (letter: string): string => letter.repeat(32);

  /** Builds by the age of their last use in days, each of one megabyte. */
  function makeCache(ages: Readonly<Record<string, number>>): string {
    const folder = emptyFolder();
    for (const [letter, days] of Object.entries(ages)) {
      const place = join(folder, key(letter));
      mkdirSync(join(place, 'out'), { recursive: true });
      writeFileSync(join(place, 'out/bot'), Buffer.alloc(2 ** 20));
      writeFileSync(join(place, 'label.json'), JSON.stringify({ name: `bot ${letter}` }));
      const used = new Date(now.getTime() - days * 24 * 3600 * 1000);
      utimesSync(place, used, used);
    }
    mkdirSync(join(folder, 'inputs'));
    return folder;
  }

  test.each([
    ['nothing, when all is young and small', { a: 1, b: 2 }, { days: 90, megabytes: 10 }, 'ab'],
    ['what nobody has used for long', { a: 1, b: 91, c: 89 }, { days: 90, megabytes: 10 }, 'ac'],
    ['the oldest, when it is too much', { a: 3, b: 1, c: 2 }, { days: 90, megabytes: 2.5 }, 'bc'],
    ['all but what may be in use', { a: 0.1, b: 1 }, { days: 0, megabytes: 0 }, 'a'],
  ])('%s', (_, ages, keep, left) => {
    const folder = makeCache(ages as unknown as Record<string, number>);
    const gone = pruneCache(folder, keep, now);
    const kept = listCache(folder).map((build) => build.key[0]!);
    expect(kept.sort().join('')).toBe(left);
    expect(gone.map(({ name }) => name)).toEqual(gone.map((build) => `bot ${build.key[0]}`));
    expect(readdirSync(folder)).toContain('inputs');
  });

  test('bots that a worker fetched, which are called by their whole digest, too', () => {
    const folder = makeCache({ a: 1 });
    mkdirSync(join(folder, 'b'.repeat(64)));
    utimesSync(join(folder, 'b'.repeat(64)), 0, 0);
    pruneCache(folder, { days: 90, megabytes: 10 }, now);
    expect(listCache(folder).map((build) => build.key)).toEqual([key('a')]);
    expect(readdirSync(folder).sort()).toEqual([key('a'), 'inputs']);
  });
});

describe('which data a build has read', () => {
  const files = { 'bot.cc': 'source', 'weights.bin': '1', 'names.txt': 'a', Makefile: 'all:' };

  test('are those that were read, and no others', () => {
    const folder = writeFolder(files);
    const names = Object.keys(files);
    markUnread(folder, names);
    for (const name of ['bot.cc', 'names.txt']) readFileSync(join(folder, name));
    expect(listReadData(folder, names)).toEqual(['names.txt']);
  });

  test('are all of them where the system does not note it', () => {
    const folder = writeFolder(files);
    markUnread(folder, Object.keys(files));
    expect(listReadData(folder, Object.keys(files))).toEqual(['weights.bin', 'names.txt']);
  });

  test('are no matches and states of ours there, unless a source names them', () => {
    const records = { 'match.jsonl': '{"replay":1}', 'state.json': '{"protocol":1}', 'used.json': '{"protocol":1}' };
    const all = { 'plan.rs': 'include_str!("../used.json")', 'weights.bin': '1', ...records };
    const folder = writeFolder(all);
    markUnread(folder, Object.keys(all));
    expect(listReadData(folder, Object.keys(all))).toEqual(['weights.bin', 'used.json']);
  });

  test('a state is not read by being looked at', () => {
    const folder = writeFolder({ 'bot.cc': 'source', 'state.json': '{"protocol":1}' });
    markUnread(folder, ['bot.cc', 'state.json']);
    readFileSync(join(folder, 'bot.cc'));
    expect(listReadData(folder, ['bot.cc', 'state.json'])).toEqual([]);
  });

  test('decides whether an earlier build is as good', () => {
    const inputs = new BuildInputs(emptyFolder());
    const folder = writeFolder(files);
    inputs.remember('sources', { read: digestFiles(folder, ['names.txt']), key: 'first' });
    writeFileSync(join(folder, 'weights.bin'), '2');
    writeFileSync(join(folder, 'new.log'), 'played');
    expect(inputs.find('sources', folder)).toBe('first');
    writeFileSync(join(folder, 'names.txt'), 'b');
    expect(inputs.find('sources', folder)).toBeUndefined();
    expect(inputs.find('other sources', folder)).toBeUndefined();
  });

  test.each([
    ['log.TXT', '', true],
    ['src/weights.bin', '', true],
    ['memory.pkl', '', true],
    ['match.jsonl', '{"replay":1,"game":"crematoria"}', true],
    ['match.html', '<!doctype html>', true],
    ['state.json', '{"protocol":1,"game":"crematoria"}', true],
    ['state.json', '', true],
    ['state', '{"protocol":1,"game":"crematoria"}', true],
    ['state', '', true],
    ['notes', 'try the left side first', true],
    ['bot', '#!/usr/bin/env python3', false],
    ['bot-debug', '\u007fELF', true],
    ['plan.o', '\u007fELF', true],
    ['Cargo.toml', '', false],
    ['package.json', '{"name":"bot"}', false],
    ['tsconfig.json', '{}', false],
    ['src/Makefile', 'all:', false],
    ['plan.rs', '', false],
  ])('%s with %j: %s', (name, text, expected) => {
    expect(isData(writeFolder({ [name]: text }), name)).toBe(expected);
  });
});
