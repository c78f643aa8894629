import { expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../run-minions.ts';

interface Finding {
  readonly name: string;
  readonly isGood: boolean;
  readonly found: string;
  readonly follows: string;
}

async function examine(env: Record<string, string> = {}): Promise<Finding[]> {
  const { code, stdout } = await runMinions(['doctor', '--json'], emptyFolder(), env);
  expect(code).toBe(0);
  return JSON.parse(stdout) as Finding[];
}

test('the doctor looks at the machine and at every language, and says what follows', async () => {
  const names = (await examine()).map(({ name }) => name);
  const machine = [
    'cores',
    'timer jitter',
    'pipe latency',
    'CPU times',
    'bubblewrap',
    'prlimit',
    'cgroups',
    'CPU pressure',
    'watchdog',
  ];
  const languages = ['Python', 'C++', 'C', 'Java', 'Rust', 'Go', 'Ruby', 'Perl', 'Lua', 'Bash'];
  expect(names).toEqual([...machine, ...languages]);
});

test('on a machine that has nothing, it says how to get everything', async () => {
  const findings = await examine({ PATH: emptyFolder() });
  const find = (name: string): Finding => findings.find((finding) => finding.name === name)!;
  expect(find('Java')).toEqual({
    name: 'Java',
    isGood: false,
    found: 'no javac, java',
    follows: 'install a JDK, 17 or newer (on Debian: apt install default-jdk-headless)',
  });
  expect(find('bubblewrap')).toMatchObject({ isGood: false, found: 'not installed' });
  expect(find('watchdog')).toMatchObject({ isGood: false, found: 'needs sh and grep' });
});

test('for people: a table', async () => {
  const { stdout } = await runMinions(['doctor'], emptyFolder());
  expect(stdout).toMatch(/^ {4}what +found +what follows$/m);
  expect(stdout).toMatch(/^ok +cores +\d+/m);
});
