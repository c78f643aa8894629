import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Clock } from '../clock.ts';
import type { Proc } from '../proc.ts';
import { DELEGATED_VARIABLE } from './delegated.ts';
import { findPlace } from './find-place.ts';

/** What starts a program in a cgroup that belongs to the user who starts it. */
const SYSTEMD_RUN = ['systemd-run', '--user', '--scope', '--quiet', '--collect', '-p', 'Delegate=yes', '--'] as const;

/**
 * What to put before a command so that its judge can make cgroups; undefined when it can already, when it was tried, or when
 * there is no systemd that would help.
 */
export function findScopeCommand(proc: Proc, clock: Clock, environment = process.env): readonly string[] | undefined {
  const { XDG_RUNTIME_DIR: runtime } = environment;
  if (environment[DELEGATED_VARIABLE] !== undefined || runtime === undefined) return undefined;
  if (!existsSync(`${runtime}/systemd`)) return undefined;
  const place = findPlace(proc, clock);
  place?.close();
  return place === undefined && canStartScope(environment) ? SYSTEMD_RUN : undefined;
}

function canStartScope(environment: NodeJS.ProcessEnv): boolean {
  const [program, ...args] = SYSTEMD_RUN;
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore', env: environment }).status === 0;
}
