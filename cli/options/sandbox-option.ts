import { Option } from 'commander';
import { SANDBOXES, type SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import type { LimitOptions } from './limit-options.ts';

export interface SandboxOptions extends LimitOptions {
  readonly sandbox: SandboxChoice;
}

export function makeSandboxOption(): Option {
  const about = 'where bots run; "none" is for bots you trust with your files and your network';
  return new Option('--sandbox <kind>', about).choices(SANDBOXES).default('auto');
}

/** The sandbox to use: in a contest a real one, unless people say expressly that they trust all bots. */
export function parseSandbox({ sandbox, limits }: SandboxOptions): SandboxChoice {
  return sandbox === 'auto' && limits === 'contest' ? 'bwrap' : sandbox;
}
