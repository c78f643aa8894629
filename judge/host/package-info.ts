import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);
const { name, version } = require('#package') as { name: string; version: string };

export const VERSION = version;

/** Goes into every replay. */
export const TOOL = `${name} ${version}`;

/** Where what comes with the judge is found: sample bots, templates, the viewer. */
export const PACKAGE_FOLDER = dirname(require.resolve('#package'));
