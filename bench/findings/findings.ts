// npm run bench:findings [from-to] [other build]/dist: what the attacks of each finding get from this build, and from another one. By what
// they get, not by how fast: a busy machine will do. Needs gcc, bubblewrap, root or a delegated part of the cgroup tree; five minutes.
//   node dist/bench/findings/findings.js measure <build> <attack>   tries one of them, for the above
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../../cli/show/make-table.ts';
import { FINDINGS, type Finding } from './list-findings.ts';
import { Attacks } from './met.ts';

const MAX_MS = 300_000;
const self = fileURLToPath(import.meta.url);
const OWN_BUILD = join(self, '../../..');
const [first, build, name] = process.argv.slice(2);
if (first === 'measure') {
  console.log(JSON.stringify(await FINDINGS.find(({ attack }) => attack === name)!.try(new Attacks(build!))));
} else {
  const range = /^(\d+)-(\d+)$/.exec(first ?? '');
  const [from, to] = range === null ? [0, Infinity] : [Number(range[1]), Number(range[2])];
  const others = process.argv.slice(range === null ? 2 : 3).map((folder) => resolve(folder));
  compare([OWN_BUILD, ...others], ({ number }) => number >= from && number <= to);
}

/** Each attack on all builds, one after another. Exits with 1 when one of them gets something from this build. */
function compare(builds: readonly string[], isChosen: (finding: Finding) => boolean): void {
  const rows = FINDINGS.filter(isChosen).map(({ number, attack, test }) => {
    const outcomes = builds.map((build) => tryApart(build, attack));
    if (!outcomes[0]!.holds) process.exitCode = 1;
    const cells = outcomes.map(({ got, holds }) => `${holds ? 'held' : 'BROKEN'}: ${got}`);
    console.error(`${number} ${attack} | ${cells.join(' | ')}`);
    return [String(number), attack, ...cells, test];
  });
  const names = builds.map((build) => (build === OWN_BUILD ? 'this build' : build));
  console.log(makeTable(['finding', 'attack', ...names, 'test'], rows));
}

function tryApart(build: string, attack: string): { got: string; holds: boolean } {
  // Nothing that was built before is found.
  const env = { ...process.env, XDG_CACHE_HOME: mkdtempSync(join(tmpdir(), 'minions-cache-')) };
  const options = { encoding: 'utf8', env, timeout: MAX_MS } as const;
  const { stdout, stderr } = spawnSync(process.execPath, [self, 'measure', build, attack], options);
  if (stdout === '') return { got: stderr.trim().split('\n').at(-1) ?? 'no end', holds: false };
  return JSON.parse(stdout) as { got: string; holds: boolean };
}
