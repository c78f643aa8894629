import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, dirname, join, relative, sep } from 'node:path';

/** What every sandbox has of the system: programs and libraries, nothing that tells about people or other bots. */
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

/** Where programs lie in a toolchain that is installed as a whole. */
const PROGRAM_FOLDERS: ReadonlySet<string> = new Set(['bin', 'sbin', 'shims', 'libexec']);

/** Whether a program belongs to the machine and not to a bot: one of the system, or of a toolchain on the PATH. */
export function isInstalled(path: string, toolchains = listToolchains()): boolean {
  return isBelow(SYSTEM, path) || isBelow(listProgramFolders(), path) || isBelow(toolchains, path);
}

/** What a program that is not of the system needs to see of its own toolchain: ~/.pyenv for ~/.pyenv/shims/python3. */
export function findToolchain(program: string): string[] {
  if (isOwnPackage(program)) return listOwnPackages(program);
  const toolchains = listToolchains();
  const paths = [program, resolveLinks(program)].filter(
    (path) => isInstalled(path, toolchains) && !isBelow(SYSTEM, path),
  );
  const roots = paths.flatMap((path) => {
    const found = toolchains.filter((root) => isBelow([root], path));
    return found.length === 0 ? [path] : [...found, ...findRustup(path)];
  });
  return [...new Set(roots)];
}

/** The toolchains that the PATH names. A build starts more programs than the one it is called by. */
export function listToolchains(): string[] {
  return [...new Set(listProgramFolders().flatMap((folder) => [...findRoot(folder), ...findRustup(folder)]))];
}

function listProgramFolders(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...folders, dirname(process.execPath)].filter((folder) => folder.startsWith(sep) && !isBelow(SYSTEM, folder));
}

/** The toolchain that a folder of programs belongs to; none for a folder that stands for itself. */
function findRoot(folder: string): string[] {
  const root = dirname(folder);
  if (!PROGRAM_FOLDERS.has(basename(folder)) || isPersonal(root) || !existsSync(folder)) return [];
  // Beside the programs of Rust lies what is nobody's business: the key to crates.io.
  return [basename(root) === '.cargo' ? folder : root];
}

/** Whether a folder has more in it than a toolchain: what is above a home, and what of it is neither hidden nor apart. */
function isPersonal(folder: string): boolean {
  const name = relative(homedir(), folder);
  return folder === sep || name === '' || name === '.local' || /^(?:\.\.(?:\/\.\.)*$|[^.])/.test(name);
}

/** Where Rust keeps its compilers, for its programs elsewhere. */
function findRustup(path: string): string[] {
  const folder = process.env['RUSTUP_HOME'] ?? join(homedir(), '.rustup');
  return path.includes(`${sep}.cargo${sep}`) && existsSync(folder) ? [folder] : [];
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
