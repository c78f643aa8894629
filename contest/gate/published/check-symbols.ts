import { isConstant } from './is-constant.ts';
import type { PublishedRule, Violation } from './rules.ts';
import { findLines, type SourceText } from './source-text.ts';

/** A line of `nm -C -l`. */
export interface ObjectSymbol {
  readonly kind: string;
  readonly name: string;
  /** Where it is defined, or used first. */
  readonly file: string | undefined;
  readonly line: number | undefined;
}

const LINE = /^(?:[0-9a-f]{8,16}| {8,16}) (\S) ([^\t\n]*)(?:\t([^\n]*):(\d+))?$/gm;

export function parseSymbols(text: string): ObjectSymbol[] {
  return Array.from(text.matchAll(LINE), ([, kind, name, file, line]) => ({
    kind: kind!,
    name: name!,
    file,
    line: line === undefined ? undefined : Number(line),
  }));
}

/** What functions of the library do that a player may not do. */
const USES: readonly (readonly [rule: PublishedRule, names: RegExp])[] = [
  [
    'no files',
    /^(?:f(?:re)?open(?:64)?|open(?:at)?(?:64)?|creat(?:64)?|fdopen|tmpfile(?:64)?|mkstemp(?:64)?|opendir|readdir(?:64)?|mkdir|rmdir|remove|rename|unlink|truncate(?:64)?|stat(?:64)?|access|chdir|std::(?:__cxx11::)?(?:basic_[io]?fstream|basic_filebuf)<.*|std::filesystem::.*)$/,
  ],
  ['no threads', /^(?:pthread_create|thrd_create|std::j?thread::.*|std::__future_base::.*|std::execution::.*)$/],
  ['no forks', /^(?:v?fork|clone|system|popen|exec[lv]p?e?|fexecve|posix_spawnp?|daemon|wait(?:pid|id|3|4)?|kill)$/],
  [
    'no system calls',
    /^(?:syscall|socket(?:pair)?|connect|bind|listen|accept|mmap(?:64)?|mprotect|ioctl|fcntl(?:64)?|ptrace|prctl|dl(?:open|sym|mopen)|shm_open|shmget|pipe2?|dup[23]?|read|write|pread(?:64)?|pwrite(?:64)?|set[gu]id|chroot|mount|sigaction|signal|setitimer|alarm|sched_\w+)$/,
  ],
  [
    'no standard input or output',
    /^(?:std::w?c(?:out|in)|stdout|stdin|v?printf|__v?printf_chk|puts|putchar(?:_unlocked)?|v?scanf|__isoc(?:99|23)_v?scanf|getchar(?:_unlocked)?|gets|std::vprint_\w+)$/,
  ],
];

/** Kinds of symbols that can be written to: data, and data that is zero in the beginning; of one file, common, or unique. */
const VARIABLE = /^[BbDdGgSsCuVv]$/;
const NO_VARIABLE =
  /^(?:vtable|typeinfo|typeinfo name|guard variable|VTT|construction vtable|non-virtual thunk) for |^DW\.ref\./;

/** What the object file of a player shows: its variables, and which functions of the library it uses. */
export function checkSymbols(symbols: readonly ObjectSymbol[], file: string, source: SourceText): Violation[] {
  const isOwn = ({ file: place }: ObjectSymbol): boolean => place !== undefined && place.split('/').at(-1) === file;
  return symbols.flatMap((symbol): Violation[] => {
    if (symbol.kind === 'U') return checkUse(symbol, isOwn(symbol), source);
    if (!VARIABLE.test(symbol.kind) || NO_VARIABLE.test(symbol.name)) return [];
    const line = isOwn(symbol) ? symbol.line! : findUnplaced(symbol, source);
    if (line === undefined) return [];
    // What RegisterPlayer declares.
    if (symbol.name === 'registration' && isRegistration(source, line)) return [];
    return isConstant(source, line, nameLast(symbol.name))
      ? []
      : [
          {
            rule: 'no global variables',
            line,
            what: symbol.name.replaceAll('[abi:cxx11]', ''),
          },
        ];
  });
}

/** nm knows no line of variables of threads. */
function findUnplaced({ file, name }: ObjectSymbol, source: SourceText): number | undefined {
  const word = /(\w+)$/.exec(nameLast(name.replace(/<.*>$/s, '')))?.[1];
  return file !== undefined || word === undefined ? undefined : findLines(source, new RegExp(`\\b${word}\\b`, 'g'))[0];
}

const isRegistration = (source: SourceText, line: number): boolean =>
  findLines(source, /\bRegisterPlayer\b/g).includes(line);

/** Without namespaces, classes and functions around it. */
const nameLast = (name: string): string => /(\w+)(?:\[[^\]]*\])*$/.exec(name)?.[1] ?? name;

/** Headers of the judge use some of these too: what counts is what stands in the source itself. */
function checkUse({ name, line }: ObjectSymbol, isOwn: boolean, source: SourceText): Violation[] {
  const plain = name.replace(/@.*$/, '');
  const called = plain.replace(/\(.*$/s, '');
  const [rule] = USES.find(([, names]) => names.test(called) || names.test(plain)) ?? [];
  if (rule === undefined) return [];
  const [found] = isOwn ? [line] : findLines(source, makeSearch(rule, called));
  return found === undefined ? [] : [{ rule, line: found, what: shorten(called) }];
}

/** What people write to use a part of the library whose own lines are not theirs. */
function makeSearch(rule: PublishedRule, name: string): RegExp {
  if (rule === 'no threads') return /\b(?:j?thread|async|packaged_task|pthread_create|thrd_create|execution)\b/g;
  if (name.includes('filesystem')) return /\bfilesystem\b/g;
  const last = /(\w+)(?:<.*)?$/s.exec(name)?.[1] ?? name;
  return new RegExp(`\\b${last.replace(/^basic_|^__isoc\d\d_/, '')}\\b`, 'g');
}

const shorten = (name: string): string =>
  name
    .replace(/^std::(?:__cxx11::)?basic_(\w+)<.*$/s, 'std::$1')
    .replace(/^(std::j?thread)::.*$/s, '$1')
    .slice(0, 80);
