// npm run bench: what is promised of the speed, and what is reached. Times are compared within one run, never with another
// machine's; only the published figures were measured elsewhere.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../engine/registry.ts';
import { makeTable } from '../cli/show/make-table.ts';
import { prepareBot } from '../judge/prepare/prepare-bot.ts';
import { UNPROTECTED } from '../judge/prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../judge/prepare/bot-preparer.ts';
import { measureEngine } from './engine-speed.ts';
import { measureParts, PARTS } from './round-parts.ts';
import { measureStartUp } from './start-up.ts';
import { measureTournament } from './tournament-speed.ts';
import { measureWarmRound } from './warm-round.ts';

/** Rounds per second of the published programs, with four empty players and no output, on two cores like ours. */
const PUBLISHED: Readonly<Record<string, number>> = {
  crematoria: 954,
  'walking-dead': 1668,
  'ork-island': 3208,
  apocalypse: 3142,
};

/** The most that a start, a match of Crematoria from the shell, and a warm round may cost, as ratios. */
const START_GOAL = 1.5;
const COLD_MATCH_GOAL = 4;
const WARM_ROUND_GOAL = 2.5;

/** The least rounds per second of the engine, where it was promised. */
const ENGINE_GOALS: Readonly<Record<string, number>> = { crematoria: 12_000, 'walking-dead': 30_000 };

/** The least matches per second of a tournament in one slot, with trivial compiled bots. */
const TOURNAMENT_GOAL = 10;

const trivialBot = fileURLToPath(new URL('../../bench/trivial-bot.cc', import.meta.url));
const { command } = await prepareBot(trivialBot, { preparer: new BotPreparer(), sandbox: UNPROTECTED });
const bot = command.file;

const judgeAtMost = (ratio: number, goal: number): string[] => [
  ratio.toFixed(2),
  `at most ${goal}`,
  ratio <= goal ? 'yes' : 'no',
];

function benchStartUp(): void {
  const plays = GAMES.map(({ id }) => ['play', id, bot, bot, bot, bot, '-s', '1', '--quiet']);
  const { nodeMs, commandMs } = measureStartUp([['--version'], ...plays]);
  const [versionMs, ...playMs] = commandMs;
  const rows = [
    ['minions --version', versionMs!.toFixed(1), ...judgeAtMost(versionMs! / nodeMs, START_GOAL)],
    ...GAMES.map(({ id }, index) => {
      const ratio = playMs[index]! / nodeMs;
      const judged = id === 'crematoria' ? judgeAtMost(ratio, COLD_MATCH_GOAL) : [ratio.toFixed(2), '', ''];
      return [`minions play ${id}`, playMs[index]!.toFixed(1), ...judged];
    }),
  ];
  console.log(`Start-up and whole matches from the shell with four trivial compiled bots, in ms and as times
"node -e 0", which takes ${nodeMs.toFixed(1)} ms`);
  console.log(makeTable(['command', 'ms', 'times', 'goal', 'reached'], rows));
  if (process.env['NODE_EXTRA_CA_CERTS'] !== undefined) {
    console.log(
      'NODE_EXTRA_CA_CERTS is set: Node reads certificates at every start, also for "node -e 0". Without it all starts',
    );
    console.log('are shorter by the same time, and the ratios are higher.\n');
  }
}

async function benchWarmRounds(): Promise<void> {
  const rows: string[][] = [];
  const costs: string[][] = [];
  const cpu: string[][] = [];
  for (const game of GAMES) {
    const { judgeMs, heardMs, pipesMs, aroundMs, bytes, ...used } = await measureWarmRound(game, bot);
    cpu.push([
      game.id,
      ...[used.judgeCpuMs, used.othersCpuMs, used.pipesCpuMs, judgeMs - used.judgeCpuMs].map((ms) => ms.toFixed(3)),
    ]);
    const figures = [bytes.toFixed(0), judgeMs.toFixed(3), heardMs.toFixed(3), pipesMs.toFixed(3)];
    rows.push([game.id, ...figures, ...judgeAtMost(judgeMs / pipesMs, WARM_ROUND_GOAL)]);
    const parts = measureParts(game, bot);
    const known = PARTS.map((part) => parts[part]);
    const restMs = known.reduce((left, ms) => left - ms, judgeMs - pipesMs);
    costs.push([game.id, ...[pipesMs, ...known, restMs, judgeMs].map((ms) => ms.toFixed(3)), aroundMs.toFixed(1)]);
  }
  console.log('A round of a warm judge (from its third match on, every state validated) and of bare pipes with the');
  console.log('same bytes, four trivial compiled bots, in ms; "with events": while somebody listens to what happens');
  console.log(makeTable(['game', 'bytes', 'judge', 'with events', 'pipes', 'times', 'goal', 'reached'], rows));
  console.log(
    'The CPU time of such a round: of the thread that judges; of those in which V8 still compiles what it has seen',
  );
  console.log(
    'often, and collects garbage; and of bare pipes. "elsewhere" is what the judge was not running: it waited for',
  );
  console.log('bots, or others had the machine. In ms');
  console.log(makeTable(['game', 'judge', 'other threads', 'pipes', 'elsewhere'], cpu));
  console.log(
    'What costs what in such a round, each part measured by itself; the rest is what they do not explain, and can',
  );
  console.log(
    'be less than nothing, since states are validated while the bots think. Beside its rounds a match costs as much',
  );
  console.log('as the last column says: four starts, a map, four ends. In ms');
  console.log(makeTable(['game', 'pipes', ...PARTS, 'rest', 'judge', 'beside'], costs));
}

function benchEngine(): void {
  const rows = GAMES.map((game) => {
    const { alone: speed, heard } = measureEngine(game);
    const published = PUBLISHED[game.id]!;
    const goal = ENGINE_GOALS[game.id];
    const judged = goal === undefined ? ['', ''] : [`at least ${goal}`, speed >= goal ? 'yes' : 'no'];
    return [game.id, speed.toFixed(0), heard.toFixed(0), ...judged, String(published), (speed / published).toFixed(1)];
  });
  console.log(
    'The engine alone, four players without orders, in rounds per second of CPU time, and while somebody listens to',
  );
  console.log('its events');
  console.log(makeTable(['game', 'rounds/s', 'with events', 'goal', 'reached', 'published', 'times'], rows));
}

/** In processes of their own, so that it can be compared with other builds: see there. */
function benchPublishedPlayers(): void {
  const script = fileURLToPath(new URL('published-players.js', import.meta.url));
  spawnSync(process.execPath, [script], { stdio: 'inherit' });
}

function benchTournament(): void {
  const game = 'crematoria';
  const { matches, perSecond } = measureTournament(fileURLToPath(new URL('..', import.meta.url)), game, bot);
  const isReached = perSecond >= TOURNAMENT_GOAL ? 'yes' : 'no';
  console.log('A tournament of four trivial compiled bots in one slot, from its start to its report, in serial turns');
  const row = [game, String(matches), perSecond.toFixed(1), `at least ${TOURNAMENT_GOAL}`, isReached];
  console.log(makeTable(['game', 'matches', 'matches/s', 'goal', 'reached'], [row]));
}

benchStartUp();
await benchWarmRounds();
benchEngine();
benchTournament();
benchPublishedPlayers();
