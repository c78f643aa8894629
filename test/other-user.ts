// Tests that run the command as somebody else, which only root can.
import { spawnSync } from 'node:child_process';
import { minions } from './cli/run-minions.ts';

/** Usually called "nobody": no file of these tests is theirs. */
export const OTHER_USER = 65_534;

export const asOtherUser = { uid: OTHER_USER, gid: OTHER_USER };

/** A checkout in somebody's home can be read by nobody else. That is no fault of the machine: tests are skipped then. */
export const canBeOtherUser = (): boolean =>
  process.getuid?.() === 0 && spawnSync(process.execPath, [minions, '--version'], asOtherUser).status === 0;
