import { setTimeout } from 'node:timers/promises';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { askContest, type ContestAddress } from './contest-client.ts';
import { packBot, type PackedBot } from './pack-bot.ts';

export type SubmitEvent =
  | { readonly kind: 'packed'; readonly packed: PackedBot; readonly bot: string }
  | { readonly kind: 'received'; readonly version: ContestVersion }
  | { readonly kind: 'state'; readonly version: ContestVersion };

export interface SubmitOptions {
  readonly source: string;
  /** The name of the bot in the contest; made from that of its file when not given. */
  readonly name?: string | undefined;
  readonly onEvent?: ((event: SubmitEvent) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Submitted {
  readonly version: ContestVersion;
  readonly report: GateReport | undefined;
}

const NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;
const OPEN: ReadonlySet<string> = new Set(['received', 'building', 'checking', 'playing']);
const POLL_MS = 300;

/** Sends a bot to a contest and follows it through the gate. */
export async function submitBot(
  address: ContestAddress,
  { source, name, onEvent, signal }: SubmitOptions,
): Promise<Submitted> {
  const packed = await packBot(source);
  const bot = name ?? packed.name;
  if (!NAME.test(bot)) {
    throw new UsageError(
      `invalid name of a bot: expected up to 32 small letters, digits and hyphens, got "${bot}"`,
      'for example: my-bot',
    );
  }
  onEvent?.({ kind: 'packed', packed, bot });
  const query = packed.file === undefined ? '' : `?file=${encodeURIComponent(packed.file)}`;
  const bytes = { type: packed.type, content: packed.content };
  let version = await askContest<ContestVersion>(address, `/api/bots/${bot}/versions${query}`, {
    method: 'POST',
    bytes,
  });
  onEvent?.({ kind: 'received', version });
  while (OPEN.has(version.state)) {
    await setTimeout(POLL_MS, undefined, { signal });
    const now = await askContest<ContestVersion>(address, `/api/versions/${version.id}`);
    const isNews = now.state !== version.state || now.queue?.before !== version.queue?.before;
    version = now;
    if (isNews) onEvent?.({ kind: 'state', version });
  }
  const report = await askContest<GateReport>(address, `/api/versions/${version.id}/report`);
  return { version, report };
}
