import { UsageError } from '../../judge/usage-error.ts';

/** Why a bot cannot enter. */
export interface EntryProblem {
  /** The bot as people named it: a path that exists, where it is a path. */
  readonly source: string;
  readonly problem: string;
  readonly advice: string;
}

/** What an action fails with if it fails with a sentence, as the problem of a bot. */
export function makeEntryProblem(source: string, error: unknown): EntryProblem {
  if (!(error instanceof UsageError)) throw error;
  return { source, problem: error.message, advice: error.hint };
}

/** Does something with each bot. What fails with a sentence is the problem of that bot, and the others go on. */
export function tryEach<T, R>(
  bots: readonly T[],
  nameSource: (bot: T) => string,
  act: (bot: T) => R,
): { readonly done: R[]; readonly problems: EntryProblem[] } {
  const problems: EntryProblem[] = [];
  const done = bots.flatMap((bot) => {
    try {
      return [act(bot)];
    } catch (error) {
      problems.push(makeEntryProblem(nameSource(bot), error));
      return [];
    }
  });
  return { done, problems };
}

const describeEntryProblem = ({ source, problem, advice }: EntryProblem): string =>
  `${source}: ${indent(problem)}\n  ${indent(advice)}`;

/** All of them at once: whoever has sixty bots does not want them one at a time. */
export function refuseEntry(
  problems: readonly EntryProblem[],
  others: readonly string[] = [],
  hint = 'fix them or leave them out; nothing was begun',
): UsageError {
  const list = [...problems.map(describeEntryProblem), ...others];
  const count = problems.length === 1 ? 'a bot cannot enter' : `${problems.length} bots cannot enter`;
  return new UsageError(`${count}\n${list.join('\n')}`, hint);
}

const indent = (text: string): string => text.trimEnd().replaceAll('\n', '\n    ');
