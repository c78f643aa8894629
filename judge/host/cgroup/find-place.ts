import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Proc } from '../proc.ts';
import { CgroupPlace, type Home } from './cgroup-place.ts';
import { readNumbers, tryToMakeGroup, tryToRemoveGroup, tryToWrite } from './group-files.ts';
import { CONTROLLERS, findHierarchies, type Controller, type Hierarchies, type Hierarchy } from './hierarchies.ts';
import { DELEGATED_VARIABLE } from './delegated.ts';
import { makeJudgeName, sweepStaleGroups } from './stale-groups.ts';

/** Where judges go that have to leave their group, so that its controllers can be given to the groups below. */
const JUDGES = 'minions-judges';

/**
 * A place of this judge's own, in which it can make a group for each bot; undefined where there is none: no cgroups, or no
 * right to make them. What judges that were killed have left behind is ended and removed.
 */
export function findPlace(proc: Proc, clock: Clock, hierarchies = findHierarchies(proc)): CgroupPlace | undefined {
  const { unified } = hierarchies;
  if (unified === undefined) return undefined;
  const bases = listBases(unified).filter(canHoldGroups);
  const base = bases.find((folder) => giveControllers(folder).length > 0) ?? bases[0];
  const judge = makeJudgeName(proc, randomBytes(4).toString('hex'));
  if (base === undefined || judge === undefined) return undefined;
  const homes = findHomes(base, hierarchies);
  sweepStaleGroups(proc, [base, ...homes.values()]);
  const folder = `${base}/${judge}`;
  if (!tryToMakeGroup(folder)) return undefined;
  if (!isComplete(folder)) {
    tryToRemoveGroup(folder);
    return undefined;
  }
  return new CgroupPlace(folder, makeHomes(base, judge, homes, proc), proc, clock);
}

/** Its own group, so that limits on the judge hold for its bots too, and for root the top of the tree. */
function listBases({ root, own }: Hierarchy): string[] {
  const base = basename(own) === JUDGES ? dirname(own) : own;
  return [...new Set(process.getuid?.() === 0 ? [base, root] : [base])];
}

/** To move a process, one has to be allowed to write to the group above both places. */
function canHoldGroups(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    accessSync(`${folder}/cgroup.procs`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether the kernel is new enough (5.2): it must be able to freeze, and to report CPU times. */
function isComplete(folder: string): boolean {
  return existsSync(`${folder}/cgroup.freeze`) && readWords(`${folder}/cpu.stat`).includes('usage_usec');
}

/** The controllers that groups below this one have, after it was asked for them. */
function giveControllers(folder: string): Controller[] {
  const offered = readWords(`${folder}/cgroup.controllers`);
  const wanted = CONTROLLERS.filter((name) => offered.includes(name));
  if (wanted.length === 0) return [];
  const control = `${folder}/cgroup.subtree_control`;
  for (const name of wanted) {
    if (tryToWrite(control, `+${name}`)) continue;
    // A group that gives controllers to others may have no process of its own.
    if (leaveGroup(folder)) tryToWrite(control, `+${name}`);
  }
  return CONTROLLERS.filter((name) => readWords(control).includes(name));
}

/** Moves this judge out of a group that nobody else uses. */
function leaveGroup(folder: string): boolean {
  const pids = readNumbers(`${folder}/cgroup.procs`);
  const isOurs = process.env[DELEGATED_VARIABLE] !== undefined || pids.every((pid) => pid === process.pid);
  if (!isOurs) return false;
  tryToMakeGroup(`${folder}/${JUDGES}`);
  return pids.every((pid) => tryToWrite(`${folder}/${JUDGES}/cgroup.procs`, String(pid)));
}

/** Where controllers are that are mounted by themselves: below the judge's own group in each. */
function findHomes(base: string, { separate }: Hierarchies): Map<Controller, string> {
  const given = readWords(`${base}/cgroup.subtree_control`);
  const homes = CONTROLLERS.flatMap((name) => {
    if (given.includes(name)) return [[name, base] as const];
    const own = separate.get(name)?.own;
    return own !== undefined && canHoldGroups(own) ? [[name, own] as const] : [];
  });
  return new Map(homes);
}

/** The folder of this judge in each of them. */
function makeHomes(
  base: string,
  judge: string,
  found: ReadonlyMap<Controller, string>,
  proc: Proc,
): Map<Controller, Home> {
  const homes = new Map<Controller, Home>();
  for (const [name, home] of found) {
    const folder = `${home}/${judge}`;
    const isUnified = home === base;
    if (!isUnified && !tryToMakeGroup(folder)) continue;
    const isReady = name === 'cpuset' ? keepToCpus(folder, home, proc) : isUnified ? giveDown(folder, name) : true;
    if (isReady) homes.set(name, { folder, isUnified });
    else if (!isUnified) tryToRemoveGroup(folder);
  }
  return homes;
}

function giveDown(folder: string, name: Controller): boolean {
  return tryToWrite(`${folder}/cgroup.subtree_control`, `+${name}`);
}

/** A judge that was given some of the CPUs keeps its bots on them, whatever they ask for. */
function keepToCpus(folder: string, home: string, proc: Proc): boolean {
  const status = proc.read('/proc/self/status') ?? '';
  const cpus = /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1];
  const nodes = /^Mems_allowed_list:\s*(\S+)/m.exec(status)?.[1];
  const all = ['cpuset.cpus.effective', 'cpuset.effective_cpus'].flatMap((name) => readWords(`${home}/${name}`))[0];
  if (cpus === undefined || nodes === undefined || cpus === all) return false;
  return tryToWrite(`${folder}/cpuset.cpus`, cpus) && tryToWrite(`${folder}/cpuset.mems`, nodes);
}

function readWords(path: string): string[] {
  try {
    return readFileSync(path, 'latin1').split(/\s+/).filter(Boolean);
  } catch {
    return [];
  }
}
