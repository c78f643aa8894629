// Loaded before the command by execa-starts.ts: what it would start by node:child_process is then started by execa.
import childProcess from 'node:child_process';
import { startByExeca } from './start-by-execa.ts';

// The command is one file of CommonJS, which looks here whenever it starts something. execa has kept Node's own.
childProcess.spawn = startByExeca as unknown as typeof childProcess.spawn;
