import { join } from 'node:path';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import type { MatchOrder, PlayedMatch } from '../../judge/slots/block-players.ts';
import type { ClaimedSlots } from '../../judge/slots/claim-slots.ts';
import { JudgeSlot } from '../../judge/slots/judge-slot.ts';
import { makeReplayName } from '../../judge/slots/replay-name.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import { runGateApart } from '../gate/run-gate-apart.ts';
import { locateReplay, type Ladder } from '../ladder/ladder.ts';
import { locateFiles } from '../submit/receive-upload.ts';
import type { ContestPlayers, GateOrder, MatchFolder } from './contest-players.ts';

interface SlotOptions {
  readonly paths: ContestPaths;
  readonly ladder: Ladder;
  readonly terms: GateTerms;
  readonly sandbox: SandboxChoice;
  readonly clock: ClockChoice;
  /** By slot: the CPUs to pin it to; null where nothing can be pinned. */
  readonly slots: readonly (string | null)[];
  /** By slot: the claims on them. */
  readonly claims: ClaimedSlots['claims'];
}

/** Plays on cores of this machine. */
export class SlotPlayers implements ContestPlayers {
  private readonly slots: readonly JudgeSlot[];
  private readonly free: JudgeSlot[];
  /** By slot and folder: who plays what is not of the ladder. */
  private readonly others = new Map<string, JudgeSlot>();

  constructor(private readonly options: SlotOptions) {
    const { slots, claims, ladder } = options;
    this.slots = slots.map((cpus, number) => new JudgeSlot(number, cpus, ladder.root, claims[number]));
    this.free = [...this.slots];
  }

  get count(): number {
    return this.slots.length;
  }

  play(order: MatchOrder, _: boolean, __: AbortSignal, folder?: MatchFolder): Promise<PlayedMatch> {
    const replay = folder
      ? join(folder.replays, `${makeReplayName(order)}.jsonl.gz`)
      : locateReplay(this.options.ladder.replays, order.block);
    return this.use(async (slot) => {
      const judge = folder ? this.findJudge(slot, folder.root) : slot;
      const { result, privateDigest, pinned, isShared } = await judge.play({ job: order.job, replay, isPublic: true });
      return { order, result, privateDigest, pinned, isForced: isShared };
    });
  }

  gate({ version, replay, onStage }: GateOrder, signal: AbortSignal): Promise<GateReport | undefined> {
    const { paths, terms, sandbox, clock } = this.options;
    const source = join(locateFiles(paths.versions, version.digest), version.entry);
    const request = { source, terms, gameFolder: paths.root, sandbox, clock, replay };
    return this.use(({ cpus }) => runGateApart(request, { cpus, onStage, signal }));
  }

  close(): void {
    for (const slot of [...this.slots, ...this.others.values()]) slot.close();
  }

  /** A judge on the same cores that names bots from another folder. One at a time is kept for the next match. */
  private findJudge({ number, cpus }: JudgeSlot, root: string): JudgeSlot {
    const key = `${number} ${root}`;
    const known = this.others.get(key);
    if (known) return known;
    for (const [other, judge] of this.others) {
      if (!other.startsWith(`${number} `)) continue;
      judge.close();
      this.others.delete(other);
    }
    // The slot itself gives back its cores.
    const claims = this.options.claims[number]?.map((claim) => ({ watch: () => claim.watch(), release: () => {} }));
    const judge = new JudgeSlot(number, cpus, root, claims);
    this.others.set(key, judge);
    return judge;
  }

  private async use<T>(run: (slot: JudgeSlot) => Promise<T>): Promise<T> {
    const slot = this.free.shift();
    if (!slot) throw new Error('no slot is free');
    try {
      return await run(slot);
    } finally {
      this.free.push(slot);
    }
  }
}
