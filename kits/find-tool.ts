import { isExecutable } from '../judge/prepare/find-program.ts';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * How a script of a project calls a tool: the one that came with the judge, so that nothing must be installed; else by its
 * name, and npm finds what the project or a folder above it has installed.
 */
export function findTool(name: string, packageName: string): string {
  const path = findPackage(packageName);
  const program = path && join(path, 'bin', name);
  return program && /^[\w./-]+$/.test(program) && isExecutable(program) ? program : name;
}

function findPackage(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}
