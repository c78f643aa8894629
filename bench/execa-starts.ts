// npm run bench:execa: what a bot and a whole match from the shell would cost if execa started the bots too, beside
// what they cost now. Decision 53 has the figures.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../cli/show/make-table.ts';
import { startChild, type Spawn } from '../judge/host/start-child.ts';
import { BotPreparer } from '../judge/prepare/bot-preparer.ts';
import { prepareBot } from '../judge/prepare/prepare-bot.ts';
import { UNPROTECTED } from '../judge/prepare/protect/choose-sandbox.ts';
import { readChildrenMs, readCpuTime } from './cpu-clock.ts';
import { median } from './median.ts';
import { startByExeca } from './start-by-execa.ts';
import { timeNode } from './start-up.ts';

const STARTS = 200;
const MATCHES = 30;
const MINIONS = fileURLToPath(new URL('../minions.cjs', import.meta.url));
const WITH_EXECA = fileURLToPath(new URL('with-execa.js', import.meta.url));
const trivialBot = fileURLToPath(new URL('../../bench/trivial-bot.cc', import.meta.url));
const { command } = await prepareBot(trivialBot, { preparer: new BotPreparer(), sandbox: UNPROTECTED });

/** One start: until it returns, and until the bot has ended, since its input is closed at once. */
async function measureStart(start: Spawn): Promise<{ cpuMs: number; callMs: number; endMs: number }> {
  const cpuBefore = readCpuTime().mainMs;
  const began = performance.now();
  const child = startChild(command, process.env, ['pipe', 'pipe', 'pipe'], start);
  const callMs = performance.now() - began;
  child.stdin.end();
  child.stdout.resume();
  child.stderr.resume();
  await once(child, 'close');
  return { cpuMs: readCpuTime().mainMs - cpuBefore, callMs, endMs: performance.now() - began };
}

async function benchStarts(): Promise<void> {
  const ways = [
    { name: 'node:child_process', start: spawn as unknown as Spawn },
    { name: 'execa', start: startByExeca },
  ];
  const measured = ways.map(() => [] as Awaited<ReturnType<typeof measureStart>>[]);
  for (let repeat = 0; repeat < STARTS; repeat++) {
    for (const [index, { start }] of ways.entries()) measured[index]!.push(await measureStart(start));
  }
  const rows = ways.map(({ name }, index) => [
    name,
    ...(['cpuMs', 'callMs', 'endMs'] as const).map((key) => median(measured[index]!.map((one) => one[key])).toFixed(2)),
  ]);
  console.log(`A bot started ${STARTS} times each way, in turns: CPU time of the judge's thread until the bot's end,`);
  console.log('time until the call returns, and until the bot has ended. Medians, in ms');
  console.log(makeTable(['started by', 'CPU', 'call', 'end'], rows));
}

function benchMatches(): void {
  const play = [MINIONS, 'play', 'crematoria', ...Array<string>(4).fill(command.file), '-s', '1', '--quiet'];
  const ways = [
    { name: 'node:child_process', args: play },
    { name: 'execa', args: ['--import', WITH_EXECA, ...play] },
  ];
  const measured = ways.map(() => ({ wallMs: [] as number[], cpuMs: [] as number[] }));
  for (let repeat = 0; repeat < MATCHES; repeat++) {
    for (const [index, { args }] of ways.entries()) {
      const cpuBefore = readChildrenMs();
      measured[index]!.wallMs.push(timeNode(args));
      measured[index]!.cpuMs.push(readChildrenMs() - cpuBefore);
    }
  }
  console.log(
    `A match of Crematoria from the shell, ${MATCHES} times each way, in turns: CPU time of the judge and its bots,`,
  );
  console.log('and time until it has ended. Medians, in ms');
  console.log(
    makeTable(
      ['bots started by', 'CPU', 'end'],
      ways.map(({ name }, index) => [
        name,
        ...[measured[index]!.cpuMs, measured[index]!.wallMs].map((ms) => median(ms).toFixed(0)),
      ]),
    ),
  );
}

await benchStarts();
benchMatches();
