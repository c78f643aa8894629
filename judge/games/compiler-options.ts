/** How the files of a game are compiled in the editor of their author, and by check-game where a game says nothing else. */
export const COMPILER_OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom'],
  module: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
} as const;
