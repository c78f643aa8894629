import type { ComparisonResult } from '../../protocol/types/compare/result.ts';

/** Above this share of rivals beaten there is no room left to be better in. */
const CEILING = 0.95;

/** What should be known about the figures, in sentences. */
export function makeNotes({ old, new: fresh, design }: Omit<ComparisonResult, 'notes'>): string[] {
  const notes: string[] = [];
  if (old.digest !== null && old.digest === fresh.digest) {
    notes.push('Old and new are made of the same files: they differ only by their random numbers and their times.');
  }
  if (design === 'same-chair' && Math.min(old.points ?? 0, fresh.points ?? 0) > CEILING) {
    notes.push(
      'Both come before nearly all of these rivals, so little is left to measure: name stronger ones with ' +
        '--against, or let the two meet with --together.',
    );
  }
  const failing = (['old', 'new'] as const).filter((which) => {
    const bot = which === 'old' ? old : fresh;
    return bot.matches > 0 && Object.keys(bot.faults).length > 0;
  });
  for (const which of failing) {
    const { faults, matches } = which === 'old' ? old : fresh;
    const count = Object.values(faults).reduce((sum, each) => sum + each, 0);
    notes.push(`${which === 'old' ? 'Old' : 'New'} went out of ${count} of its ${matches} matches.`);
  }
  return notes;
}
