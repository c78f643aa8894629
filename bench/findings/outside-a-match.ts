import { execa } from 'execa';
import { chmodSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attacks } from './met.ts';

/** How often a tournament of short matches plays one again because a bot is late in every one of them. */
export async function countReplays(attacks: Attacks): Promise<{ matches: number; replayed: number }> {
  const { folder, minions } = attacks;
  const run = (...args: string[]) => execa(process.execPath, [minions, ...args], { cwd: folder });
  const { stdout: config } = await run('games', 'crematoria', '--config');
  writeFileSync(join(folder, 'short.cnf'), config.replace(/^(nb_rounds|NUM_ROUNDS)\b.*/im, '$1 3'));
  const bots = ['anna', 'bob', 'carl'].map((name) => `${name}=${attacks.name(['works', 0])}`);
  const limits = ['--time', '150', '--start-time', '10000'];
  const late = `late=${attacks.name(['sleeps', 60_000])}`;
  await run('tournament', 'crematoria', late, ...bots, '-i', 'short.cnf', '--no-check', ...limits, '-o', 'cup', '-q');
  const journal = readFileSync(join(folder, 'cup/journal.jsonl'), 'utf8');
  const count = (text: RegExp): number => journal.match(text)?.length ?? 0;
  return { matches: count(/"attempt":1/g), replayed: count(/"attempt":2/g) };
}

/** What a build finds beside a folder of programs that the organiser has on the PATH. */
export async function lookBesideThePath(attacks: Attacks): Promise<string> {
  const contest = join(attacks.folder, 'contest');
  for (const name of ['bin', 'submissions/rival']) mkdirSync(join(contest, name), { recursive: true });
  mkdirSync(join(attacks.folder, 'mine'));
  const script = join(contest, 'bin/show-errors');
  writeFileSync(script, '#!/bin/sh\nexec cat "$1" >&2\n');
  chmodSync(script, 0o755);
  writeFileSync(join(contest, 'submissions/rival/plan.txt'), 'the plan of a rival');
  const recipe = { build: ['sh', 'build.sh', '{out}'], run: ['show-errors', '{out}'] };
  writeFileSync(join(attacks.folder, 'mine/bot.json'), JSON.stringify(recipe));
  const looks = `cat ${contest}/submissions/rival/plan.txt > "$1" 2>/dev/null; true\n`;
  writeFileSync(join(attacks.folder, 'mine/build.sh'), looks);
  process.env['PATH'] = `${join(contest, 'bin')}:${process.env['PATH']}`;
  const { stderr } = await attacks.meet([join(attacks.folder, 'mine')], { sandbox: 'bwrap', rounds: 2 });
  return stderr[0]!.trim();
}

/** How many bots are left of a judge that was killed with its watchdog, after the next judge has started. */
export async function countLeftAfterKills(attacks: Attacks): Promise<number> {
  // It neither reads nor ends, and has a name of its own.
  const length = `600.${process.pid}`;
  const listBots = (): number[] =>
    findProcesses((words) => words.endsWith(`/sleep\0${length}\0`) && words.startsWith('/'));
  const bot = `sleep ${length}`;
  const options = ['--limits', 'none', '--sandbox', 'none'];
  const args = [attacks.minions, 'play', 'crematoria', bot, bot, bot, bot, ...options];
  const judge = execa(process.execPath, args, { cwd: attacks.folder, reject: false });
  while (listBots().length < 4) await sleep(50);
  const watchdogs = findProcesses((words, parent) => words.includes('minions-watchdog') && parent === judge.pid);
  for (const pid of watchdogs) process.kill(pid, 'SIGKILL');
  judge.kill('SIGKILL');
  await judge;
  await execa(process.execPath, [attacks.minions, 'doctor'], { cwd: attacks.folder, reject: false });
  await sleep(1000);
  const left = listBots();
  for (const pid of left) process.kill(pid, 'SIGKILL');
  return left.length;
}

function findProcesses(isMeant: (words: string, parent: number) => boolean): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return state !== 'Z' && isMeant(readFileSync(`/proc/${pid}/cmdline`, 'latin1'), Number(parent));
      } catch {
        return false;
      }
    });
}
