import type { AskedRound, AskReport } from '../../protocol/types/rerun/ask.ts';
import { makeVisible } from '../../protocol/visible-text.ts';
import { describeAnswers, listAnswers } from './describe-answers.ts';
import { showLastStderr } from './last-stderr.ts';

const MAX_SHOWN = 5;

/** A bot that is out gives no orders. */
const OUT = { orders: [], fault: null };

/** What a bot answers in a recorded match, for people. `only`: the one round that was asked for. */
export function makeAskSummary(report: AskReport, only: number | undefined, isAll: boolean): string {
  const { name, player, rounds, stderr } = report;
  const who = makeVisible(`${name} (player ${player})`);
  const out = rounds.at(-1)?.now.fault ?? null;
  const words = out === null ? '' : showLastStderr(stderr);
  const [one] = rounds;
  if (only !== undefined && one !== undefined) return `${describeOne(who, one)}${words}`;
  const different = rounds.filter(({ isSame }) => !isSame);
  const shown = isAll ? different : different.slice(0, MAX_SHOWN);
  const more = different.length - shown.length;
  return [
    ...shown.map(({ round, recorded, now }) => `Round ${round}:\n${describeAnswers(recorded ?? OUT, now)}`),
    ...(more > 0 ? [`${more} more: --all lists them.\n`] : []),
    `${who} ${describeCount(report)}\n`,
    words,
  ].join('');
}

function describeCount({ differs, first, rounds }: AskReport): string {
  const count = `${rounds.length} round${rounds.length === 1 ? '' : 's'}`;
  const out = rounds.at(-1)?.now.fault ? ', and goes out in the last of them' : '';
  if (differs === 0) return `answers as recorded in all of ${count}${out}.`;
  return `differs in ${differs} of ${count}; first in ${first}${out}.`;
}

function describeOne(who: string, round: AskedRound): string {
  const { isSame, recorded, now } = round;
  const answers = listAnswers(recorded ?? OUT, now);
  return `Round ${round.round}: ${who} answers ${isSame ? 'as recorded' : 'differently'}.\n${answers}`;
}
