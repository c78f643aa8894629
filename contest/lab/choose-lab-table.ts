import type { ByPlayer } from '../../engine/core/players.ts';
import { seatTable, type LadderBot, type LadderView } from '../ladder/choose-table.ts';

/**
 * Who plays next in a lab, by seat: the newest version that has not had its matches, with the version before it, every
 * second time with the best of the others too, and with sample bots. Undefined when every version has had its matches.
 */
export function chooseLabTable(view: LadderView): ByPlayer<string> | undefined {
  const versions = view.bots.filter(({ person }) => person !== null).toSorted((a, b) => findAge(b) - findAge(a));
  const at = versions.findIndex(({ matches }) => matches < view.burst);
  const subject = versions[at];
  if (!subject) return undefined;
  const before = versions[at + 1] ?? versions[at - 1];
  const others = versions.filter((bot) => bot !== subject && bot !== before);
  const best = others.toSorted((a, b) => b.rating - a.rating || findAge(b) - findAge(a))[0];
  const rivals = subject.matches % 2 === 0 ? [before] : [before, best];
  return seatTable([subject, ...rivals.filter((bot) => bot !== undefined)], view);
}

/** Entrants are numbered as they come. */
const findAge = ({ id }: LadderBot): number => Number(id.slice(1));
