import type { ContestMark, ContestMarks } from '../../protocol/types/contest/marks.ts';
import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import type { Standings } from '../../protocol/types/tournament/standings.ts';
import { addMarks, findMarkLines } from '../../tournament/report/make-marks.ts';
import { explainMark } from './explain-mark.ts';

/** Somebody who gets a mark, with the bots that are theirs. */
export interface Marked {
  readonly id: string;
  readonly name: string;
  readonly bots: readonly string[];
}

interface MarkTerms {
  readonly round: string;
  readonly settings: NonNullable<ContestSettings['marks']>;
  readonly standings: Standings;
  /** The bot of an entrant. */
  readonly findBot: (name: string) => string;
}

/** A mark for everybody: that of the best of their bots in the round. */
export function giveMarks(people: readonly Marked[], terms: MarkTerms): ContestMarks {
  const { round, settings, standings, findBot } = terms;
  const marked = markBots(standings, settings.formula, findBot);
  const isLowBest = settings.formula.bestMark === 'lowest';
  return {
    round,
    marks: people.map(({ id, name, bots }): ContestMark => {
      const own = bots.flatMap((bot) => marked.get(bot) ?? []);
      const [best] = own.toSorted((a, b) => (isLowBest ? a.mark - b.mark : b.mark - a.mark));
      if (best) return { id, name, ...best };
      const { absent } = settings;
      const explanation = `No bot of ${name} took part in ${round}.`;
      return { id, name, bot: null, mark: absent ?? null, explanation };
    }),
  };
}

type BotMark = Pick<ContestMark, 'bot' | 'explanation'> & { readonly mark: number };

function markBots(named: Standings, formula: MarkFormula, findBot: (name: string) => string): Map<string, BotMark> {
  // A formula names reference bots as they are; bots of people may have other names in the round.
  const names = new Map(named.rows.map(({ id, name }) => [id, name]));
  const showName = (id: string): string => names.get(id) ?? id;
  const lines = findMarkLines(named, formula, showName);
  const standings = addMarks(named, formula, showName);
  return new Map(
    standings.rows.flatMap((row) => {
      if (row.mark === undefined) return [];
      const bot = findBot(row.name);
      const explanation = explainMark(standings, { ...row, name: bot, mark: row.mark }, lines, formula);
      return [[bot, { bot, mark: row.mark, explanation }] as const];
    }),
  );
}
