import { execa, type Options } from 'execa';
import type { Spawn } from '../judge/host/start-child.ts';

/** Starts a process as startChild would, by execa, with nothing of what execa does for its callers. */
export const startByExeca: Spawn = (file, args, options) =>
  execa(file, args, {
    ...(options as unknown as Options),
    buffer: false,
    cleanup: false,
    reject: false,
    extendEnv: false,
  });
