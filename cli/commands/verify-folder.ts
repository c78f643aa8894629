import { readFileSync } from 'node:fs';
import { UsageError } from '../../judge/usage-error.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { describeError } from '../../protocol/describe-error.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { describeProblem } from '../../protocol/problem.ts';
import type { BotProof } from '../../protocol/types/tournament/proof.ts';
import { readPublicKey } from '../../tournament/folder/sign-tournament.ts';
import { verifyTournament, type VerifyTournamentOptions } from '../../tournament/verify/verify-tournament.ts';
import { locateTournament, type FolderKind } from '../../tournament/folder/locate-tournament.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { requireFile } from '../options/require-file.ts';
import { makeSandboxOption } from '../options/sandbox-option.ts';
import { showEntryEvents } from '../show/show-entry-event.ts';
import { showVerification } from '../show/show-verification.ts';
import { stopOnSignals } from '../signals.ts';

interface VerifyFolderOptions {
  readonly deep?: true;
  readonly bots?: true | string;
  readonly head?: string;
  readonly key?: string;
  readonly proof?: string;
  readonly bot?: string;
  readonly sandbox?: SandboxChoice;
  readonly json?: true;
}

const MAX_MATCHES = 1_000_000;

/** The command that checks a tournament, a comparison or a search. */
export function defineVerifyFolder(command: JudgeCommand, kind: FolderKind): void {
  command
    .option('--deep', 'play every replay again')
    .option('--bots [number]', 'play so many matches again with the bots themselves, or all, and compare their answers')
    .option(
      '--head <hash>',
      'compare the head of the results, or the last checksum of the journal, with a published one',
    )
    .option('--key <file>', 'require the signature of this Ed25519 public key, in PEM form')
    .option('--proof <file>', 'check what the organiser gave you for your bot: "minions tournament proof"')
    .option('--bot <bot>', 'with --proof: play the matches of your bot again with your own files')
    .addOption(makeSandboxOption().default(undefined))
    .option('--json', 'print JSON')
    .action((folder: string, options: VerifyFolderOptions) => verify(folder, kind, options));
}

async function verify(folder: string, kind: FolderKind, options: VerifyFolderOptions): Promise<CommandEnd> {
  const paths = locateTournament(folder, kind);
  const { deep: isDeep = false, json: isJson = false } = options;
  const verification = await verifyTournament(paths, {
    ...parseVerify(options),
    games: openCatalogue(),
    isDeep,
    onEvent: showEntryEvents(),
    signal: stopOnSignals(),
  });
  showVerification(paths, verification, { isDeep, isJson });
  return verification.problems.length === 0 ? undefined : EXIT_CODES.failed;
}

function parseVerify({ bots, head, key, proof, bot, sandbox }: VerifyFolderOptions): VerifyTournamentOptions {
  if (head !== undefined && !/^[0-9a-f]{64}$/i.test(head)) {
    throw new UsageError(
      `invalid --head: expected 64 hexadecimal digits, got "${head}"`,
      'standings.json has it as "head"',
    );
  }
  return {
    bots: typeof bots === 'string' ? parseWholeNumber('--bots', bots, 1, MAX_MATCHES) : bots && 'all',
    head,
    publicKey: key === undefined ? undefined : readPublicKey(key),
    proof: proof === undefined ? undefined : readProof(proof),
    bot,
    sandbox,
  };
}

function readProof(path: string): BotProof {
  requireFile(path);
  const hint = 'ask the organiser for another: minions tournament proof cup e07 -o proof.json';
  let proof: unknown;
  try {
    proof = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`invalid JSON in "${path}": ${(error as Error).message}`, hint);
  }
  const validate = findValidator<BotProof>('tournament/proof');
  if (validate(proof)) return proof;
  throw new UsageError(`invalid proof in "${path}": ${describeProblem(describeError(validate.errors))}`, hint);
}
