import { execa } from 'execa';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '../engine/registry.ts';
import { readText } from '../judge/replay-files/read-text.ts';
import { checkShape } from '../protocol/check-shape.ts';
import { findValidator } from '../protocol/find-validator.ts';
import { makeStates } from '../replay/make-states.ts';

const MINIONS = fileURLToPath(new URL('../minions.cjs', import.meta.url));

/** What the first of four dummies is sent in a match. */
export async function readStates(game: string): Promise<Uint8Array[]> {
  const replay = join(mkdtempSync(join(tmpdir(), 'minions-')), 'match.jsonl');
  const dummies = Array.from({ length: 4 }, () => 'dummy');
  await execa(process.execPath, [MINIONS, 'play', game, ...dummies, '-s', '1', '-q', '-o', replay]);
  const states: Uint8Array[] = [];
  for await (const { line } of makeStates(readText(replay), 0, { findGame, checkShape }, () => findValidator))
    states.push(line);
  return states;
}
