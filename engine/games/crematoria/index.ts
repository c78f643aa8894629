// What programs import as "minions-judge/engine/crematoria": this game without the others.
export { startMatch } from '../../core/match.ts';
export { describeEvent } from './describe-event.ts';
export { crematoria, crematoriaRules } from './crematoria.ts';
export type { Crematoria, CrematoriaConfig, CrematoriaEvent, CrematoriaOrder } from './types.ts';
