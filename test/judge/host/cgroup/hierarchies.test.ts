import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findHierarchies } from '../../../../judge/host/cgroup/hierarchies.ts';
import { MadeUpProc } from '../made-up-proc.ts';

function find(mountinfo: string, cgroup: string) {
  const proc = new MadeUpProc();
  proc.files['/proc/self/mountinfo'] = mountinfo;
  proc.files['/proc/self/cgroup'] = cgroup;
  const { unified, separate } = findHierarchies(proc);
  return { unified: unified?.own, ...Object.fromEntries([...separate].map(([name, { own }]) => [name, own])) };
}

const root = '23 1 254:0 / / rw,relatime - ext4 /dev/vda rw';
const pure = '30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate';
const hybrid = [
  '34 31 0:31 / /sys/fs/cgroup/cpuset rw,relatime - cgroup cgroup rw,cpuset',
  '35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory',
  '32 31 0:29 / /sys/fs/cgroup/cpu,cpuacct rw,relatime - cgroup cgroup rw,cpu,cpuacct',
  '41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw',
].join('\n');

test.each<[what: string, mountinfo: string, cgroup: string, found: object]>([
  ['nothing', root, '', { unified: undefined }],
  ['version 2', pure, '0::/user.slice/a.scope', { unified: '/sys/fs/cgroup/user.slice/a.scope' }],
  [
    'version 2 without controllers, beside version 1',
    hybrid,
    '4:memory:/jobs/7\n3:cpuset:/\n1:cpu,cpuacct:/\n0::/',
    { unified: '/sys/fs/cgroup/unified', memory: '/sys/fs/cgroup/memory/jobs/7', cpuset: '/sys/fs/cgroup/cpuset' },
  ],
  ['version 1 alone', hybrid.split('\n')[1]!, '4:memory:/', { unified: undefined, memory: '/sys/fs/cgroup/memory' }],
  ['a part of the tree', pure.replace(' / /sys', ' /docker/1 /sys'), '0::/docker/1/x', { unified: '/sys/fs/cgroup/x' }],
  [
    'a part in which this process is not',
    pure.replace(' / /sys', ' /docker/1 /sys'),
    '0::/other',
    { unified: undefined },
  ],
  ['a tree that cannot be written', pure.replace('rw,nosuid', 'ro,nosuid'), '0::/', { unified: undefined }],
  ['a path with a space', pure.replace('/sys/fs/cgroup', '/my\\040groups'), '0::/', { unified: '/my groups' }],
])('%s', (_, mountinfo, cgroup, found) => {
  expect(find(mountinfo, cgroup)).toEqual(found);
});

test('whatever the system writes, it is read or left alone', () => {
  const line = fc
    .array(fc.constantFrom('0', '/', '/a', 'rw', 'ro', '-', 'cgroup2', 'cgroup', 'memory', '..', ''))
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.array(line),
      fc.array(fc.constantFrom('0::/', '0::/../a', '1:memory:/b', ':::', '')),
      (mounts, paths) => {
        expect(() => find(mounts.join('\n'), paths.join('\n'))).not.toThrow();
      },
    ),
  );
});
