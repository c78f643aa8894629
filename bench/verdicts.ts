// npm run bench:verdicts [now|before] [games, as in crematoria,apocalypse] [bots, as in rookie,dummy] [secret]: how many real
// matches, and seconds, `minions compare` takes to see that a sample bot is better than the one below it. "before" plays by the
// rules from before there was a choice of scores: rank points in four chairs, and stakes that do not adapt.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../cli/show/make-table.ts';
import { findOurGame } from '../judge/games/our-games.ts';
import type { ComparisonResult } from '../protocol/types/compare/result.ts';
import type { ComparisonFormat } from '../protocol/types/tournament/definition.ts';
import { USUAL_RIVALS } from '../tournament/compare/begin-comparison.ts';
import { defineTournament } from '../tournament/folder/define-tournament.ts';
import { locateTournament } from '../tournament/folder/locate-tournament.ts';
import { makeTournamentPlan } from '../tournament/run/make-tournament-plan.ts';

const MINIONS = fileURLToPath(new URL('../minions.cjs', import.meta.url));
const GAMES = 'crematoria,walking-dead,ork-island,apocalypse';
/** Each against the one before. */
const BOTS = 'demo,rookie,dummy';
const SECRET = '5eed'.repeat(16);
const ONE_CHAIR = { seats: 1, score: 'points', blocks: 200 } as const;
const FOUR_CHAIRS = { seats: 4, blocks: 60 } as const;

const [rule = 'now', games = GAMES, bots = BOTS, secret = SECRET] = process.argv.slice(2);
if (rule !== 'now' && rule !== 'before') throw new Error(`invalid rule: expected now or before, got "${rule}"`);

interface Pair {
  readonly game: string;
  readonly old: string;
  readonly fresh: string;
}

/** Makes the folder of a comparison. The command makes none without a score. */
async function define(folder: string, { game: id, old, fresh }: Pair): Promise<void> {
  const game = findOurGame(id)!;
  const chairs = rule === 'now' ? ONE_CHAIR : FOUR_CHAIRS;
  const format: ComparisonFormat = {
    kind: 'comparison',
    design: 'same-chair',
    margin: 0.02,
    confidence: 0.95,
    ...chairs,
  };
  await defineTournament(locateTournament(folder, 'compare'), {
    game,
    plan: makeTournamentPlan({ game }, { title: `${fresh} against ${old}`, format, seats: 4, outAfter: null }),
    bots: [`old=${old}`, `new=${fresh}`],
    houseBots: USUAL_RIVALS,
    secret,
    check: async () => {},
  });
}

function play(folder: string): { result: ComparisonResult; seconds: number } {
  const began = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [MINIONS, 'compare', 'resume', folder, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`the comparison in ${folder} ended with ${status}`);
  return { result: JSON.parse(stdout) as ComparisonResult, seconds: (performance.now() - began) / 1000 };
}

async function measure(pair: Pair): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'minions-verdicts-'));
  try {
    await define(join(folder, 'compared'), pair);
    const { result, seconds } = play(join(folder, 'compared'));
    const { verdict, mean, blocks, matchesPerBlock } = result;
    const figures = [mean.toFixed(2), String(blocks), String(blocks * matchesPerBlock), seconds.toFixed(0)];
    return [pair.game, `${pair.fresh} against ${pair.old}`, verdict, ...figures];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const names = bots.split(',');
const pairs = games
  .split(',')
  .flatMap((game) => names.slice(1).map((fresh, at): Pair => ({ game, old: names[at]!, fresh })));
const rows: string[][] = [];
for (const pair of pairs) {
  const row = await measure(pair);
  console.error(row.join(' '));
  rows.push(row);
}
console.log(makeTable(['game', 'bots', 'verdict', 'mean X', 'blocks', 'matches', 'seconds'], rows));
