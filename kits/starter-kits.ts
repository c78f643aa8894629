import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClosest } from '../protocol/find-closest.ts';
import { readBotFile } from '../judge/prepare/find/bot-file.ts';
import { SAMPLES_FOLDER, listSampleLanguages } from '../judge/prepare/find/sample-bots.ts';
import { UsageError } from '../judge/usage-error.ts';

/** What a project in a language is made from: a folder of sample-bots. */
export interface StarterKit {
  /** The name of the folder. */
  readonly id: string;
  /** The language as people write it. */
  readonly title: string;
  readonly folder: string;
  /** Files and folders (with a slash at the end) of the kit, each with its name in the project. Names may hold `{{game}}` and the like. */
  readonly copy: Readonly<Record<string, string>>;
  /** Words of those files that are called something else in the project. */
  readonly rename: Readonly<Record<string, string>>;
  /** Whether a plan can be chosen to start from: kits have several, the smallest bots none. */
  readonly hasPlans: boolean;
}

/** What people type for the name of a folder. */
const ALIASES: Readonly<Record<string, string>> = {
  js: 'javascript',
  node: 'javascript',
  ts: 'typescript',
  py: 'python',
  python3: 'python',
  'c++': 'cpp',
  cc: 'cpp',
  rs: 'rust',
  golang: 'go',
  pl: 'perl',
  rb: 'ruby',
  sh: 'bash',
  shell: 'bash',
};

export function listStarterKits(): StarterKit[] {
  return listSampleLanguages()
    .filter((id) => existsSync(join(SAMPLES_FOLDER, id, 'new.json')))
    .map(readKit);
}

function readKit(id: string): StarterKit {
  const folder = join(SAMPLES_FOLDER, id);
  const { copy, rename = {} } = JSON.parse(readFileSync(join(folder, 'new.json'), 'utf8')) as {
    copy: Record<string, string>;
    rename?: Record<string, string>;
  };
  const hasPlans = Object.keys(copy).some((file) => /\{\{from\}\}/i.test(file));
  return { id, title: readBotFile(folder)?.language ?? id, folder, copy, rename, hasPlans };
}

export function requireKit(name: string): StarterKit {
  const kits = listStarterKits();
  const word = name.toLowerCase();
  const kit = kits.find(({ id }) => id === (ALIASES[word] ?? word));
  if (kit) return kit;
  const ids = kits.map(({ id }) => id);
  const closest = findClosest(word, ids);
  const guess = closest === undefined ? '' : `did you mean "${closest}"? `;
  const hint = `${guess}The languages are: ${ids.join(', ')}. In any other, see docs/writing-a-bot.md`;
  throw new UsageError(`there is no starter kit for "${name}"`, hint);
}
