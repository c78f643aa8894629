import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locateTournament, type TournamentPaths } from '../../../tournament/folder/locate-tournament.ts';
import { OpenTournament } from '../../../tournament/folder/open-tournament.ts';
import {
  findEntry,
  makeShowName,
  makeShowPseudonym,
  readTableFile,
  requireVersion,
  writeTableFile,
} from '../../../tournament/folder/private-table.ts';
import { makeFolder, MadePlayers, play } from '../run/made-players.ts';
import { makeDigest, makeEntrant, makeTable } from '../made-records.ts';

const emptyPlaces = (): TournamentPaths => locateTournament(mkdtempSync(join(tmpdir(), 'minions-private-')));

describe('the file', () => {
  test('is read as it was written, by its owner alone', () => {
    const paths = emptyPlaces();
    const table = makeTable(['e01', 'e02', 'h1'], { e01: 'ännä 漢字' });
    writeTableFile(paths, table);
    expect(readTableFile(paths)).toEqual(table);
    expect(statSync(paths.privateTable).mode & 0o777).toBe(0o600);
  });

  test('that is gone leaves everybody with an id', () => {
    expect(readTableFile(emptyPlaces())).toEqual({ private: 1, entrants: {} });
  });

  test.each([
    ['no JSON', '{', 'invalid '],
    ['another form', '{"private":2,"entrants":{}}', 'at /private'],
    ['an invalid entry', '{"private":1,"entrants":{"e01":{"name":"anna"}}}', 'at /entrants/e01'],
  ])('%s is refused', (_, text, sentence) => {
    const paths = emptyPlaces();
    writeFileSync(paths.privateTable, text);
    expect(() => readTableFile(paths)).toThrow(sentence);
  });
});

describe('who was erased', () => {
  const table = makeTable(['e01'], { e01: 'anna' });

  test.each([
    ['e01', 'anna', 'Secret 0'],
    ['e02', 'e02', 'e02'],
    ['constructor', 'constructor', 'constructor'],
  ])('%s is shown as %s, and as %s', (id, name, pseudonym) => {
    expect([makeShowName(table)(id), makeShowPseudonym(table)(id)]).toEqual([name, pseudonym]);
    expect(findEntry(table, id)?.name).toBe(id === 'e01' ? 'anna' : undefined);
  });

  test('cannot play, nor can files to which nobody has committed', () => {
    const { commitment } = makeEntrant('e01');
    expect(requireVersion(table, 'e01', commitment).digest).toBe(makeDigest(1));
    expect(() => requireVersion(table, 'e02', commitment)).toThrow('which files e02 is made of');
    expect(() => requireVersion(table, 'e01', makeEntrant('e01', 2).commitment)).toThrow('which files e01 is made of');
  });

  test('ends a tournament that needs the bot, after what is being played, and leaves it whole', async () => {
    const paths = makeFolder(['anna', 'bob', 'carl', 'dora', 'emil']);
    const known = readTableFile(paths);
    const { emil: _, ...entrants } = known.entrants;
    writeTableFile(paths, { ...known, entrants });
    await expect(play(paths, new MadePlayers(2))).rejects.toThrow('which files emil is made of');
    expect(readFileSync(paths.journal, 'utf8')).not.toContain('revealed');
    writeTableFile(paths, known);
    expect(await play(paths, new MadePlayers(2))).toBe('ended');
    expect(new OpenTournament(paths).state().counted).toHaveLength(40);
  });
});
