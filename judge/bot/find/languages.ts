import { OUT } from './recipe.ts';

/** How a source file becomes a bot. */
interface Language {
  readonly build?: (file: string) => string[];
  readonly run: (file: string) => string[];
}

const javascript: Language = { run: (file) => [process.execPath, file] };
const python: Language = { run: (file) => ['python3', file] };
const cpp: Language = { build: (file) => ['g++', '-O2', '-std=c++17', '-o', OUT, file], run: () => [OUT] };

export const LANGUAGES: Readonly<Record<string, Language>> = {
  '.js': javascript,
  '.mjs': javascript,
  '.cjs': javascript,
  '.py': python,
  '.cc': cpp,
  '.cpp': cpp,
};

/** How to get the programs that recipes need, by name. */
export const INSTALL_HINTS: Readonly<Record<string, string>> = {
  python3: 'install Python 3 (on Debian: apt install python3)',
  'g++': 'install a C++ compiler (on Debian: apt install g++)',
  node: 'install Node.js',
};
