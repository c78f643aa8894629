import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where the user keeps what can be made again. A relative path there does not count, says the standard for it. */
export function findCacheFolder(kind: 'bots' | 'games' | 'code' | 'checks'): string {
  const folder = process.env['XDG_CACHE_HOME'] ?? '';
  return join(isAbsolute(folder) ? folder : join(homedir(), '.cache'), 'minions', kind);
}
