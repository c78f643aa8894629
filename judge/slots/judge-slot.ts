import { join } from 'node:path';
import { execa } from 'execa';
import { GameError } from '../../engine/core/game-error.ts';
import { findProgram } from '../prepare/find-program.ts';
import { UsageError } from '../usage-error.ts';
import type { CpuClaim } from './cpu-claim.ts';
import type { PlayAnswer, PlayRequest } from './slot-messages.ts';
import { PACKAGE_FOLDER } from '../host/package-info.ts';

const SCRIPT = join(PACKAGE_FOLDER, 'dist/judge-process.js');

/** A match whose judge died is played again, but not for ever. */
const MAX_DEATHS = 3;

type JudgeProcess = ReturnType<typeof startJudge>;

interface Played extends Extract<PlayAnswer, { kind: 'played' }> {
  /** Whether another slot or another process used the same cores meanwhile. */
  readonly isShared: boolean;
}

/** Nobody wants the match any more: its slot was closed while it was played. */
export class SlotClosed extends Error {}

/** One match at a time on cores of its own, in a judge process that stays for the next one. */
export class JudgeSlot {
  private judge: JudgeProcess | undefined;
  private isClosed = false;

  /** @param folder where the paths of bots start from */
  constructor(
    readonly number: number,
    /** The CPUs to pin it to; null where nothing can be pinned. */
    readonly cpus: string | null,
    private readonly folder: string,
    private readonly claims: readonly Pick<CpuClaim, 'watch' | 'release'>[] = [],
  ) {}

  /** Plays a match. A judge that dies loses its match, and another one plays it again. */
  async play(request: Omit<PlayRequest, 'slot' | 'cpus'>): Promise<Played> {
    const watched = this.claims.map((claim) => claim.watch());
    for (let deaths = 0; deaths < MAX_DEATHS; deaths += 1) {
      if (this.isClosed) throw new SlotClosed();
      const answer = await this.ask({ ...request, slot: this.number, cpus: this.cpus });
      if (answer === undefined) continue;
      if (answer.kind === 'played') {
        const isShared = watched.some((wasShared) => wasShared());
        return { ...answer, isShared, pinned: isShared ? null : answer.pinned };
      }
      if (answer.kind === 'refused') throw new UsageError(answer.message, answer.hint);
      if (answer.kind === 'game-failed') throw new GameError(answer.message, answer.thrown);
      throw new Error(`a judge process failed:\n${answer.stack}`);
    }
    if (this.isClosed) throw new SlotClosed();
    throw new Error(`the judge of slot ${this.number} died ${MAX_DEATHS} times in one match`);
  }

  /** Ends the judge, and with it whatever it plays. */
  close(): void {
    this.isClosed = true;
    this.judge?.disconnect();
    this.judge = undefined;
    for (const claim of this.claims) claim.release();
  }

  /** The answer of the judge; undefined if it died. */
  private ask(request: PlayRequest): Promise<PlayAnswer | undefined> {
    const judge = (this.judge ??= this.start());
    return new Promise((resolve) => {
      const settle = (answer: PlayAnswer | undefined): void => {
        judge.off('message', settle).off('exit', die).off('error', die);
        resolve(answer);
      };
      const die = (): void => {
        this.judge = undefined;
        settle(undefined);
      };
      judge.on('message', settle).on('exit', die).on('error', die);
      judge.send(request, (error) => error && die());
    });
  }

  private start(): JudgeProcess {
    const taskset = this.cpus === null ? undefined : findProgram('taskset');
    const command = [process.execPath, SCRIPT];
    const [program, ...args] = taskset === undefined ? command : [taskset, '-c', this.cpus!, ...command];
    return startJudge(program!, args, this.folder);
  }
}

/** A judge ends by itself when this process is gone. */
function startJudge(program: string, args: readonly string[], cwd: string) {
  return execa(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], reject: false, cleanup: false });
}
