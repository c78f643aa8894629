// The README of a new project, followed word for word.
import { execa } from 'execa';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';

/** The command of the first part and those in the table, without those that wait for somebody; matches are no longer than the page needs. */
function commandsIn(page: string): string[] {
  const lines = page.split('\n');
  const alone = lines.filter((line) => line.startsWith('    ')).map((line) => line.trim());
  const rows = lines.filter((line) => line.startsWith('| `'));
  const commands = rows.flatMap((row) =>
    [...row.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map(([, command]) => command!),
  );
  return [...alone, ...commands]
    .filter((command) => !/ (compare|pdb|debug)\b/.test(command))
    .map((command) => command.replace(' --view', '').replace('-n 10', '-n 2'))
    .map((command) => (/ (play|series) /.test(command) ? `${command} --set rounds=60` : command));
}

// Each language with another game.
const ROWS: readonly (readonly [language: string, game: string, plan: string, ...programs: string[]])[] = [
  ['python', 'walking-dead', 'plan.py', 'python3', 'mypy'],
  ['javascript', 'ork-island', 'plan.mjs', 'npm'],
  ['typescript', 'crematoria', 'plan.ts', 'npm'],
];

describe.each(ROWS)('%s', (language, game, plan, ...programs) => {
  testWith(...programs)(
    `a project for ${game}: every command of its README works, and what it names is there`,
    async () => {
      const parent = emptyFolder();
      expect(await runMinions(['new', language, game, 'mine', '--no-check'], parent)).toMatchObject({ code: 0 });
      const folder = join(parent, 'mine');
      const page = readFileSync(join(folder, 'README.md'), 'utf8');
      const commands = commandsIn(page);
      expect(commands.length).toBeGreaterThanOrEqual(8);
      for (const command of commands) {
        const { exitCode, all } = await execa('bash', ['-c', command], { cwd: folder, all: true, reject: false });
        expect({ command, exitCode, all: exitCode === 0 ? '' : all }).toEqual({ command, exitCode: 0, all: '' });
      }
      expect(page).toContain(`Read \`${plan}\` and change it`);
      for (const file of [plan, 'minions/README.md', 'bot.json', 'state.json', 'example-state.json', '.gitignore']) {
        expect(existsSync(join(folder, file)), file).toBe(true);
      }
      expect(readFileSync(/The rules: `(.*)`/.exec(page)![1]!, 'utf8')).toMatch(/^# /);
    },
  );
});
