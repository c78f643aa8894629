import type { Change, PlanFormat } from './plan.ts';

/** Why a change of the field cannot be made once a tournament has begun, with what to do instead; or undefined. */
export function refuseChange(format: PlanFormat['kind'], change: Change['kind']): string | undefined {
  if (format !== 'upc' || change === 'withdrawn') return undefined;
  const what = change === 'added' ? 'added' : 'replaced';
  return (
    `A bot cannot be ${what} once a tournament of format upc has begun: who was put out cannot come back. ` +
    'Begin another tournament, or use the format round-robin, where only the tables of that bot are played.'
  );
}
