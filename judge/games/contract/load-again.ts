import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { requireParts } from '../check-parts.ts';
import { runWithLimit } from '../run-with-limit.ts';
import type { Subject } from './subject.ts';

const LIMIT_MS = 10_000;

type Run = (module: { exports: object }, exports: object) => void;

/**
 * The same game with its files loaded once more, so that what stands outside of their functions runs under the same conditions as
 * the rules: a table of sines, or `const { sin } = Math`. Games of ours have no such script.
 */
export function loadAgain(subject: Subject): Subject {
  const { outside, id } = subject.loaded;
  if (!outside) return subject;
  const filename = outside.rulesScript;
  const code = `(function (module, exports) {${readFileSync(filename, 'utf8')}\n})`;
  const module = { exports: {} };
  runWithLimit(LIMIT_MS, () => (new Script(code, { filename }).runInThisContext() as Run)(module, module.exports));
  return { ...subject, game: requireParts(id, module.exports) };
}
