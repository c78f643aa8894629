import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where the user keeps what was decided and cannot be made again. A relative path there does not count, says the standard for it. */
export function findStateFolder(kind: 'trusted-games' | 'contest' | 'lab'): string {
  const folder = process.env['XDG_STATE_HOME'] ?? '';
  return join(isAbsolute(folder) ? folder : join(homedir(), '.local/state'), 'minions', kind);
}
