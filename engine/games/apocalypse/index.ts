// What programs import as "minions-judge/engine/apocalypse": this game without the others.
export { startMatch } from '../../core/match.ts';
export { describeEvent } from './describe-event.ts';
export { apocalypse, apocalypseRules } from './apocalypse.ts';
export type { Apocalypse, ApocalypseConfig, ApocalypseEvent, ApocalypseMap, ApocalypseOrder } from './types.ts';
