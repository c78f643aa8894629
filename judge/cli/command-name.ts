import { basename } from 'node:path';

/** The package has two names for its command; npx finds the second one everywhere. */
const NAMES = ['minions', 'minions-judge'] as const;

const name = NAMES.find((known) => known === basename(process.argv[1] ?? '')) ?? NAMES[0];

/** How people have called us, for what we tell them to type next. */
export const COMMAND = process.env['npm_command'] ? `npx ${name}` : name;
