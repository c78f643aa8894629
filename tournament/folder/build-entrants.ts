import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { Limits } from '../../judge/bot/limits.ts';
import { prepareBot, type PreparedBot } from '../../judge/prepare/prepare-bot.ts';
import type { OnPrepareEvent } from '../../judge/prepare/prepare-event.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { EnteredBot } from './enter-bot.ts';

/** What bots are built and checked for. */
export interface EntryTerms {
  readonly game: LoadedGame;
  readonly limits: Limits;
  readonly sandbox: SandboxChoice;
  /** Where the paths of entrants start from. */
  readonly from: string;
  readonly onEvent?: OnPrepareEvent | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** An entrant, or a bot that is about to become one. */
type Candidate = Pick<EnteredBot, 'name' | 'path' | 'parameters'> & { readonly digest?: string | undefined };

/** Builds every bot. Those that cannot be built are all named, and nothing begins. */
export async function buildEntrants(entrants: readonly Candidate[], terms: EntryTerms): Promise<PreparedBot[]> {
  const { game, from, onEvent, signal } = terms;
  const preparer = new BotPreparer();
  const sandbox = await preparer.chooseSandbox(terms.sandbox);
  if (sandbox.warning !== undefined) onEvent?.({ kind: 'warning', text: sandbox.warning });
  const prepared: PreparedBot[] = [];
  const problems: string[] = [];
  for (const { name, path, digest, parameters } of entrants) {
    try {
      const options = { game, preparer, sandbox, parameters, digest, from, onEvent, signal };
      prepared.push(await prepareBot(path, options));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(`${name}: ${error.message}\n  ${error.hint}`);
    }
  }
  if (problems.length === 0) return prepared;
  const count = problems.length === 1 ? 'a bot' : `${problems.length} bots`;
  throw new UsageError(
    `${count} cannot be built\n${problems.join('\n')}`,
    'fix them or leave them out; nothing was begun',
  );
}
