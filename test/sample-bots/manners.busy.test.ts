// Kits in every language take whatever comes on their input, and end in silence.
import { execa } from 'execa';
import { expect } from 'vitest';
import { findGame } from '../../engine/registry.ts';
import { ALL_ALIVE, readState, startDialogue } from '../dialogue/start-dialogue.ts';
import { testWith } from '../test-with.ts';
import { KITS } from './kits.ts';
import { preparePlain } from './prepare-plain.ts';

const game = findGame('ork-island');
// Names that break readers: a line separator, and characters beyond the first 65,536.
const names = ['\u2028', '🤖', '"', '\\'] as [string, string, string, string];
const first = readState(startDialogue(game, { names }).makeLines(ALL_ALIVE)[0]);
const { start: _, ...later } = first;

const INPUT = [
  '',
  ' \t',
  'hello',
  '{"round":',
  '5',
  '[]',
  'null',
  `${JSON.stringify(later)}\r`,
  JSON.stringify(first),
  JSON.stringify({ ...later, more: { to: ['come'] } }),
  '{"game":"chess","round":7,"player":0}',
  JSON.stringify({ ...first, over: true }),
  // No end of line after the last.
  JSON.stringify({ ...later, round: 9, units: [] }),
].join('\n');

async function converse(bot: string): Promise<{ answers: object[]; stderr: string[] }> {
  const { file, args, folder } = await preparePlain(bot);
  const { stdout, stderr } = await execa(file, args, { cwd: folder, input: INPUT, env: { LC_ALL: 'C' } });
  const answers = stdout.split('\n').map((line) => JSON.parse(line) as object);
  return { answers, stderr: stderr.split('\n').map((line) => line.trimEnd()) };
}

for (const [language, ...programs] of KITS) {
  testWith(...programs)(language, async () => {
    const { answers, stderr } = await converse(`${language}/demo`);
    expect(answers).toEqual((await converse('javascript/demo')).answers);
    expect(answers.map((answer) => (answer as { round: number }).round)).toEqual([0, 0, 0, 7, 9]);
    expect(answers[3]).toEqual({ round: 7, orders: [] });
    expect(stderr).toEqual([
      ...Array.from({ length: 5 }, () => 'Skipped a line that is not a JSON object.'),
      'This bot does not know the game chess and gives no orders in it.',
    ]);
  });
}

for (const [language, ...programs] of KITS) {
  testWith(...programs)(`${language}: nobody listens any more`, async () => {
    const { file, args, folder } = await preparePlain(`${language}/demo`);
    const states = `${JSON.stringify(first)}\n`.repeat(200);
    const command = `"$0" "$@" | head -n 1`;
    const { exitCode, stdout, stderr } = await execa('bash', ['-o', 'pipefail', '-c', command, file, ...args], {
      cwd: folder,
      input: states,
      reject: false,
    });
    expect(JSON.parse(stdout)).toHaveProperty('orders');
    expect(stderr).toBe('');
    // Ended by itself, or by the signal that says so.
    expect([0, 141]).toContain(exitCode);
  });
}
