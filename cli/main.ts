#!/usr/bin/env node
import { createRequire } from 'node:module';
import { VERSION } from '../judge/host/package-info.ts';
import type * as commandLine from './command-line.ts';
import { keepCompiledCode } from './code-cache/keep-compiled-code.ts';

/** Names what was built, and changes with it: `scripts/bundle.mjs` puts it here. */
declare const BUILD: string;

type CommandLine = typeof commandLine;

const args = process.argv.slice(2);
if (args.length === 1 && args[0] === '--version') {
  // A user who asks only for this need not wait for all commands to be read.
  console.log(VERSION);
} else {
  // All commands are one script, since Node 20 can keep the compiled code of scripts only.
  keepCompiledCode(import.meta.url, BUILD, args);
  const { runCommandLine } = createRequire(import.meta.url)('./command-line.cjs') as CommandLine;
  void runCommandLine();
}
