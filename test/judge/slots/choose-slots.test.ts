import { describe, expect, test } from 'vitest';
import { parseCpuList } from '../../../judge/host/parse-cpu-list.ts';
import type { Proc } from '../../../judge/host/proc.ts';
import { chooseSlots } from '../../../judge/slots/choose-slots.ts';
import { readMachineCores } from '../../../judge/slots/machine-cores.ts';

/** A machine made of the files that tell about it. */
const makeProc = (files: Record<string, string>): Proc => ({
  read: (path) => files[path],
  list: () => [],
  open: () => ({ text: () => undefined, close() {} }),
});

const siblings = (cpu: number, list: string) => ({
  [`/sys/devices/system/cpu/cpu${cpu}/topology/thread_siblings_list`]: `${list}\n`,
});

const status = (list: string) => ({ '/proc/self/status': `Name:\tnode\nCpus_allowed_list:\t${list}\n` });

describe('the cores of a machine', () => {
  test.each([
    ['two plain ones', { ...status('0-1'), ...siblings(0, '0'), ...siblings(1, '1') }, ['0', '1'], null],
    [
      'two that show as four',
      { ...status('0-3'), ...siblings(0, '0,2'), ...siblings(1, '1,3'), ...siblings(2, '0,2'), ...siblings(3, '1,3') },
      ['0,2', '1,3'],
      null,
    ],
    ['only some of them', { ...status('2,5-6') }, ['2', '5', '6'], null],
    ['half of one shared with somebody else', { ...status('0'), ...siblings(0, '0,1') }, ['0'], null],
    [
      'a container that may use two and a half',
      { ...status('0-7'), '/sys/fs/cgroup/cpu.max': '250000 100000\n' },
      ['0', '1', '2', '3', '4', '5', '6', '7'],
      2.5,
    ],
    [
      'a group in a group',
      {
        ...status('0-1'),
        '/proc/self/cgroup': '0::/a/b\n',
        '/sys/fs/cgroup/a/cpu.max': '150000 100000\n',
        '/sys/fs/cgroup/a/b/cpu.max': 'max 100000\n',
      },
      ['0', '1'],
      1.5,
    ],
  ])('%s', (_, files, cores, quota) => {
    expect(readMachineCores(makeProc(files as Record<string, string>))).toEqual({ cores, quota, isKnown: true });
  });

  test('where the system tells nothing, processors are counted', () => {
    expect(readMachineCores(makeProc({})).isKnown).toBe(false);
  });

  test.each([
    ['0', [0]],
    ['0-2,5', [0, 1, 2, 5]],
    ['7,3-4', [7, 3, 4]],
    ['', []],
  ])('%j', (text, cpus) => {
    expect(parseCpuList(text)).toEqual(cpus);
  });
});

const makeCores = (count: number, quota: number | null = null) => ({
  cores: Array.from({ length: count }, (_, cpu) => String(cpu)),
  quota,
  isKnown: true,
});

describe('slots', () => {
  // Cores, quota, turns, wanted; the CPUs of each slot.
  test.each([
    [1, null, 'serial', undefined, ['0']],
    [2, null, 'serial', undefined, ['0', '1']],
    [2, null, 'serial', 1, ['0']],
    [4, null, 'serial', undefined, ['1', '2', '3']],
    [8, 2.5, 'serial', undefined, ['1', '2']],
    [8, 0.5, 'serial', undefined, ['1']],
    [6, null, 'parallel', undefined, ['1,2,3,4,5']],
    [12, null, 'parallel', undefined, ['1,2,3,4,5', '6,7,8,9,10']],
  ] as const)('%s cores, quota %s, %s turns, %s wanted', (count, quota, turns, wanted, cpus) => {
    const slots = chooseSlots(makeCores(count, quota), { turns, count: wanted, isForced: false });
    expect(slots).toEqual({ cpus, coresEach: turns === 'serial' ? 1 : 5, isForced: false });
  });

  test.each([
    [2, 'serial', 3, '3 matches at once need 3 cores, and 2 cores can be used here'],
    [4, 'serial', 4, '4 matches at once need 4 cores, and 3 cores can be used here'],
    [
      4,
      'parallel',
      undefined,
      'bots that compute at the same time need 5 cores for a match, and 3 cores can be used here',
    ],
    [12, 'parallel', 3, '3 matches at once need 15 cores, and 11 cores can be used here'],
  ] as const)('%s cores, %s turns, %s wanted are too many', (count, turns, wanted, sentence) => {
    expect(() => chooseSlots(makeCores(count), { turns, count: wanted, isForced: false })).toThrow(sentence);
  });

  test('by force there are more than fit, and it is known', () => {
    expect(chooseSlots(makeCores(2), { turns: 'serial', count: 3, isForced: true })).toEqual({
      cpus: ['0', '1', '0'],
      coresEach: 1,
      isForced: true,
    });
  });
});
