import { afterEach, describe, expect, test } from 'vitest';
import { SYSTEM_PROC } from '../../../judge/host/proc.ts';
import { findProgram } from '../../../judge/prepare/find-program.ts';
import { claimSlots, releaseSlots, type ClaimedSlots } from '../../../judge/slots/claim-slots.ts';
import { CpuClaim, listClaimedCpus } from '../../../judge/slots/cpu-claim.ts';

const open: (() => void)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A machine of its own for each test: claims of other tests have other names. */
let machines = 0;

function makeMachine(count: number) {
  const prefix = `minions-test-${process.pid}-${(machines += 1)}`;
  const machine = { cores: Array.from({ length: count }, (_, cpu) => String(cpu)), quota: null, isKnown: true };
  const claiming = {
    take: (cpu: number) => CpuClaim.take(cpu, prefix),
    share: (cpu: number) => CpuClaim.share(cpu, prefix),
  };
  const begin = async (count?: number, isForced = false): Promise<ClaimedSlots> => {
    const slots = await claimSlots(machine, { turns: 'serial', count, isForced }, claiming);
    open.push(() => releaseSlots(slots));
    return slots;
  };
  return { begin, listClaimed: () => listClaimedCpus(SYSTEM_PROC, prefix).sort() };
}

/** By slot: whether its cores are shared at this moment. */
const isShared = ({ claims }: ClaimedSlots): boolean[] => claims.map((list) => list.some((claim) => claim.watch()()));

// Under CI nothing is skipped.
const canPin = process.env['CI'] === 'true' || (process.platform === 'linux' && findProgram('taskset') !== undefined);

describe.skipIf(!canPin)('two tournaments on one machine', () => {
  // Cores, and what the first and the second ask for; their cores, and whether these are shared.
  test.each([
    ['room for both', 5, 2, 2, [['1', '2'], false], [['3', '4'], false]],
    ['the second uses what is left', 4, 2, undefined, [['1', '2'], false], [['3'], false]],
    ['nothing is left', 2, undefined, undefined, [['0', '1'], true], [['0'], true]],
    ['the second insists', 3, 1, 2, [['1'], true], [['2', '1'], true]],
  ] as const)('%s', async (_, cores, first, second, one, other) => {
    const { begin } = makeMachine(cores);
    const a = await begin(first);
    const b = await begin(second);
    await expect.poll(() => [a.cpus, isShared(a).includes(true)]).toEqual(one);
    expect([b.cpus, isShared(b).includes(true)]).toEqual(other);
  });

  test('the second says so, and by whom cores are used', async () => {
    const { begin } = makeMachine(4);
    expect((await begin(2)).remark).toBeUndefined();
    expect((await begin()).remark).toBe(
      'another tournament, contest or worker uses cores of this machine: 1 match at a time in place of 3',
    );
  });

  test('where somebody else has all of them, both are told whom to wait for', async () => {
    const machine = { cores: ['0', '1'], quota: null, isKnown: true };
    const prefix = `minions-test-${process.pid}-held`;
    const share = async (cpu: number): Promise<CpuClaim> =>
      Object.assign((await CpuClaim.take(cpu, prefix))!, { holder: 4711 + cpu });
    const slots = await claimSlots(
      machine,
      { turns: 'serial', isForced: false },
      { take: () => Promise.resolve(undefined), share },
    );
    open.push(() => releaseSlots(slots));
    expect(slots.remark).toBe(
      'cores of this machine are in use by another tournament, contest or worker (process 4711), and are shared with it: ' +
        'these matches are recorded as forced, not as pinned. Wait until it has ended if times matter',
    );
  });

  test('what was shared for a moment was shared in the match', async () => {
    const { begin } = makeMachine(1);
    const a = await begin();
    const wasShared = a.claims[0]![0]!.watch();
    const b = await begin();
    releaseSlots(b);
    await expect.poll(wasShared).toBe(true);
    await expect.poll(() => isShared(a)).toEqual([false]);
  });

  test('who shares has the cores alone when the other has ended', async () => {
    const { begin } = makeMachine(1);
    const a = await begin();
    const b = await begin();
    releaseSlots(a);
    await expect.poll(() => isShared(b)).toEqual([false]);
    expect(isShared(await begin())).toEqual([true]);
  });

  test('slots of one tournament that share a core by force know it too', async () => {
    const { begin } = makeMachine(2);
    const slots = await begin(3, true);
    await expect.poll(() => isShared(slots)).toEqual([true, false, true]);
    expect(slots).toMatchObject({ cpus: ['0', '1', '0'], isForced: true, remark: undefined });
  });

  test('everybody can see which CPUs are claimed', async () => {
    const { begin, listClaimed } = makeMachine(4);
    const slots = await begin(2);
    expect(listClaimed()).toEqual([1, 2]);
    releaseSlots(slots);
    expect(listClaimed()).toEqual([]);
  });
});

describe('where nothing can be pinned', () => {
  test('nothing is claimed', async () => {
    const machine = { cores: ['0', '1'], quota: null, isKnown: false };
    const slots = await claimSlots(machine, { turns: 'serial', isForced: false });
    expect(slots).toMatchObject({ cpus: ['0', '1'], claims: [[], []], remark: undefined });
  });
});
