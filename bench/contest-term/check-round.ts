import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import type { ContestRound } from '../../protocol/types/contest/round.ts';
import type { Standings } from '../../protocol/types/tournament/standings.ts';
import { MINIONS } from './term-contest.ts';

export interface CheckedRound {
  readonly standings: Standings;
  readonly problems: readonly string[];
}

/** Downloads the public folder of a round, as anybody can, and verifies it by the command that its page names. */
export async function checkRound(url: string, root: string, { name, folder }: ContestRound): Promise<CheckedRound> {
  const answer = await fetch(`${url}${folder}`);
  if (!answer.ok) throw new Error(`the folder of ${name} cannot be downloaded: ${answer.status}`);
  const cwd = mkdtempSync(join(root, 'download-'));
  writeFileSync(join(cwd, `${name}.tar.gz`), Buffer.from(await answer.arrayBuffer()));
  await execa('tar', ['-xzf', `${name}.tar.gz`], { cwd });
  const verify = [MINIONS, 'tournament', 'verify', name, '--deep'];
  const { exitCode, all } = await execa(process.execPath, verify, { cwd, reject: false, all: true });
  const standings = JSON.parse(readFileSync(join(cwd, name, 'standings.json'), 'utf8')) as Standings;
  return { standings, problems: exitCode === 0 ? [] : [`${name} does not verify: ${all}`] };
}
