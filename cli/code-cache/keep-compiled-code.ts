import { isAscii } from 'node:buffer';
import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { findCacheFolder } from '../../judge/prepare/find-cache-folder.ts';
import { readCodeFile, writeCodeFile } from './code-file.ts';

type Load = (module: { readonly exports: object }, path: string) => void;
// oxlint-disable-next-line max-params -- what Node wraps around a module
type Wrapped = (exports: object, require: NodeJS.Require, module: object, path: string, folder: string) => void;

/** How Node loads modules, by the ending of their names. */
interface Loaders {
  readonly '.js': Load;
  '.cjs'?: Load;
}

/** What loads modules must not be kept: see there. */
const IMPORTER = 'import-module.cjs';

/**
 * From now on, the compiled code of scripts beside `url` is kept for the next start of the same command: V8 then need
 * neither parse nor compile them. From Node 22.1 on Node does that itself.
 */
export function keepCompiledCode(url: string, build: string, args: readonly string[]): void {
  const { enableCompileCache } = nodeModule as { enableCompileCache?: () => void };
  if (enableCompileCache !== undefined) return enableCompileCache();
  const folder = dirname(fileURLToPath(url));
  const origin = describeOrigin(build);
  const file = join(findCacheFolder('code'), `${nameCommand(args)}-${crc32(origin).toString(16)}`);
  const kept = readCodeFile(file, origin);
  const scripts = new Map<string, Script>();
  let isNew = false;
  const { _extensions: loaders } = nodeModule.Module as unknown as { _extensions: Loaders };
  loaders['.cjs'] = (module, path) => {
    const name = relative(folder, path);
    if (name.startsWith('..') || name === IMPORTER) return loaders['.js'](module, path);
    const script = compileScript(path, kept.get(name));
    scripts.set(name, script);
    isNew ||= !kept.has(name) || script.cachedDataRejected === true;
    const run = script.runInThisContext() as Wrapped;
    run.call(module.exports, module.exports, nodeModule.createRequire(path), module, path, dirname(path));
  };
  process.once('exit', () => {
    if (!isNew) return;
    // Only now all that the command needs is compiled.
    const code = Array.from(scripts, ([name, script]) => [name, script.createCachedData()] as const);
    // What other games needed is kept beside it, or a user who plays two of them in turns would compile both again each time.
    writeCodeFile(file, origin, new Map([...kept, ...code]));
  });
}

function compileScript(path: string, cachedData: Buffer | undefined): Script {
  const bytes = readFileSync(path);
  // esbuild writes other letters as escapes, but for those in tagged templates.
  const source = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
  return new Script(nodeModule.Module.wrap(source), { filename: path, cachedData });
}

/** Options of V8 change what it compiles. */
function describeOrigin(build: string): string {
  return JSON.stringify([build, process.version, process.arch, process.execArgv, process.env['NODE_OPTIONS'] ?? '']);
}

/** Each command has its own file: what the others need would only have to be read. */
function nameCommand([argument = '']: readonly string[]): string {
  return /^[a-z][a-z-]{0,19}$/.test(argument) ? argument : 'none';
}
