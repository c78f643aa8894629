import { extname, join, normalize } from 'node:path';
import type { Clock } from '../../host/clock.ts';
import { isData, isForPeople, isProgram, isRecord } from '../build/data-files.ts';
import type { FoundBot } from './found-bot.ts';
import { describeFile, waitForChange } from './wait-for-change.ts';

/** Sources and programs, which people and compilers save; and what bots may write as well: tables, parameters, notes. */
const KINDS = ['code', 'data'] as const;

type FileKind = (typeof KINDS)[number];

type FindBots = () => readonly FoundBot[];

/** Notices that a bot was saved, while it plays and afterwards. */
export class SavedBots {
  private before: Record<FileKind, string> = { code: '', data: '' };

  /** @param canWrite whether bots may write in their folders while they play */
  constructor(
    private readonly findBots: FindBots,
    private readonly canWrite: boolean,
  ) {}

  /** What is saved from here on counts. */
  begin(): void {
    this.before = { code: this.describe('code'), data: this.describe('data') };
  }

  /** A match is over. A bot that writes down what it has learned would otherwise play without end. */
  forgiveOutput(): void {
    if (this.canWrite) this.before.data = this.describe('data');
  }

  /** Waits until a bot is saved; resolves to whether one was. */
  async wait(clock: Pick<Clock, 'after'>, signal: AbortSignal): Promise<boolean> {
    const join = (describe: (kind: FileKind) => string): string => KINDS.map(describe).join('\n\n');
    const before = join((kind) => this.before[kind]);
    return waitForChange(() => join((kind) => this.describe(kind)), before, clock, signal);
  }

  /** A bot that cannot be found is described by what is wrong with it. */
  private describe(kind: FileKind): string {
    try {
      return this.findBots()
        .flatMap((bot) =>
          bot.files.filter((file) => findKind(bot, file) === kind).map((file) => describeFile(join(bot.folder, file))),
        )
        .join('\n');
    } catch (error) {
      return (error as Error).message;
    }
  }
}

/** None for what no bot reads: replays, states, logs, pages, what a compiler keeps for the next time. */
function findKind({ folder, recipe }: FoundBot, file: string): FileKind | undefined {
  const parts = recipe.run.flatMap((argument) => [argument, ...argument.split(/[=:]/)]);
  if (file === 'bot.json' || parts.some((part) => normalize(part) === file)) return 'code';
  if (isForPeople(file) || isRecord(folder, file)) return undefined;
  if (extname(file) === '.json') return 'data';
  if (!isData(folder, file)) return 'code';
  if (!isProgram(folder, file)) return 'data';
  return extname(file) === '.o' ? undefined : 'code';
}
