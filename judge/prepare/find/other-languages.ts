import { extname } from 'node:path';
import { LANGUAGES } from './languages.ts';

/** How a source in a language that the judge does not build becomes a bot. */
interface OtherLanguage {
  readonly title: string;
  /** The command that runs the source as it is. */
  readonly run?: string;
  /** For languages that are compiled first: a bot.json with both commands. */
  readonly build?: string;
}

const OTHER_LANGUAGES: Readonly<Record<string, OtherLanguage>> = {
  '.ml': { title: 'OCaml', run: 'ocaml {file}', build: 'ocamlfind ocamlopt -package yojson -linkpkg -o {out} {file}' },
  '.prolog': { title: 'Prolog', run: 'swipl {file}' },
  '.pro': { title: 'Prolog', run: 'swipl {file}' },
  '.hs': { title: 'Haskell', run: 'runghc {file}', build: 'ghc -O2 -outputdir /tmp -o {out} {file}' },
  '.jl': { title: 'Julia', run: 'julia {file}' },
  '.php': { title: 'PHP', run: 'php {file}' },
  '.r': { title: 'R', run: 'Rscript {file}' },
  '.ex': { title: 'Elixir', run: 'elixir {file}' },
  '.exs': { title: 'Elixir', run: 'elixir {file}' },
  '.erl': { title: 'Erlang', run: 'escript {file}' },
  '.clj': { title: 'Clojure', run: 'clojure -M {file}' },
  '.scm': { title: 'Scheme', run: 'guile {file}' },
  '.rkt': { title: 'Racket', run: 'racket {file}' },
  '.lisp': { title: 'Lisp', run: 'sbcl --script {file}' },
  '.tcl': { title: 'Tcl', run: 'tclsh {file}' },
  '.awk': { title: 'AWK', run: 'awk -f {file}' },
  '.dart': { title: 'Dart', run: 'dart run {file}' },
  '.groovy': { title: 'Groovy', run: 'groovy {file}' },
  '.fsx': { title: 'F#', run: 'dotnet fsi {file}' },
  '.kts': { title: 'Kotlin', run: 'kotlinc -script {file}' },
  '.scala': { title: 'Scala', run: 'scala {file}' },
  '.swift': { title: 'Swift', build: 'swiftc -O -o {out} {file}' },
  '.nim': { title: 'Nim', build: 'nim c -d:release --nimcache:/tmp -o:{out} {file}' },
  '.zig': { title: 'Zig', build: 'zig build-exe -O ReleaseFast -femit-bin={out} {file}' },
  '.d': { title: 'D', build: 'ldc2 -O2 -of={out} {file}' },
  '.cr': { title: 'Crystal', build: 'crystal build --release -o {out} {file}' },
  '.pas': { title: 'Pascal', build: 'fpc -O2 -o{out} {file}' },
  '.f90': { title: 'Fortran', build: 'gfortran -O2 -o {out} {file}' },
  '.adb': { title: 'Ada', build: 'gnatmake -o {out} {file}' },
};

/** What to write instead of a source file that cannot be played as it is. */
export function describeOtherSource(source: string, file: string): [message: string, hint: string] {
  const language = OTHER_LANGUAGES[extname(file).toLowerCase()];
  if (language !== undefined) return describeKnown(source, file, language);
  const known = LANGUAGES.flatMap(({ extensions }) => extensions).join(' ');
  const command = `give the command that runs it, in quotes: "<program> ${source}"`;
  return [`"${source}" is not executable`, `make it so with chmod +x, ${command}, or give a source file (${known})`];
}

function describeKnown(source: string, file: string, { title, run, build }: OtherLanguage): [string, string] {
  const ways = [
    ...(run === undefined ? [] : [`give the command in quotes: "${run.replace('{file}', source)}"`]),
    ...(build === undefined ? [] : [`put it into a folder with this bot.json: ${makeBotFile(build, file)}`]),
  ];
  return [`"${source}" is a source in ${title}, which is not built by itself`, ways.join(', or ')];
}

function makeBotFile(build: string, file: string): string {
  const command = build.split(' ').map((argument) => argument.replace('{file}', file));
  return JSON.stringify({ build: command, run: ['{out}'] });
}

/** Whether a file of Perl's ending is a program in Prolog: directives begin with ":-". */
export function isProlog(file: string, text: string): boolean {
  return extname(file) === '.pl' && /^[ \t]*:-\s*\w/m.test(text) && !/^[ \t]*(?:use|my|sub)\s/m.test(text);
}
