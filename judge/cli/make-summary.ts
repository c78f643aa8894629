import { PLAYERS } from '../../engine/core/players.ts';
import type { MatchReport, Verdict } from '../match/report.ts';
import type { MatchPlan } from '../match/run-match.ts';
import { COMMAND } from '../tool.ts';
import { makeTable } from './make-table.ts';

/** The end of a match for people: a table, best place first, and what to do with the replay. */
export function makeSummary(plan: MatchPlan, report: MatchReport, outputs: readonly string[]): string {
  const order = [...PLAYERS].sort((a, b) => report.places[a] - report.places[b] || a - b);
  const extras = Object.keys(report.standing[0]);
  const titles = ['place', 'player', 'name', 'points', ...extras, 'refused', 'mean', 'max', 'CPU', 'verdict'];
  const rows = order.map((player) => {
    const bot = report.bots[player];
    return [
      String(report.places[player]),
      String(player),
      bot.name,
      String(report.scores[player]),
      ...extras.map((extra) => String(report.standing[player][extra])),
      String(bot.refused),
      `${bot.meanMs.toFixed(1)} ms`,
      `${bot.maxMs.toFixed(1)} ms`,
      bot.cpuMs === undefined ? '-' : `${bot.cpuMs.toFixed(0)} ms`,
      bot.verdict === undefined ? 'ok' : `${bot.verdict.code} in round ${bot.verdict.round}`,
    ];
  });
  const faults = report.bots.flatMap(({ name, verdict }) => (verdict ? [makeFault(name, verdict)] : []));
  const forgiven = report.bots.flatMap(({ name, forgiven: times }, player) =>
    times > 0 ? [`${name} (player ${player}) was late ${times} times and forgiven: the host explains it.\n`] : [],
  );
  const notes = outputs.map(describeOutput);
  const end = report.interrupted === undefined ? [] : [`Ended by ${report.interrupted} before the last round.\n`];
  return [makeTitle(plan), makeTable(titles, rows), ...end, ...faults, ...forgiven, ...notes].join('\n');
}

function makeTitle({ game, config, seed }: MatchPlan): string {
  return `${game.title}, ${config.rounds} rounds, rules ${config.rules}, seed ${seed}\n`;
}

function makeFault(name: string, { player, round, code, reason }: Verdict): string {
  return `${name} (player ${player}) is out since round ${round}: ${code}: ${reason}.\n`;
}

function describeOutput(path: string): string {
  if (/\.jsonl(\.gz)?$/.test(path))
    return `Replay in ${path}. Watch it with: ${COMMAND} view ${path}. Check it with: ${COMMAND} verify ${path}\n`;
  return `Replay in ${path}, for the viewer of the published game and for: ${COMMAND} view ${path}\n`;
}

/** The same for programs. */
export function makeSummaryJson(plan: MatchPlan, report: MatchReport, outputs: readonly string[]): object {
  return {
    game: plan.game.id,
    rules: plan.config.rules,
    seed: plan.seed,
    rounds: plan.config.rounds,
    outputs,
    interrupted: report.interrupted ?? null,
    protections: plan.protections ?? [],
    turns: plan.turns ?? 'parallel',
    players: PLAYERS.map((player) => {
      const { name, verdict, refused, forgiven, meanMs, maxMs, cpuMs } = report.bots[player];
      return {
        player,
        name,
        place: report.places[player],
        score: report.scores[player],
        ...report.standing[player],
        refused,
        forgiven,
        timeMs: { mean: meanMs, max: maxMs, cpu: cpuMs ?? null },
        verdict: verdict ?? null,
      };
    }),
  };
}
