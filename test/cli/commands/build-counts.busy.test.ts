// How often a project is built while its author plays, keeps replays and saves states in its folder, and changes it.
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

interface Project {
  readonly language: string;
  readonly compiler: string;
  /** A source, and a line in it that brings the data of a file into the program. */
  readonly source: string;
  readonly embed: string;
}

const PROJECTS: readonly Project[] = [
  {
    language: 'rust',
    compiler: 'cargo',
    source: 'src/main.rs',
    embed: '#[used]\nstatic WEIGHTS: &str = include_str!("../weights.txt");\n',
  },
  {
    language: 'cpp',
    compiler: 'g++',
    source: 'bot.cc',
    embed: 'static const char* const weights [[gnu::used]] =\n#include "weights.txt"\n;\n',
  },
];

for (const { language, compiler, source, embed } of PROJECTS) {
  testWith(compiler)(
    `a project in ${language} is built when a file changes that its build reads, and not again`,
    async () => {
      const folder = emptyFolder();
      const mine = join(folder, 'mine');
      const env = { XDG_CACHE_HOME: emptyFolder() };
      await runMinions(['new', language, 'ork-island', 'mine', '--no-check'], folder, env);
      const seats = ['ork-island', './mine', 'null', 'null', 'null'];
      const play = async (...args: string[]): Promise<'built' | 'kept'> => {
        const options = ['-s', '1', '--set', 'rounds=3', '-v', ...args];
        const { code, stderr } = await runMinions(['play', ...seats, ...options], folder, env);
        expect({ code, stderr }).toMatchObject({ code: 0 });
        const builds = stderr.match(/building mine: /g)?.length ?? 0;
        expect(builds + (stderr.match(/mine was built before/g)?.length ?? 0), stderr).toBe(1);
        return builds === 1 ? 'built' : 'kept';
      };

      expect(await play('-o', 'mine/first.jsonl')).toBe('built');
      const { stdout: state } = await runMinions(['states', 'mine/first.jsonl', '0', '1'], folder, env);
      writeFileSync(join(mine, 'state.json'), state);
      expect(await play('-o', 'mine/second.jsonl.gz')).toBe('kept');
      await runMinions(['view', 'mine/first.jsonl', '-o', 'mine/match.html'], folder, env);
      writeFileSync(join(mine, 'debug.log'), 'round 1');
      expect(await play('-o', 'mine/first.jsonl')).toBe('kept');
      const kept = ['debug.log', 'first.jsonl', 'match.html', 'second.jsonl.gz', 'state.json'];
      expect(readdirSync(mine)).toEqual(expect.arrayContaining(kept));

      writeFileSync(join(mine, 'weights.txt'), '"0.5"\n');
      appendFileSync(join(mine, source), `\n${embed}`);
      expect(await play()).toBe('built');
      expect(await play()).toBe('kept');
      writeFileSync(join(mine, 'weights.txt'), '"0.75"\n');
      expect(await play()).toBe('built');
      writeFileSync(join(mine, 'state.json'), `${readFileSync(join(mine, 'state.json'), 'utf8')}\n`);
      expect(await play()).toBe('kept');
    },
    300_000,
  );
}
