// What programs import as "minions-judge/engine/walking-dead": this game without the others.
export { startMatch } from '../../core/match.ts';
export { describeEvent } from './describe-event.ts';
export { walkingDead, walkingDeadRules } from './walking-dead.ts';
export type { WalkingDead, WalkingDeadConfig, WalkingDeadEvent, WalkingDeadMove } from './types.ts';
