import { join, relative } from 'node:path';
import type { Proc } from '../proc.ts';

/** What beside time the kernel can limit for a group. */
export const CONTROLLERS = ['memory', 'pids', 'cpuset'] as const;
export type Controller = (typeof CONTROLLERS)[number];

/** A tree of groups: the folder it is mounted at, and the folder of the group that this process is in. */
export interface Hierarchy {
  readonly root: string;
  readonly own: string;
}

export interface Hierarchies {
  /** Version 2, with or without controllers. */
  readonly unified: Hierarchy | undefined;
  /** Controllers that are mounted by themselves, as in version 1. */
  readonly separate: ReadonlyMap<Controller, Hierarchy>;
}

/** Finds what the kernel offers of cgroups, and where this process is in them. */
export function findHierarchies(proc: Proc): Hierarchies {
  const mounts = parseMounts(proc.read('/proc/self/mountinfo') ?? '');
  const paths = parsePaths(proc.read('/proc/self/cgroup') ?? '');
  const locate = (mount: Mount | undefined, path: string | undefined): Hierarchy | undefined => {
    if (mount === undefined || path === undefined) return undefined;
    const below = relative(mount.shows, path);
    // A process may be in a group outside of what it can see.
    return below.startsWith('..') ? undefined : { root: mount.folder, own: join(mount.folder, below) };
  };
  const separate = CONTROLLERS.flatMap((name) => {
    const mount = mounts.find(({ type, options }) => type === 'cgroup' && options.includes(name));
    const found = locate(mount, paths.get(name));
    return found === undefined ? [] : [[name, found] as const];
  });
  const unified = mounts.find(({ type }) => type === 'cgroup2');
  return { unified: locate(unified, paths.get('')), separate: new Map(separate) };
}

interface Mount {
  readonly folder: string;
  /** The part of the tree that can be seen there. */
  readonly shows: string;
  readonly type: string;
  readonly options: readonly string[];
}

/** Lines like "41 31 0:38 / /sys/fs/cgroup/unified rw,relatime shared:9 - cgroup2 cgroup2 rw". */
function parseMounts(text: string): Mount[] {
  return text.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ');
    const [, , , shows, folder, access] = before.split(' ');
    const [type, , options] = after.split(' ');
    if (shows === undefined || folder === undefined || type === undefined || options === undefined) return [];
    if (access?.split(',').includes('ro')) return [];
    return [{ folder: unescapePath(folder), shows: unescapePath(shows), type, options: options.split(',') }];
  });
}

/** The path of this process by controller; version 2 has no name. Lines like "4:memory:/some/group" and "0::/". */
function parsePaths(text: string): Map<string, string> {
  const paths = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, names, path] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    if (path !== undefined) for (const name of names!.split(',')) paths.set(name, path);
  }
  return paths;
}

/** Spaces and the like are written as octal numbers. */
function unescapePath(path: string): string {
  return path.replaceAll(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}
