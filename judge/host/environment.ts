import { TAG_VARIABLE } from './processes/tag.ts';

/** What a bot may see of the judge's environment: enough to find interpreters, nothing that could be secret. */
const ALLOWED = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'SystemRoot'];

export function makeEnvironment(tag?: string): Record<string, string> {
  const entries = ALLOWED.map((name) => [name, process.env[name]] as const);
  const allowed = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(allowed), ...(tag === undefined ? {} : { [TAG_VARIABLE]: tag }) };
}
