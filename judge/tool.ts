import { createRequire } from 'node:module';

const { name, version } = createRequire(import.meta.url)('#package') as { name: string; version: string };

export const VERSION = version;

/** Goes into every replay. */
export const TOOL = `${name} ${version}`;
