import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PLAYERS, type Player } from '../../engine/core/players.ts';
import type { AskReport } from '../../protocol/types/rerun/ask.ts';
import type { RerunReport } from '../../protocol/types/rerun/report.ts';
import type { OnPrepareEvent } from '../prepare/prepare-event.ts';
import { OutputFile } from '../replay-files/output-file.ts';
import { recordReplay } from '../replay-files/record-replay.ts';
import { askBot } from '../rerun/ask-bot.ts';
import type { Recording } from '../rerun/read-recording.ts';
import { rerunMatch } from '../rerun/rerun-match.ts';
import { UsageError } from '../usage-error.ts';

/** What a page may name: a replay and a bot by their numbers, never by a path or a command. */
export interface PageQuestion {
  readonly replay: number;
  readonly bot: number;
  readonly player: Player;
  readonly round: number;
}

/** What is said besides the answer: a bot that has changed, a sandbox that is missing. */
interface Noted {
  readonly notes: readonly string[];
}

export type PageAnswer = AskReport & Noted;

export interface PlayedOn extends Noted {
  readonly report: RerunReport;
  /** The number of the new replay, and its file. */
  readonly replay: number;
  readonly file: string;
}

export interface QuestionOptions {
  /** The replays that the page shows. */
  readonly replays: readonly string[];
  /** The bots that it may ask, as people name bots. */
  readonly bots: readonly string[];
  readonly openRecording: (path: string) => Promise<Recording>;
  /** Where new replays go. */
  readonly folder: string;
  readonly cwd: string;
}

interface PlayableReplay {
  readonly path: string;
  /** The replay that it was played on from, beside which its bots are looked for. */
  readonly origin: string;
}

/** Answers what a page asks about its replays: what a bot would answer, and how the match goes on with it. */
export class PageQuestions {
  private readonly replays: PlayableReplay[];

  constructor(private readonly options: QuestionOptions) {
    this.replays = options.replays.map((path) => ({ path, origin: path }));
  }

  /** Reads what a page sent. Undefined: it is no question about anything that is here. */
  parse(text: string): PageQuestion | undefined {
    const { replay, bot, player, round } = parseObject(text);
    const isIndex = (value: unknown, list: readonly unknown[]): boolean =>
      Number.isInteger(value) && list[value as number] !== undefined;
    const isKnown = isIndex(replay, this.replays) && isIndex(bot, this.options.bots) && isIndex(player, PLAYERS);
    if (!isKnown || !Number.isSafeInteger(round)) return undefined;
    return { replay, bot, player, round } as PageQuestion;
  }

  async ask({ replay, bot, player, round }: PageQuestion, signal: AbortSignal): Promise<PageAnswer> {
    const recording = await this.open(replay, round);
    const { notes, onEvent } = collectNotes();
    const source = this.options.bots[bot]!;
    return { ...(await askBot(recording, { player, source, round, onEvent, signal })), notes };
  }

  /** Plays the match on from the round on, with a bot in a seat. The new replay can be asked about like the others. */
  async playOn(question: PageQuestion, signal: AbortSignal): Promise<PlayedOn> {
    const recording = await this.open(question.replay, question.round);
    const { notes, onEvent } = collectNotes();
    const file = this.nameNext(question);
    const output = new OutputFile(file, { form: 'lines', isCompressed: true });
    try {
      const wishes = this.makeWishes(question);
      const report = await rerunMatch(recording, wishes, { replay: recordReplay([output]), onEvent, signal });
      signal.throwIfAborted();
      await output.commit();
      const replay = this.replays.push({ path: file, origin: wishes.path }) - 1;
      return { report, replay, file, notes };
    } finally {
      output.discard();
    }
  }

  /** The file of a replay by its number. */
  find(replay: number): string | undefined {
    return this.replays[replay]?.path;
  }

  private makeWishes({ replay, bot, player, round }: PageQuestion): Parameters<typeof rerunMatch>[1] {
    const { bots, cwd } = this.options;
    return {
      path: this.replays[replay]!.origin,
      cwd,
      isTrusted: false,
      given: new Map([[player, bots[bot]!]]),
      rivals: undefined,
      from: round,
      sandbox: 'auto',
      isWritable: false,
    };
  }

  private nameNext({ replay, round }: PageQuestion): string {
    const { folder } = this.options;
    mkdirSync(folder, { recursive: true });
    const stem = basename(this.replays[replay]!.origin).replace(/\.jsonl(\.gz)?$/, '');
    return join(folder, `${stem}-${this.replays.length}-from-${round}.jsonl.gz`);
  }

  private async open(replay: number, round: number): Promise<Recording> {
    const recording = await this.options.openRecording(this.replays[replay]!.path);
    const { firstRound, rounds } = recording;
    const last = firstRound + rounds.length - 1;
    if (round >= firstRound && round <= last) return recording;
    throw new UsageError(`round ${round} is not recorded`, `choose a round from ${firstRound} to ${last}`);
  }
}

function parseObject(text: string): Partial<Record<keyof PageQuestion, unknown>> {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

function collectNotes(): { notes: string[]; onEvent: OnPrepareEvent } {
  const notes: string[] = [];
  return { notes, onEvent: (event) => void (event.kind === 'warning' && notes.push(event.text)) };
}
