import { homedir } from 'node:os';
import { join } from 'node:path';

/** What a build may know of the judge's environment. */
const ALLOWED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SystemRoot'];

/** The environment of a build. In a sandbox there is no home but /tmp, and what is not there cannot be fetched either. */
export function makeBuildEnvironment(isClosed: boolean): NodeJS.ProcessEnv {
  const allowed = ALLOWED.map((name) => [name, process.env[name]] as const);
  const known = Object.fromEntries(allowed.filter(([, value]) => value !== undefined));
  if (!isClosed) return { ...known, HOME: homedir() };
  return {
    ...known,
    HOME: '/tmp',
    TMPDIR: '/tmp',
    GOPROXY: 'off',
    CARGO_NET_OFFLINE: 'true',
    RUSTUP_HOME: process.env['RUSTUP_HOME'] ?? join(homedir(), '.rustup'),
  };
}
