// Writes dist/types/: the declarations that the entry points of the package need, and no others.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const games = readdirSync(join(dist, 'engine/games')).map((id) => `engine/games/${id}/index`);
const entries = [
  'api/index',
  'api/engine',
  'engine/index',
  ...games,
  'replay/index',
  'protocol/index',
  'viewer/drawing',
];
const waiting = entries.map((name) => `${name}.d.ts`);
const seen = new Set(waiting);
/** Not installed with the package: no declaration may need them. */
const { peerDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

rmSync(join(dist, 'types'), { recursive: true, force: true });
for (const file of waiting) {
  const text = readFileSync(join(dist, file), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
  for (const [, path] of text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)) {
    const target = normalize(join(dirname(file), path.replace(/\.ts$/, '.d.ts')));
    if (!existsSync(join(dist, target))) throw new Error(`${file} needs ${path}, which was not built`);
    if (!seen.has(target)) waiting.push(target);
    seen.add(target);
  }
  for (const [, name] of text.matchAll(/from ["']([^."'][^"']*)["']/g)) {
    if (name in peerDependencies)
      throw new Error(`${file} needs ${name}, which not everybody has: keep it out of the types`);
  }
  mkdirSync(dirname(join(dist, 'types', file)), { recursive: true });
  writeFileSync(join(dist, 'types', file), text);
}

// A compiled schema is one function, in a file that is not ours to write types for.
writeFileSync(
  join(dist, 'types/compiled-validator.d.ts'),
  `import type { Validator } from './protocol/validator.ts';\ndeclare const validate: Validator<unknown>;\nexport default validate;\n`,
);
