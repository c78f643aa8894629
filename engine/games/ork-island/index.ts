// What programs import as "minions-judge/engine/ork-island": this game without the others.
export { startMatch } from '../../core/match.ts';
export { describeEvent } from './describe-event.ts';
export { orkIsland, orkIslandRules } from './ork-island.ts';
export type { OrkIsland, OrkIslandConfig, OrkIslandEvent, OrkIslandMove, OrkIslandOrder } from './types.ts';
