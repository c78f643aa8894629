import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BotCommand } from '../../../judge/bot/process/start-process.ts';
import type { MatchEnd } from '../../../judge/match/match-watcher.ts';

const sources = fileURLToPath(new URL('../../fixtures/attacks/', import.meta.url));
let folder: string | undefined;

/** A bot of test/fixtures/attacks, compiled when it is first wanted. */
export function attack(name: string, ...args: string[]): BotCommand {
  folder ??= mkdtempSync(join(tmpdir(), 'minions-attacks-'));
  const file = join(folder, name);
  if (!existsSync(file)) execFileSync('gcc', ['-O1', '-pthread', '-o', file, join(sources, `${name}.c`)]);
  return { file, args, folder };
}

/** What became of the four, in short: "timeout in round 1, ok, ok, ok". */
export function describeVerdicts({ seats }: MatchEnd): string {
  return seats.map(({ verdict }) => (verdict ? `${verdict.code} in round ${verdict.round}` : 'ok')).join(', ');
}

/** Why, for a test that fails. */
export function listReasons({ seats }: MatchEnd): string {
  return seats.flatMap(({ verdict }, seat) => (verdict ? `seat ${seat} ${verdict.reason}` : [])).join('\n');
}
