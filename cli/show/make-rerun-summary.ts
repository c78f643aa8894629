import { PLAYERS } from '../../engine/core/players.ts';
import type { AnswerDifference, RerunReport } from '../../protocol/types/rerun/report.ts';
import { makeVisible } from '../../protocol/visible-text.ts';
import { nameCommand } from '../command-name.ts';
import { describeAnswers } from './describe-answers.ts';
import { describeFault } from './make-summary.ts';
import { makeTable } from './make-table.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';

const MAX_SHOWN = 3;

/** The end of a match that was played again, for people: who played, what came of it, and where it went another way. */
export function makeRerunSummary(
  report: RerunReport,
  gameTitle: string,
  replay: string,
  outputs: readonly string[],
): string {
  const { config, seed, interrupted } = report.match;
  const title = `${gameTitle}, ${config.rounds} rounds, rules ${config.rules}, seed ${seed}, played again\n`;
  const end = interrupted === null ? [] : [`Ended by ${interrupted} before the last round.\n`];
  const notes = outputs.map(
    (path) =>
      `Replay in ${makeVisible(path)}. ${nameCommand(`Compare with: minions diff ${quoteForShell(makeVisible(replay))} ${quoteForShell(makeVisible(path))}`)}\n`,
  );
  const faults = report.match.seats.flatMap((seat, player) =>
    report.seats[player]!.liveFrom === null ? [] : describeFault(seat, player),
  );
  return [title, makeSeatTable(report), ...end, ...faults, describeCourse(report), ...notes].join('\n');
}

function makeSeatTable({ match, recorded, seats }: RerunReport): string {
  const rows = PLAYERS.map((player) => {
    const { name, score, place, verdict } = match.seats[player];
    const { liveFrom, bot } = seats[player];
    return [
      String(player),
      name,
      liveFrom === null ? 'recorded' : `live from round ${liveFrom}${bot === 'changed' ? ', changed' : ''}`,
      String(recorded.scores[player]),
      String(score),
      String(recorded.places?.[player] ?? '-'),
      String(place),
      verdict === null ? 'ok' : `${verdict.code} in round ${verdict.round}`,
    ];
  });
  return makeTable(['player', 'name', 'played', 'points then', 'now', 'place then', 'now', 'verdict'], rows);
}

function describeCourse({ match, compared, differences, divergedIn }: RerunReport): string {
  const { seats } = match;
  const describe = ({ round, player, recorded, now }: AnswerDifference): string =>
    `Round ${round}, ${makeVisible(`${seats[player]!.name} (player ${player})`)} answered differently:\n${describeAnswers(recorded, now)}`;
  const shown = differences.slice(0, MAX_SHOWN).map(describe);
  const more = differences.length - shown.length;
  return [
    ...(differences.length === 0
      ? [`No difference: the same answers to the same boards in ${compared} rounds.\n`]
      : shown),
    ...(more > 0 ? [`${more} more different answers to the same boards: --json lists them.\n`] : []),
    divergedIn === null
      ? 'The boards are the same to the end.\n'
      : `The boards are the same until round ${divergedIn - 1}, and differ from round ${divergedIn} on.\n`,
  ].join('');
}
