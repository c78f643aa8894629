import { expect, test } from 'vitest';
import { parseCpuList } from '../../../judge/host/parse-cpu-list.ts';
import { SYSTEM_PROC } from '../../../judge/host/proc.ts';
import { findProgram } from '../../../judge/prepare/find-program.ts';
import { chooseSlots, findSpareCores } from '../../../judge/slots/choose-slots.ts';
import { CpuClaim } from '../../../judge/slots/cpu-claim.ts';
import { readMachineCores } from '../../../judge/slots/machine-cores.ts';
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

// Under CI nothing is skipped.
const canClaim = process.env['CI'] === 'true' || (process.platform === 'linux' && findProgram('taskset') !== undefined);

test.skipIf(!canClaim)('it counts as many matches as a tournament plays, and says what another one uses', async () => {
  const machine = readMachineCores(SYSTEM_PROC);
  const count = chooseSlots(machine, { turns: 'serial', isForced: false }).cpus.length;
  const spare = findSpareCores(machine);
  // What somebody else has is in use as well, and stays so when they end.
  const claims = await Promise.all(spare.flatMap(parseCpuList).map((cpu) => CpuClaim.share(cpu)));
  try {
    const cores = (await examine()).find(({ name }) => name === 'cores')!;
    expect(cores.follows).toMatch(new RegExp(`^${count} match(es)? at a time`));
    expect(cores.follows).toContain(`contest or worker uses ${spare.length} of ${spare.length}: none is left`);
  } finally {
    for (const claim of claims) claim.release();
  }
});
