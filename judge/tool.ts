import { createRequire } from 'node:module';

const { name, version } = createRequire(import.meta.url)('#package') as { name: string; version: string };

export const VERSION = version;

/** How people have called us, for what we tell them to type next. */
export const COMMAND = process.env['npm_command'] ? 'npx minions' : 'minions';

/** Goes into every replay. */
export const TOOL = `${name} ${version}`;
