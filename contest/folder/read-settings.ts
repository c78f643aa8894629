import { existsSync, readFileSync } from 'node:fs';
import { describeError } from '../../protocol/describe-error.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { describeProblem } from '../../protocol/problem.ts';
import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { ContestPaths } from './contest-paths.ts';

/** What the organiser has decided, or a sentence on why nothing can be read. */
export function readSettings({ root, settings: path }: ContestPaths): ContestSettings {
  if (!existsSync(path)) {
    throw new UsageError(
      `there is no contest in ${root}: no contest.json`,
      'check the name of the folder; "minions contest new <folder> --game <game>" makes one',
    );
  }
  const value = parseJson(path);
  const validate = findValidator<ContestSettings>('contest/settings');
  if (validate(value)) return value;
  throw new UsageError(
    `invalid ${path}: ${describeProblem(describeError(validate.errors))}`,
    'docs/contest.md describes every setting; "minions schema contest/settings" prints the schema',
  );
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`invalid ${path}: ${(error as Error).message}`, 'docs/contest.md describes every setting');
  }
}
