import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, relative, sep } from 'node:path';

/** What every sandbox has of the system: programs and libraries, nothing that says something about people or other bots. */
export const SYSTEM: readonly string[] = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/etc/dotnet',
  '/etc/mono',
  '/etc/perl',
  // Debian keeps parts of each Java there: /etc/java-17-openjdk.
  ...listNames('/etc', /^java-\d+-openjdk$/),
];

/** What an installation has in one place, under whatever name. */
const PREFIX = ['bin', 'include', 'lib', 'lib64', 'libexec', 'sbin', 'share'];
const VERSIONS = ['bin', 'libexec', 'plugins', 'pyenv.d', 'rbenv.d', 'shims', 'version'];

/**
 * The toolchains that are known, by what lies in their folders, and what of each is shown. Whatever else lies there may be
 * somebody's: who keeps a contest in a folder may have programs for it in its `bin`.
 */
const KNOWN: readonly { readonly marks: readonly string[]; readonly parts: readonly string[] }[] = [
  { marks: ['bin/go', 'src/runtime'], parts: ['VERSION', 'api', 'bin', 'go.env', 'lib', 'misc', 'pkg', 'src'] },
  { marks: ['bin/java', 'release'], parts: ['bin', 'conf', 'include', 'jmods', 'lib', 'release'] },
  { marks: ['shims', 'versions'], parts: [...VERSIONS, 'versions'] },
  { marks: ['shims', 'installs'], parts: [...VERSIONS, 'installs'] },
  { marks: ['bin/brew', 'Cellar'], parts: [...PREFIX, 'Cellar', 'Homebrew', 'opt'] },
  { marks: ['bin/node', 'include/node'], parts: PREFIX },
  { marks: ['bin/python3', 'pyvenv.cfg'], parts: [...PREFIX, 'pyvenv.cfg'] },
  { marks: ['bin/python3', 'bin/python3-config'], parts: PREFIX },
  { marks: ['bin/ruby', 'lib/ruby'], parts: PREFIX },
  { marks: ['bin/rustc', 'lib/rustlib'], parts: PREFIX },
  { marks: ['bin/gcc', 'lib/gcc'], parts: PREFIX },
  { marks: ['bin/clang', 'lib/clang'], parts: PREFIX },
  { marks: ['bin/perl', 'lib/perl5'], parts: PREFIX },
  { marks: ['bin/lua', 'include/lua.h'], parts: PREFIX },
];

const CARGO = join(sep, '.cargo', 'bin');

/**
 * Whether a program belongs to the machine and not to a bot: one of the system, or of a toolchain on the PATH that `own`, the
 * folder of the bot, does not lie in.
 */
export function isInstalled(path: string, own?: string): boolean {
  return isBelow(SYSTEM, path) || listProgramFolders().includes(dirname(path)) || isInToolchain(path, own);
}

/**
 * What a program that is not of the system needs to see of its own toolchain: ~/.pyenv/versions and more for
 * ~/.pyenv/shims/python3. Never a part that `own`, the folder of the bot, lies in: there are others beside it.
 */
export function findToolchain(program: string, own?: string): string[] {
  if (isOwnPackage(program)) return listOwnPackages(program);
  const paths = [program, resolveLinks(program)].filter((path) => !isBelow(SYSTEM, path) && isInstalled(path, own));
  if (paths.length === 0) return [];
  const toolchains = listToolchains(own);
  const parts = paths.flatMap((path) => {
    const roots = listRoots().filter((root) => isBelow([root], path));
    if (roots.length === 0) return [path];
    return [...toolchains.filter((part) => isBelow(roots, part)), ...findRustup(path)];
  });
  return [...new Set(parts)];
}

/** The toolchains that the PATH names, part by part. A build starts more programs than the one it is called by. */
export function listToolchains(own?: string): string[] {
  return listPartsOf(listProgramFolders(), own);
}

/** Most programs are in none, and can be recognised by their paths: only what could be one is looked into. */
function isInToolchain(path: string, own: string | undefined): boolean {
  const rustup = locateRustup();
  const folders = listProgramFolders().filter((folder) => isBelow([dirname(folder), rustup], path));
  return isBelow(listPartsOf(folders, own), path);
}

function listPartsOf(programFolders: readonly string[], own: string | undefined): string[] {
  const roots = programFolders.flatMap(findRoot);
  const parts = [...new Set([...roots.flatMap(listParts), ...programFolders.flatMap(findRustup)])];
  return own === undefined ? parts : parts.filter((part) => !isBelow([part], own));
}

function listProgramFolders(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...folders, dirname(process.execPath)].filter((folder) => folder.startsWith(sep) && !isBelow(SYSTEM, folder));
}

function listRoots(): string[] {
  return [...new Set(listProgramFolders().flatMap(findRoot))];
}

/** The toolchain that a folder of programs belongs to; none for a folder that stands for itself. */
function findRoot(folder: string): string[] {
  // Beside the programs of Rust lies what is nobody's business: the key to crates.io.
  if (folder.endsWith(CARGO) && existsSync(folder)) return [folder];
  const root = dirname(folder);
  return isPersonal(root) || findKnown(root) === undefined ? [] : [root];
}

function listParts(root: string): string[] {
  if (root.endsWith(CARGO)) return [root];
  const parts = findKnown(root)?.parts ?? [];
  return parts.map((part) => join(root, part)).filter((path) => existsSync(path));
}

function findKnown(root: string): (typeof KNOWN)[number] | undefined {
  return KNOWN.find(({ marks }) => marks.every((mark) => existsSync(join(root, mark))));
}

/** Whether a folder has more in it than a toolchain: what is above a home, and what of it is neither hidden nor apart. */
function isPersonal(folder: string): boolean {
  const name = relative(homedir(), folder);
  return folder === sep || name === '' || name === '.local' || /^(?:\.\.(?:\/\.\.)*$|[^.])/.test(name);
}

/** Where Rust keeps its compilers, for its programs elsewhere. */
function findRustup(path: string): string[] {
  const folder = locateRustup();
  return path.includes(`${sep}.cargo${sep}`) && existsSync(folder) ? [folder] : [];
}

function locateRustup(): string {
  return process.env['RUSTUP_HOME'] ?? join(homedir(), '.rustup');
}

/** The esbuild that comes with the judge: a package, and beside it the one with the program for this machine. */
function isOwnPackage(program: string): boolean {
  return program.endsWith(join('node_modules', 'esbuild', 'bin', 'esbuild'));
}

function listOwnPackages(program: string): string[] {
  const modules = dirname(dirname(dirname(program)));
  const packages = ['esbuild', '@esbuild'].map((name) => join(modules, name)).filter((path) => existsSync(path));
  return [...packages, ...findToolchain(process.execPath)];
}

function listNames(folder: string, pattern: RegExp): string[] {
  try {
    const names = readdirSync(folder).filter((name) => pattern.test(name));
    return names.map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function isBelow(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => path === folder || path.startsWith(folder === sep ? sep : folder + sep));
}

function resolveLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
